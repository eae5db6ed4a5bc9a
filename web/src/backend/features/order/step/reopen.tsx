import type { StaffOrder } from "@tresen/contract/order/order";
import { orderPermissions } from "@tresen/contract/order/order.permissions";
import { reopenedState } from "@tresen/contract/order/step/earlier-state";
import { RotateCcw } from "lucide-react";
import { call } from "../../../../shared/api";
import { useZoneOf } from "../../../shared/branches";
import { useMay } from "../../../shared/session";
import { Button } from "../../../shared/ui/button";
import { useNow } from "../../../shared/use-now";
import { useOrderCall } from "../change/use-order-call";
import { STEP_TEXTS } from "./step.texts";

/** Goes on with an order that was completed today. */
export function ReopenOrder({ order }: { order: StaffOrder }) {
  const now = useNow();
  const zone = useZoneOf()(order.branch.id);
  const may = useMay()({ permission: orderPermissions.reopen, branch: order.branch.id });
  const { mutate, isPending } = useOrderCall({
    failed: STEP_TEXTS.reopenFailed,
    done: STEP_TEXTS.reopened,
    onDone: () => undefined,
    // The panel shows the order as it is now.
    onStale: () => undefined,
  });
  if (!may || reopenedState({ order, now, zone }) === null) return null;
  const reopen = (): void =>
    mutate({
      order,
      send: ({ id, version }) => call("POST /api/orders/{id}/reopen", { params: { id }, body: { version } }),
    });
  return (
    <Button size="lg" isDisabled={isPending} onPress={reopen}>
      <RotateCcw size={18} aria-hidden /> {STEP_TEXTS.reopen}
    </Button>
  );
}
