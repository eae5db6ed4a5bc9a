import { type DeliveryMethod, DELIVERY_METHOD_LABELS, branchState, enabledMethods, isMethodOpen, nextOpeningFor, takesOrders, zoneOf } from "@tresen/contract/branch-hours";
import { MESSAGES } from "@tresen/contract/messages";
import type { Branch } from "@tresen/contract/resources/branch";
import { type Instant, formatTime } from "@tresen/contract/time";
import { dayAndTime } from "../../state/hours";
import { Button } from "../../ui/button";
import { Notice } from "../../ui/notice";

interface BranchNoticesProps {
  branch: Branch;
  now: Instant;
  method: DeliveryMethod;
  onMethod: (method: DeliveryMethod) => void;
}

/** The one thing about opening that a customer has to know before choosing: closed, closing soon, or no delivery now. */
export function BranchNotices({ branch, now, method, onMethod }: BranchNoticesProps) {
  const state = branchState({ branch, at: now });
  if (state.state === "closed") return <Closed branch={branch} now={now} opensAt={state.opensAt} />;
  if (method === "delivery" && !isMethodOpen({ branch, method, at: now })) return <NoDelivery branch={branch} now={now} onMethod={onMethod} />;
  if (state.state !== "closingSoon") return null;
  const minutes = state.minutesLeft === 1 ? "einer Minute" : `${state.minutesLeft} Minuten`;
  return (
    <Notice tone="warning" role="status" className="mb-4" title={`Wir schließen in ${minutes}.`}>
      Bestellungen nehmen wir heute noch bis {formatTime({ at: state.closesAt, zone: zoneOf(branch) })} Uhr an.
    </Notice>
  );
}

function Closed({ branch, now, opensAt }: { branch: Branch; now: Instant; opensAt: Instant | null }) {
  const reopening = opensAt === null ? "" : `Wir öffnen wieder ${dayAndTime({ at: opensAt, now, zone: zoneOf(branch) })}.`;
  const hint = branch.closedMessage || reopening;
  return (
    <Notice tone="warning" role="status" className="mb-4" title={MESSAGES.branchClosed}>
      {hint && <p>{hint}</p>}
      {branch.closedMessage && reopening && <p>{reopening}</p>}
      {branch.isPreorderEnabled && <p>{MESSAGES.preorderPossible}</p>}
    </Notice>
  );
}

function NoDelivery({ branch, now, onMethod }: { branch: Branch; now: Instant; onMethod: (method: DeliveryMethod) => void }) {
  const resumesAt = nextOpeningFor({ branch, method: "delivery", at: now });
  const alternatives = enabledMethods(branch).filter((method) => method !== "delivery" && takesOrders({ branch, method, at: now }));
  return (
    <Notice tone="warning" role="status" className="mb-4" title={resumesAt === null ? MESSAGES.deliveryNotOffered : MESSAGES.deliveryPaused}>
      {resumesAt !== null && <p>Wir liefern wieder {dayAndTime({ at: resumesAt, now, zone: zoneOf(branch), word: "ab" })}.</p>}
      {branch.isPreorderEnabled && resumesAt !== null && <p>{MESSAGES.preorderPossible}</p>}
      {alternatives.length > 0 && (
        <p className="mt-2 flex flex-wrap gap-2">
          {alternatives.map((method) => (
            <Button key={method} look="quiet" onClick={() => onMethod(method)}>
              {DELIVERY_METHOD_LABELS[method]} wählen
            </Button>
          ))}
        </p>
      )}
    </Notice>
  );
}
