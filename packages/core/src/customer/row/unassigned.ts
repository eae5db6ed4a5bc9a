import { foldedLastName } from "@tresen/contract/customer/customer-name";
import { EMPTY_CUSTOMER } from "@tresen/contract/order/empty-customer";
import type { EntityItem } from "electrodb";
import type { OrderRow } from "../../order";
import { type Write, itemOf, storageCall } from "../../platform/db";
import { reachHash } from "../../privacy/begin";
import { contactsOf } from "./keys";
import { reachOf } from "./orderer";
import { UnassignedOrderEntity } from "./unassigned-order.entity";

export type UnassignedOrder = EntityItem<typeof UnassignedOrderEntity>;

/** Hashes by which what somebody left is recognised, without saying who it is. */
export interface ReachHashes {
  /** Of mail addresses, and of numbers with the last name: whoever has the same is the same person. */
  sure: string[];
  /** Of numbers alone. */
  phones: string[];
}

/** How the orderer of an order is recognised elsewhere. */
export async function reachHashesOf(order: Pick<OrderRow, "customer" | "branch">): Promise<ReachHashes> {
  const { emails, phones } = await reachOf(order);
  return hashesOf({ ...EMPTY_CUSTOMER, ...order.customer, emails, phones });
}

/** The same of somebody who is known. The addresses and numbers are normalised. */
export function hashesOf({
  emails,
  phones,
  ...name
}: Parameters<typeof contactsOf>[0] & Parameters<typeof foldedLastName>[0]): ReachHashes {
  const lastName = foldedLastName(name);
  const named = phones.map((phone) => ({ kind: "named" as const, value: `${phone}|${lastName}` }));
  return {
    sure: [...contactsOf({ emails, phones: [] }), ...named].map(reachHash),
    phones: contactsOf({ emails: [], phones }).map(reachHash),
  };
}

/** The rows by which an order without a customer is found. */
export async function unassignedPuts(order: OrderRow): Promise<Write[]> {
  const { uid, createdAt } = order;
  const { sure } = await reachHashesOf(order);
  return sure.map((reach) => ({ put: itemOf(UnassignedOrderEntity.put({ reach, uid, createdAt }).params()) }));
}

/** The keys of these rows, whether or not there are any. */
export async function unassignedKeys(order: OrderRow): Promise<Pick<UnassignedOrder, "reach" | "uid">[]> {
  const { sure } = await reachHashesOf(order);
  return sure.map((reach) => ({ reach, uid: order.uid }));
}

/** The orders without a customer of somebody who is recognised by this hash. */
export async function findUnassigned(reach: string): Promise<UnassignedOrder[]> {
  const { data } = await storageCall(() =>
    UnassignedOrderEntity.query.primary({ reach }).go({ pages: "all", consistent: true }),
  );
  return data;
}
