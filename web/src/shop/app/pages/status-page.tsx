import { OrderStatus } from "../../features/status/order-status";
import { usePageHead } from "../../state/page-head";
import { useRouteParams } from "../../state/route";


export function StatusPage() {
  const { uid = "", hash = "" } = useRouteParams();
  usePageHead({ prefix: "Bestellstatus" });
  return <OrderStatus key={uid} uid={uid} hash={hash} />;
}
