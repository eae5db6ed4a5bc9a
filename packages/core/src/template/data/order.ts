import { methodOf, zoneOf } from "@tresen/contract/branch/branch-hours";
import { branches } from "@tresen/contract/branch/branch.resource";
import { DELIVERY_METHOD_LABELS } from "@tresen/contract/branch/delivery-method.texts";
import { formatQuantity } from "@tresen/contract/catalog/units";
import type { OrderItem } from "@tresen/contract/order/order";
import type { TableRow } from "@tresen/contract/template/layer/layer-value-fields";
import { getOrder } from "../../order";
import type { Actor } from "../../platform/actor";
import { env } from "../../platform/env";
import { findVisible } from "../../records";
import type { RecordValues } from "./record-values";

/** What templates show of an order of the actor's branches. @throws missing, forbidden. */
export async function orderValues({ actor, record }: { actor: Actor; record: string }): Promise<RecordValues> {
  const order = await getOrder({ actor, id: record });
  const branch = await findVisible({ resource: branches, actor, id: order.branch.id });
  return {
    data: {
      "order.uid": order.uid,
      "order.ticketNumber": String(order.ticketNumber),
      "order.method": DELIVERY_METHOD_LABELS[methodOf(order)],
      "order.firstName": order.firstName,
      "order.lastName": order.lastName,
      "order.createdAt": order.createdAt,
      "order.appointment": order.appointment,
      "order.table": order.tableIdentifier,
      "order.comment": order.comment,
      "order.items": order.items.filter(({ amount }) => amount > 0).map(itemRow),
      "order.total": order.pricing?.totalGross ?? null,
      "order.isPaid": order.isPaid,
      // Only who is told the customer's key can open the page.
      "order.statusUrl": order.hash === undefined ? null : `${env.PUBLIC_URL}/status/${order.uid}/${order.hash}`,
      "order.branchName": order.branch.name,
    },
    title: order.uid,
    timeZone: zoneOf((branch?.shown ?? {}) as { timeZone?: string }),
  };
}

function itemRow({ name, amount, unit, parts, gross }: OrderItem): TableRow {
  const chosen = parts.flatMap(({ value }) => value ?? []).filter((value) => value !== "");
  return {
    isHeading: false,
    title: `${formatQuantity({ amount, unit })} ${name}`.slice(0, 300),
    description: chosen.join(", ").slice(0, 1000),
    note: "",
    price: gross,
    isFrom: false,
    isStruck: false,
  };
}
