import { orderItemDraft } from "@tresen/contract/order/order-input";
import type { SentTo } from "@tresen/contract/order/sent/sent";
import { changeItem, findOrder, getOrder } from "../src/order";
import { listSent, sentReactions } from "../src/order/sent";
import { OrderEntity } from "../src/order/order.entity";
import type { OrderChange, OrderRow } from "../src/order";
import { rebuildSnapshot } from "../src/snapshot";
import { placed } from "./orders";
import { NOW, admin, create, createShop, draft } from "./shop";

const MINUTE = 60_000;

/** The shop of the fixtures and a branch with two stations, and products for one of them, both and none. */
export async function createStations(): Promise<void> {
  await createShop();
  const openingHours = [{ type: "daily" as const, from: "10:00", to: "22:00" }];
  const branch = { id: "south", identifier: "south", name: "Süd", openingHours, isPreorderEnabled: true };
  await create("branches", branch);
  await create("stations", { id: "ofen", identifier: "ofen", name: "Ofen", branch: "south" });
  await create("stations", { id: "bar", identifier: "bar", name: "Bar", branch: "south" });
  const stations = { pizza: ["ofen"], cola: ["bar"], platte: ["ofen", "bar"], brot: [] };
  const taxes = { tax: 0.1, takeawayTax: 0.1, dineInTax: 0.1 };
  for (const [id, names] of Object.entries(stations)) {
    const preparation = names.map((station) => ({ station, minutes: 20, minutesPerUnit: 0 }));
    await create("products", { id, name: id, price: 500, ...taxes, preparation });
  }
  await create("menus", {
    id: "kitchen",
    name: "Küche",
    branches: [{ id: "south" }],
    catalog: [{ category: "pizza", products: Object.keys(stations) }],
  });
  await rebuildSnapshot({ startedAt: Date.now() });
}

export const item = (product: string, amount = 1) => ({ product, amount, unit: "piece" as const });

export async function rowOf(uid: string): Promise<OrderRow> {
  const row = await findOrder(uid);
  if (!row) throw new Error("The order is gone");
  return row;
}

/** A new order, pending. */
export function ordered(products: readonly string[], changes: Parameters<typeof draft>[0] = {}) {
  return placed({ branch: "south", items: products.map((product) => item(product)), ...changes });
}

/** The change that something makes of the order, which is not told yet. */
export async function changed(uid: string, step: () => Promise<unknown>): Promise<OrderChange> {
  const before = await rowOf(uid);
  await step();
  return { before, after: await rowOf(uid) };
}

/** Runs the reactions to a change, as often as it is delivered. */
export async function deliver(change: OrderChange): Promise<void> {
  for (const reaction of sentReactions.order) await reaction(change);
}

export async function told(uid: string, step: () => Promise<unknown>): Promise<void> {
  await deliver(await changed(uid, step));
}

export async function change(id: string, index: number, product: string, amount: number, now = NOW + MINUTE) {
  const { version } = await getOrder({ actor: admin, id });
  await changeItem({ actor: admin, id, index, item: orderItemDraft.parse(item(product, amount)), version, now });
}

/** Changes the stored order by hand, as a decision that no call makes. */
export async function stored(uid: string, changes: Partial<OrderRow>): Promise<void> {
  const row = await rowOf(uid);
  await OrderEntity.put({ ...row, version: row.version + 1, ...changes }).go();
}

/** What was told, one line a message: `Ofen 1 begun: new 1 × pizza`. */
export async function messagesOf(id: string): Promise<string[]> {
  return (await sentOf(id)).flatMap(({ name, messages }) =>
    messages.map(
      ({ number, why, lines }) =>
        `${name} ${number} ${why}: ${lines.map((line) => `${line.kind} ${line.amount} × ${line.name}`).join(", ")}`,
    ),
  );
}

export function sentOf(id: string): Promise<SentTo[]> {
  return listSent({ actor: admin, id });
}

/** What somebody knows who has read all messages to a destination: `1: 2 × pizza`. */
export async function knownAt(id: string): Promise<Record<string, string[]>> {
  return Object.fromEntries(
    (await sentOf(id)).map(({ name, messages }) => {
      const known = new Map<string, string>();
      for (const { line, kind, amount, name: product } of messages.flatMap(({ lines }) => lines))
        if (kind === "cancelled") known.delete(line);
        else known.set(line, `${line}: ${amount} × ${product}`);
      return [name, [...known.values()].sort()];
    }),
  );
}
