import { OrderStatus } from "../../features/status/order-status";
import { useRouteParams } from "../../state/browser/route";
import { isSelfService } from "../../state/browser/self-service";
import { loadable } from "../../ui/loadable";

/** On a self-service screen: only the number and a link to the start. */
const Ticket = loadable({ load: () => import("../../features/kiosk/ticket").then((module) => module.Ticket) });

export function StatusPage() {
  const { uid = "", hash = "" } = useRouteParams();
  if (isSelfService()) {
    return <Ticket key={uid} uid={uid} hash={hash} />;
  }
  return <OrderStatus key={uid} uid={uid} hash={hash} />;
}
