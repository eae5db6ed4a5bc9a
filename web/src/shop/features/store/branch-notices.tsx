import { type DeliveryMethod, DELIVERY_METHOD_LABELS, closedReason, enabledMethods, scheduleFor, takesOrders, zoneOf } from "@tresen/contract/branch-hours";
import { MESSAGES } from "@tresen/contract/messages";
import { openingState } from "@tresen/contract/opening-hours";
import type { Branch } from "@tresen/contract/resources/branch";
import { type Instant, formatTime } from "@tresen/contract/time";
import { closedTitle } from "../../state/closed-title";
import { Button } from "../../ui/button";
import { Notice } from "../../ui/notice";
import { Resumption } from "../../ui/resumption";

interface BranchNoticesProps {
  branch: Branch;
  now: Instant;
  method: DeliveryMethod;
  onMethod: (method: DeliveryMethod) => void;
}

/** The one thing about opening that a customer has to know before choosing: inactive, closed, no delivery now, or closing soon. */
export function BranchNotices(props: BranchNoticesProps) {
  const { branch, now, method } = props;
  const closed = closedReason({ branch, method, at: now });
  if (!branch.isPublic) return <Notice tone="warning" role="status" className="mb-4" title="Diese Filiale nimmt derzeit keine Bestellungen an." />;
  if (!closed) return <ClosingSoon {...props} />;
  const title = closedTitle(closed);
  return (
    <Notice tone="warning" role="status" className="mb-4" title={title}>
      {closed.scope === "branch" && branch.closedMessage && <p>{branch.closedMessage}</p>}
      <Resumption branch={branch} method={method} closed={closed} />
      {branch.isPreorderEnabled && (
        <p>
          {MESSAGES.preorderPossible} {MESSAGES.preorderProcess}
        </p>
      )}
      <Alternatives {...props} />
    </Notice>
  );
}

/** What is served right now instead, one press away. */
function Alternatives({ branch, now, method, onMethod }: BranchNoticesProps) {
  const served = enabledMethods(branch).filter((other) => other !== method && closedReason({ branch, method: other, at: now }) === null);
  if (served.length === 0) return null;
  return (
    <p className="mt-2 flex flex-wrap gap-2">
      {served.map((other) => (
        <Button key={other} look="quiet" onClick={() => onMethod(other)}>
          {DELIVERY_METHOD_LABELS[other]} wählen
        </Button>
      ))}
    </p>
  );
}

function ClosingSoon({ branch, now, method }: BranchNoticesProps) {
  const state = openingState({ ...scheduleFor({ branch, method }), at: now });
  if (state.state !== "closingSoon") return null;
  const minutes = state.minutesLeft === 1 ? "einer Minute" : `${state.minutesLeft} Minuten`;
  const time = formatTime({ at: state.closesAt, zone: zoneOf(branch) });
  return (
    <Notice tone="warning" role="status" className="mb-4" title={`${method === "delivery" && branch.isDeliveryHoursEnabled ? "Unsere Lieferung endet" : "Wir schließen"} in ${minutes}.`}>
      {takesOrders({ branch, method, at: state.closesAt }) ? `Was Sie nach ${time} Uhr bestellen, bearbeiten wir, sobald wir wieder geöffnet haben.` : `Bestellungen nehmen wir noch bis ${time} Uhr an.`}
    </Notice>
  );
}
