import { addressLine, nameAndAddress } from "@tresen/contract/branch/address";
import { isMethodOpen, zoneOf } from "@tresen/contract/branch/branch-hours";
import { paymentLabel } from "@tresen/contract/payment/payment";
import type { ReactNode } from "react";
import { DELIVERY_METHOD_LABELS } from "@tresen/contract/branch/delivery-method.texts";
import { dayAndTime } from "../../state/hours";
import { useNow } from "../../state/browser/now";
import * as texts from "./checkout.texts";
import type { CheckoutState } from "./use-checkout";

/** Method, place, time and payment of the order as it would be sent now. */
export function KeyFacts({ state }: { state: CheckoutState }) {
  const { branch, view, cart, shop, payment } = state;
  const now = useNow();
  const appointment = cart.order.appointment === null ? null : Date.parse(cart.order.appointment);
  const isAwaited = branch.isAppointmentRequired || cart.order.isPlanned;
  const soon = isAwaited
    ? texts.noAppointment
    : isMethodOpen({ branch, method: view.method, at: now })
      ? texts.asSoonAsPossible
      : texts.onceOpen;
  const table = view.method === "dineIn" && cart.order.table ? shop.tables.get(cart.order.table) : undefined;
  const place = view.method === "delivery" ? deliveryPlace(state) : nameAndAddress(branch);
  return (
    <dl className="grid gap-y-1 border-t border-line pt-4 text-sm">
      <Fact label={texts.method}>
        {DELIVERY_METHOD_LABELS[view.method]}
        {table && texts.atTable(table.identifier)}
      </Fact>
      {place && <Fact label={view.method === "delivery" ? texts.deliveryTo : texts.pickupAt}>{place}</Fact>}
      <Fact label={texts.when}>
        {appointment === null ? soon : dayAndTime({ at: appointment, now, zone: zoneOf(branch) })}
      </Fact>
      {!branch.isQuotationRequired && payment && (
        <Fact label={texts.payment}>{paymentLabel({ method: payment, offered: state.offered })}</Fact>
      )}
    </dl>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap gap-x-4">
      <dt className="min-w-14 text-muted">{label}</dt>
      <dd className="min-w-0 flex-1 basis-24 wrap-anywhere">{children}</dd>
    </div>
  );
}

function deliveryPlace({ details, view }: CheckoutState): string {
  const address = details.isDeliveryAddressDifferent
    ? { street: details.deliveryStreet, zipCode: details.deliveryZipCode, city: details.deliveryCity }
    : { street: details.street, zipCode: details.zipCode, city: details.city };
  return addressLine(address) || (view.area?.area ?? "");
}
