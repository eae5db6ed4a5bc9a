import { formatDateTime } from "@tresen/contract/kit/time";
import { useAtom } from "jotai";
import { useZoneOf } from "../../shared/branches";
import { Button } from "../../shared/ui/button";
import { Dialog } from "../../shared/ui/dialog";
import { actionLabel, actorLabel, stateLabel, timelineLabel } from "./labels";
import { newsFor } from "./news";
import { conflictAtom, useOrderAction } from "./use-order-action";

/** Shown when an order changed under one's hands: what happened, and what can still be done. */
export function ConflictDialog() {
  const [conflict, setConflict] = useAtom(conflictAtom);
  const act = useOrderAction();
  const zoneOf = useZoneOf();
  if (!conflict) return null;
  const { order, attempted } = conflict;
  const { entries, isPossible: isStillPossible } = newsFor(conflict);
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
      {entries.length > 0 && (
        <ul aria-label="Was inzwischen geschah" className="mb-3 flex flex-col gap-2">
          {entries.map((entry, index) => (
            <li key={index} className="border-s-2 border-line-strong ps-3">
              <strong className="block">{timelineLabel(entry.action)}</strong>
              {actorLabel(entry)}, {formatDateTime({ at: Date.parse(entry.at), zone: zoneOf(order.branch.id) })} Uhr
              {entry.message && <span className="block wrap-anywhere text-muted">„{entry.message}“</span>}
            </li>
          ))}
        </ul>
      )}
      <p>
        Die Bestellung ist jetzt: <strong>{stateLabel(order)}</strong>.
      </p>
      <p className="mt-2 text-muted">
        „{actionLabel({ action: attempted.action, order })}“ wurde nicht ausgeführt.
        {!isStillPossible && " Es ist in diesem Stand nicht mehr möglich."}
      </p>
    </Dialog>
  );
}
