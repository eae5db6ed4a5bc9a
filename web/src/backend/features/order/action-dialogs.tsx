import type { ListedOrder } from "@tresen/contract/order/order";
import { COMMON_TEXTS } from "../../shared/common.texts";
import { ConfirmDialog } from "../../shared/ui/dialog";
import { CANCEL_TEXTS } from "./action.texts";
import { ACTION_LABELS } from "./order.texts";
import { RefundNote } from "./reject-dialog";

export interface ActionDialogProps<Value> {
  order: ListedOrder;
  zone: string;
  onClose: () => void;
  onDone: (value: Value) => void;
}

export function CancelDialog({ order, onClose, onDone }: ActionDialogProps<undefined>) {
  return (
    <ConfirmDialog
      isOpen
      onClose={onClose}
      onConfirm={() => onDone(undefined)}
      title={CANCEL_TEXTS.title(order.ticketNumber)}
      confirmLabel={ACTION_LABELS.cancel}
      cancelLabel={COMMON_TEXTS.back}
      isDangerous
    >
      <div className="flex flex-col gap-4">
        <RefundNote order={order} />
        <p>{CANCEL_TEXTS.explanation}</p>
      </div>
    </ConfirmDialog>
  );
}
