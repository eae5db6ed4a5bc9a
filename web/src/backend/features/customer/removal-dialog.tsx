import { useQuery } from "@tanstack/react-query";
import type { AnyRecord } from "@tresen/contract/openapi/client";
import { COMMON_TEXTS } from "../../shared/common.texts";
import { customerQueries } from "../../shared/customer/customer-queries";
import { Button } from "../../shared/ui/button";
import { Dialog } from "../../shared/ui/dialog";
import { REMOVAL_TEXTS as texts } from "./person.texts";
import { RemovalEffect } from "./removal-effect";
import { SuggestionsSection } from "./suggestions-section";

/** Asks before a customer is erased: first who may be the same person, then what goes and what stays. */
export function RemovalDialog({
  record,
  onConfirm,
  onClose,
}: {
  record: AnyRecord;
  onConfirm: () => void;
  onClose: () => void;
}) {
  const { data: alike, error } = useQuery(customerQueries.suggestions(record.id));
  const hasAlike = error !== null || (alike !== undefined && alike.length > 0);
  return (
    <Dialog
      isOpen
      onClose={onClose}
      size="lg"
      role="alertdialog"
      title={texts.title(Number(record["number"]))}
      footer={
        <>
          <Button onPress={onClose}>{COMMON_TEXTS.cancel}</Button>
          <Button
            variant="danger"
            // Who may be the same person should be seen first.
            isDisabled={!alike && !error}
            onPress={() => {
              onConfirm();
              onClose();
            }}
          >
            {texts.confirm}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4 text-sm">
        {hasAlike && (
          <section aria-label={texts.alike} className="rounded-control border border-warning p-3">
            <h3 className="font-semibold">{texts.alike}</h3>
            <p className="mt-1">{texts.alikeNote}</p>
            <SuggestionsSection record={record} />
          </section>
        )}
        <RemovalEffect />
        <p className="font-medium">{COMMON_TEXTS.irreversible}</p>
      </div>
    </Dialog>
  );
}
