import { Suspense, lazy } from "react";
import { OrderStatus } from "../../features/status/order-status";
import { useRouteParams } from "../../state/route";
import { isSelfService } from "../../state/self-service";

/** On a screen in the branch: the number only, and back to the start. */
const Ticket = lazy(() => import("../../features/kiosk/ticket").then(({ Ticket: component }) => ({ default: component })));


export function StatusPage() {
  const { uid = "", hash = "" } = useRouteParams();
  if (isSelfService()) {
    return (
      <Suspense>
        <Ticket key={uid} uid={uid} hash={hash} />
      </Suspense>
    );
  }
  return <OrderStatus key={uid} uid={uid} hash={hash} />;
}
