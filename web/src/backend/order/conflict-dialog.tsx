import { allowedActions } from "@tresen/contract/order-state";
import { formatTime } from "@tresen/contract/time";
import { useAtom } from "jotai";
import { useZoneOf } from "../shared/branches";
import { Button } from "../shared/ui/button";
import { Dialog } from "../shared/ui/dialog";
import { situationOf } from "./apply-action";
import { actionLabel, stateLabel } from "./labels";
import { conflictAtom, useOrderAction } from "./use-order-action";

/** Shown when an order changed under one's hands: what happened, and what can still be done. */
export function ConflictDialog() {
  const [conflict, setConflict] = useAtom(conflictAtom);
  const act = useOrderAction();
  const zoneOf = useZoneOf();
  if (!conflict) return null;
  const { order, attempted } = conflict;
  const last = order.timeline.at(-1);
  const isStillPossible = allowedActions({ actor: "staff", order: situationOf(order) }).includes(attempted.action);
  const close = (): void => setConflict(null);
  return (
    <Dialog
      isOpen
      onClose={close}
      role="alertdialog"
      title={`Ticket ${order.ticketNumber} wurde inzwischen geändert`}
      footer={
        <>
          <Button variant={isStillPossible ? "secondary" : "primary"} onPress={close} autoFocus>
            {isStillPossible ? "So lassen" : "Verstanden"}
          </Button>
          {isStillPossible && (
            <Button
              variant="primary"
              onPress={() => {
                close();
                act({ ...attempted, order });
              }}
            >
              Trotzdem: {actionLabel({ action: attempted.action, order })}
            </Button>
          )}
        </>
      }
    >
      <p>
        Die Bestellung ist jetzt: <strong>{stateLabel(order)}</strong>
        {last && ` (${last.name || "Kunde"}, ${formatTime({ at: Date.parse(last.at), zone: zoneOf(order.branch.id) })} Uhr)`}.
      </p>
      <p className="mt-2 text-muted">
        „{actionLabel({ action: attempted.action, order })}“ wurde nicht ausgeführt.
        {!isStillPossible && " Es ist in diesem Stand nicht mehr möglich."}
      </p>
    </Dialog>
  );
}
