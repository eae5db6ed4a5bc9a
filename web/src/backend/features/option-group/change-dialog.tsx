import { useQuery } from "@tanstack/react-query";
import { COMMON_TEXTS } from "../../shared/common.texts";
import type { Confirmed } from "../../admin/screen";
import { Button } from "../../shared/ui/button";
import { Dialog } from "../../shared/ui/dialog";
import { FieldMessage } from "../../shared/ui/input";
import { Skeleton } from "../../shared/ui/states";
import { groupQueries } from "./group-queries";
import { optionChanges } from "./option-changes";
import { CHANGE_TEXTS } from "./option-group.texts";
import { ProductList } from "./product-list";

/** Asks before options of a group are renamed or removed, and names what that concerns. */
export function ChangeDialog({
  before,
  draft,
  onConfirm,
  onClose,
}: Confirmed & { onConfirm: () => void; onClose: () => void }) {
  const { data, error } = useQuery(groupQueries.products(before.id));
  const changes = optionChanges({ before: before["options"], after: draft["options"] });
  return (
    <Dialog
      isOpen
      onClose={onClose}
      role="alertdialog"
      size="md"
      title={CHANGE_TEXTS.title}
      footer={
        <>
          <Button onPress={onClose} autoFocus>
            {COMMON_TEXTS.cancel}
          </Button>
          <Button variant="primary" onPress={onConfirm}>
            {CHANGE_TEXTS.save}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-3 text-sm wrap-anywhere">
        <ul className="font-medium">
          {changes.map(({ from, to }) => (
            <li key={from}>{to === null ? CHANGE_TEXTS.removed(from) : CHANGE_TEXTS.renamed({ from, to })}</li>
          ))}
        </ul>
        {error && !data ? (
          <FieldMessage>{CHANGE_TEXTS.unknown}</FieldMessage>
        ) : data ? (
          <div>
            <p className="mb-1">{CHANGE_TEXTS.concerned({ count: data.products.length, isMore: data.isMore })}</p>
            <ProductList
              {...data}
              noteOf={({ without }) =>
                changes
                  .flatMap(({ from, to }) =>
                    to !== null && without.includes(from) ? [CHANGE_TEXTS.leavesOut({ from, to })] : [],
                  )
                  .join(", ")
              }
              onFollow={onClose}
            />
          </div>
        ) : (
          <Skeleton className="h-12" />
        )}
        <p className="text-muted">{CHANGE_TEXTS.carts}</p>
        <p className="text-muted">{CHANGE_TEXTS.soldOut}</p>
      </div>
    </Dialog>
  );
}
