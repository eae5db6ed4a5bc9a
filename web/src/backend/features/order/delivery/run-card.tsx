import type { Branch } from "@tresen/contract/branch/branch.resource";
import { zoneOf } from "@tresen/contract/branch/branch-hours";
import type { Delivery, DeliveryRun } from "@tresen/contract/delivery/delivery";
import { mayGiveRunKeys } from "@tresen/contract/delivery/run.permissions";
import { formatTime } from "@tresen/contract/kit/time";
import { orderPermissions } from "@tresen/contract/order/order.permissions";
import { X } from "lucide-react";
import { useCallback, useState } from "react";
import { call } from "../../../../shared/api";
import { useCurrency } from "../../../shared/config";
import { personOf, useMay, useMe } from "../../../shared/session";
import { showToast } from "../../../shared/toasts";
import { Private, useMoney } from "../../../shared/visibility";
import { Button, IconButton } from "../../../shared/ui/button";
import { ConfirmDialog } from "../../../shared/ui/dialog";
import { DELIVERY_TEXTS } from "./delivery.texts";
import { useDeliveryCall } from "./delivery-queries";
import type { NewLink } from "./run-link-dialog";
import { RunSheet } from "./run-sheet";

interface RunCardProps {
  run: DeliveryRun;
  branch: Branch;
  /** All open deliveries of the branch. */
  deliveries: readonly Delivery[];
  onLink: (link: NewLink) => void;
}

type Asking = "end" | "renew" | "sheet" | null;

/** A run that is under way: how far it is, and what can be done with it. */
export function RunCard({ run, branch, deliveries, onLink }: RunCardProps) {
  const { id, driver, orders } = run;
  const may = useMay();
  const currency = useCurrency();
  const formatMoney = useMoney();
  const [asking, setAsking] = useState<Asking>(null);
  const closeSheet = useCallback(() => setAsking(null), []);
  const mayDrive = may({ permission: orderPermissions.drive, branch: branch.id });
  const mayRenew = mayGiveRunKeys({ person: personOf(useMe()), branch: branch.id });
  const mayDispatch = may({ permission: orderPermissions.dispatch, branch: branch.id });
  const depart = useDeliveryCall({
    send: () => call("POST /api/deliveries/runs/{id}/depart", { params: { id } }),
    onSuccess: () => showToast({ kind: "success", message: DELIVERY_TEXTS.departed }),
  });
  const end = useDeliveryCall({
    send: () => call("POST /api/deliveries/runs/{id}/end", { params: { id } }),
    onSuccess: () => showToast({ kind: "success", message: DELIVERY_TEXTS.ended }),
  });
  const renew = useDeliveryCall({
    send: () => call("POST /api/deliveries/runs/{id}/key", { params: { id } }),
    onSuccess: ({ key }) => onLink({ name: driver.name, key }),
  });
  const open = deliveries.filter((delivery) => delivery.run === id);
  const done = orders.filter(({ state }) => state === "completed").length;
  const label = (action: string): string => DELIVERY_TEXTS.ofRun({ action, name: driver.name });
  return (
    <li className="flex min-w-0 flex-col gap-3 rounded-panel border border-line bg-surface p-3">
      <div>
        <h3 className="text-lg font-semibold wrap-anywhere">{driver.name}</h3>
        <p className="text-sm text-muted">
          {[
            DELIVERY_TEXTS.progress({ done, all: orders.length }),
            run.collected > 0 ? DELIVERY_TEXTS.collected(formatMoney(run.collected, currency)) : "",
            DELIVERY_TEXTS.since(formatTime({ at: Date.parse(run.createdAt), zone: zoneOf(branch) })),
          ]
            .filter(Boolean)
            .join(" · ")}
        </p>
      </div>
      <ol className="flex flex-col gap-1">
        {orders.map(({ id: order, ticketNumber, state }) => {
          const delivery = open.find((one) => one.id === order);
          return (
            <li key={order} className="flex min-h-11 items-center gap-3">
              <span className="figures min-w-12 text-lg font-bold">{ticketNumber}</span>
              <span className="min-w-0 flex-1 wrap-anywhere">
                {DELIVERY_TEXTS.states[state]}
                {delivery && (
                  <span className="block text-sm text-muted">
                    <Private kind="customer">{delivery.street}</Private>
                  </span>
                )}
              </span>
              {delivery && mayDrive && <TakeOut delivery={delivery} />}
            </li>
          );
        })}
      </ol>
      <div className="flex flex-wrap gap-2">
        {mayDispatch && open.some(({ state }) => state === "confirmed") && (
          <Button
            variant="primary"
            isDisabled={depart.isPending}
            aria-label={label(DELIVERY_TEXTS.depart)}
            onPress={() => depart.mutate()}
          >
            {DELIVERY_TEXTS.depart}
          </Button>
        )}
        {open.length > 0 && (
          <Button aria-label={label(DELIVERY_TEXTS.sheet)} onPress={() => setAsking("sheet")}>
            {DELIVERY_TEXTS.sheet}
          </Button>
        )}
        {mayRenew && (
          <Button aria-label={label(DELIVERY_TEXTS.renew)} onPress={() => setAsking("renew")}>
            {DELIVERY_TEXTS.renew}
          </Button>
        )}
        {mayDrive && (
          <Button aria-label={label(DELIVERY_TEXTS.end)} onPress={() => setAsking("end")}>
            {DELIVERY_TEXTS.end}
          </Button>
        )}
      </div>
      <ConfirmDialog
        isOpen={asking === "end"}
        onClose={() => setAsking(null)}
        onConfirm={() => end.mutate()}
        title={DELIVERY_TEXTS.endTitle}
        confirmLabel={DELIVERY_TEXTS.end}
      >
        {DELIVERY_TEXTS.endText}
      </ConfirmDialog>
      <ConfirmDialog
        isOpen={asking === "renew"}
        onClose={() => setAsking(null)}
        onConfirm={() => renew.mutate()}
        title={DELIVERY_TEXTS.renewTitle}
        confirmLabel={DELIVERY_TEXTS.renew}
      >
        {DELIVERY_TEXTS.renewText}
      </ConfirmDialog>
      {asking === "sheet" && <RunSheet run={run} branch={branch} deliveries={open} onPrinted={closeSheet} />}
    </li>
  );
}

function TakeOut({ delivery: { id, version, ticketNumber } }: { delivery: Delivery }) {
  const { mutate, isPending } = useDeliveryCall({
    send: () => call("PUT /api/orders/{id}/driver", { params: { id }, body: { driver: null, version } }),
    onSuccess: () => showToast({ kind: "success", message: DELIVERY_TEXTS.removed }),
  });
  return (
    <IconButton label={DELIVERY_TEXTS.remove(ticketNumber)} isDisabled={isPending} onPress={() => mutate()}>
      <X size={18} aria-hidden />
    </IconButton>
  );
}
