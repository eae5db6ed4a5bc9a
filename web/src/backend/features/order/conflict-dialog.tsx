import { formatDateTime } from "@tresen/contract/kit/time";
import { useAtom } from "jotai";
import { useZoneOf } from "../../shared/branches";
import { Button } from "../../shared/ui/button";
import { Dialog } from "../../shared/ui/dialog";
import { useCustomerText } from "../../shared/visibility";
import { actionLabel, stateLabel } from "./labels";
import { actorLabel, timelineLabel } from "./panel/timeline-labels";
import { ORDER_CONFLICT_TEXTS } from "./action.texts";
import { newsFor } from "./news";
import { conflictAtom, useOrderAction } from "./use-order-action";

/** Shown when somebody else changed an order first: what they did, and whether the action is still possible. */
export function ConflictDialog() {
  const [conflict, setConflict] = useAtom(conflictAtom);
  const act = useOrderAction();
  const zoneOf = useZoneOf();
  const hide = useCustomerText();
  if (!conflict) return null;
  const { order, attempted } = conflict;
  const { entries, isPossible: isStillPossible } = newsFor(conflict);
  const close = (): void => setConflict(null);
  return (
    <Dialog
      isOpen
      onClose={close}
      role="alertdialog"
      title={ORDER_CONFLICT_TEXTS.title(order.ticketNumber)}
      footer={
        <>
          <Button variant={isStillPossible ? "secondary" : "primary"} onPress={close} autoFocus>
            {isStillPossible ? ORDER_CONFLICT_TEXTS.leave : ORDER_CONFLICT_TEXTS.understood}
          </Button>
          {isStillPossible && (
            <Button
              variant="primary"
              onPress={() => {
                close();
                act({ ...attempted, order });
              }}
            >
              {ORDER_CONFLICT_TEXTS.actAnyway(actionLabel({ action: attempted.action, order }))}
            </Button>
          )}
        </>
      }
    >
      {entries.length > 0 && (
        <ul aria-label={ORDER_CONFLICT_TEXTS.news} className="mb-3 flex flex-col gap-2">
          {entries.map((entry, index) => (
            <li key={index} className="border-s-2 border-line-strong ps-3">
              <strong className="block">{timelineLabel(entry.action)}</strong>
              {ORDER_CONFLICT_TEXTS.entry({
                actor: actorLabel(entry),
                time: formatDateTime({ at: Date.parse(entry.at), zone: zoneOf(order.branch.id) }),
              })}
              {entry.message && (
                <span className="block wrap-anywhere text-muted">
                  {ORDER_CONFLICT_TEXTS.quoted(hide(entry.message))}
                </span>
              )}
            </li>
          ))}
        </ul>
      )}
      <p>
        {ORDER_CONFLICT_TEXTS.stateNow} <strong>{stateLabel(order)}</strong>.
      </p>
      <p className="mt-2 text-muted">
        {ORDER_CONFLICT_TEXTS.notDone(actionLabel({ action: attempted.action, order }))}
        {!isStillPossible && ORDER_CONFLICT_TEXTS.impossible}
      </p>
    </Dialog>
  );
}
