import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { RetainedKind } from "@tresen/contract/privacy/retention/retention.view";
import { call } from "../../../../shared/api";
import { COMMON_TEXTS } from "../../../shared/common.texts";
import { failureDetail, failureSentences } from "../../../shared/failure";
import { showToast } from "../../../shared/toasts";
import { Button } from "../../../shared/ui/button";
import { Dialog } from "../../../shared/ui/dialog";
import { FieldMessage } from "../../../shared/ui/input";
import { dayText } from "./day-text";
import { RETENTION_TEXTS as texts } from "./privacy.texts";

/** Asks whether what is shown may be removed, now and each night. */
export function RetentionDialog({ kinds, onClose }: { kinds: readonly RetainedKind[]; onClose: () => void }) {
  const client = useQueryClient();
  const cutoffOf = (wanted: RetainedKind["kind"]) => kinds.find(({ kind }) => kind === wanted)?.cutoff ?? null;
  const { mutate, isPending, error } = useMutation({
    mutationFn: () =>
      call("POST /api/privacy/retention/start", {
        body: {
          cutoffs: { orders: cutoffOf("orders"), customers: cutoffOf("customers"), uploads: cutoffOf("uploads") },
        },
      }),
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: ["privacy", "retention"] });
      showToast({ kind: "success", message: texts.started });
      onClose();
    },
    // What is shown may be outdated.
    onError: () => client.invalidateQueries({ queryKey: ["privacy", "retention"] }),
  });
  return (
    <Dialog
      isOpen
      onClose={onClose}
      size="md"
      title={texts.ask}
      footer={
        <>
          <Button onPress={onClose}>{COMMON_TEXTS.cancel}</Button>
          <Button variant="danger" isDisabled={isPending} onPress={mutate}>
            {isPending ? texts.starting : texts.confirm}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-3 text-sm">
        <p>{texts.effect}</p>
        <ul className="list-disc ps-5 font-medium">
          {kinds.map(
            ({ kind, cutoff, count, isMore }) =>
              cutoff && (
                <li key={kind}>{texts.due({ what: texts.counted({ kind, count, isMore }), day: dayText(cutoff) })}</li>
              ),
          )}
        </ul>
        <p>{texts.nights}</p>
        <p>{texts.stays}</p>
        <p className="font-medium">{COMMON_TEXTS.irreversible}</p>
        {error && (
          <div role="alert">
            <FieldMessage>{failureSentences(error, texts.failed)}</FieldMessage>
            {failureDetail(error) && <p className="text-muted">{failureDetail(error)}</p>}
          </div>
        )}
      </div>
    </Dialog>
  );
}
