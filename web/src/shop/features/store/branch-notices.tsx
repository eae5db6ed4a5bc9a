import {
  type DeliveryMethod,
  branchState,
  closedReason,
  enabledMethods,
  scheduleFor,
  takesOrders,
  zoneOf,
} from "@tresen/contract/branch/branch-hours";
import { SCREEN_MESSAGES } from "@tresen/contract/site/screen.texts";
import { openingState } from "@tresen/contract/branch/opening-hours";
import type { Branch } from "@tresen/contract/branch/branch.resource";
import { type Instant, formatTime } from "@tresen/contract/kit/time";
import { lazy, useCallback, useState } from "react";
import { DELIVERY_METHOD_LABELS } from "@tresen/contract/branch/delivery-method.texts";
import { closedTitle } from "../../state/closed-title";
import { useNoticeTurn } from "../../state/browser/notices";
import { isSelfService } from "../../state/browser/self-service";
import { readSession, writeSession } from "../../state/browser/storage";
import { Button } from "../../ui/button";
import { OptionalPart } from "../../widgets/optional-part";
import { Callout } from "../../ui/callout";
import { ReopeningTime } from "../../widgets/reopening-time";
import * as texts from "./store.texts";

const NoticeFrame = lazy(() =>
  import("../../widgets/notice-frame").then(({ NoticeFrame: component }) => ({ default: component })),
);

interface BranchNoticesProps {
  branch: Branch;
  now: Instant;
  method: DeliveryMethod;
  onMethod: (method: DeliveryMethod) => void;
}

/**
 * The most important message about opening: inactive, closed, no delivery now, or closing soon. It appears in one place
 * at a time: that the branch is closed is a notice until the customer closes it, and then a message above the menu.
 */
export function BranchNotices(props: BranchNoticesProps) {
  const { branch, now, method } = props;
  const [isRead, read] = useRead(branch);
  const isNotice = useNoticeTurn({
    name: "closed",
    isDue: branch.isPublic && !isRead && !isSelfService() && branchState({ branch, at: now }).state === "closed",
  });
  const closed = closedReason({ branch, method, at: now });
  if (!branch.isPublic) return <Callout tone="warning" role="status" className="mb-4" title={texts.noOrders} />;
  if (!closed) return <ClosingSoon {...props} />;
  const title = closedTitle(closed);
  const text = (
    <>
      {closed.scope === "branch" && branch.closedMessage && <p>{branch.closedMessage}</p>}{" "}
      <ReopeningTime branch={branch} method={method} closed={closed} />{" "}
      {branch.isPreorderEnabled && (
        <p>
          {SCREEN_MESSAGES.preorderPossible} {SCREEN_MESSAGES.preorderProcess}
        </p>
      )}
    </>
  );
  if (isNotice) {
    return (
      <OptionalPart>
        <NoticeFrame name="closed" role="complementary" label={texts.openingHours} onClose={read}>
          <div role="status" className="text-sm leading-snug text-muted *:inline">
            <strong className="block! text-base leading-snug font-semibold text-ink">{title}</strong>
            {text}
          </div>
        </NoticeFrame>
      </OptionalPart>
    );
  }
  return (
    <Callout tone="warning" role="status" className="mb-4" title={title}>
      {text}
      <Alternatives {...props} />
    </Callout>
  );
}

/** Whether the customer closed the notice of this branch in this visit, and a function to close it. */
function useRead({ identifier }: Branch): [boolean, () => void] {
  const key = `closed-read/${identifier}`;
  const [isRead, setRead] = useState(() => readSession(key) === true);
  const read = useCallback((): void => {
    writeSession(key, true);
    setRead(true);
  }, [key]);
  return [isRead, read];
}

/** Buttons for the methods that are available now. */
function Alternatives({ branch, now, method, onMethod }: BranchNoticesProps) {
  const served = enabledMethods(branch).filter(
    (other) => other !== method && closedReason({ branch, method: other, at: now }) === null,
  );
  if (served.length === 0) return null;
  return (
    <p className="mt-2 flex flex-wrap gap-2">
      {served.map((other) => (
        <Button key={other} look="quiet" onClick={() => onMethod(other)}>
          {texts.chooseMethod(DELIVERY_METHOD_LABELS[other])}
        </Button>
      ))}
    </p>
  );
}

function ClosingSoon({ branch, now, method }: BranchNoticesProps) {
  const state = openingState({ ...scheduleFor({ branch, method }), at: now });
  if (state.state !== "closingSoon") return null;
  const isDeliveryEnding = method === "delivery" && branch.isDeliveryHoursEnabled;
  const time = formatTime({ at: state.closesAt, zone: zoneOf(branch) });
  return (
    <Callout
      tone="warning"
      role="status"
      className="mb-4"
      title={texts.closesIn({ isDelivery: isDeliveryEnding, minutes: state.minutesLeft })}
    >
      {takesOrders({ branch, method, at: state.closesAt }) ? texts.ordersWait(time) : texts.ordersUntil(time)}
    </Callout>
  );
}
