import { OrderStatus } from "../../features/status/order-status";
import { useRouteParams } from "../../state/browser/route";
import { isSelfService } from "../../state/browser/self-service";
import { loadable } from "../../ui/loadable";

/** On a screen in the branch: the number only, and back to the start. */
const Ticket = loadable({ load: () => import("../../features/kiosk/ticket").then((module) => module.Ticket) });

export function StatusPage() {
  const { uid = "", hash = "" } = useRouteParams();
  if (isSelfService()) {
    return <Ticket key={uid} uid={uid} hash={hash} />;
  }
  return <OrderStatus key={uid} uid={uid} hash={hash} />;
}
