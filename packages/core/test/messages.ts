import { beforeAll } from "vitest";
import { findOrder, type OrderRow } from "../src/order";
import { createOrder } from "../src/order/create";
import { getConfig, saveConfig } from "../src/config";
import { rebuildSnapshot } from "../src/snapshot";
import { jobsOf } from "./jobs";
import { type Provider, useProvider } from "./provider";
import { NOW, admin, create, createShop, draft } from "./shop";

/** A shop with mails and SMS for all tests of a file, and the provider that receives them. */
export function useMessageShop(): Provider {
  const provider = useProvider();
  beforeAll(createMessageShop);
  return provider;
}

/** A shop whose branch `pizzeria` gets mails and SMS about its orders. */
export async function createMessageShop(): Promise<void> {
  await createShop();
  await create("branches", {
    id: "pizzeria",
    identifier: "pizzeria",
    name: "Neubau",
    street: "Burggasse 1",
    zipCode: "1070",
    city: "Wien",
    phone: "+43 1 234567",
    email: "neubau@example.test",
    isNewOrderSmsEnabled: true,
    openingHours: [{ type: "daily", from: "10:00", to: "22:00" }],
  });
  await create("menus", {
    id: "menu2",
    name: "Karte 2",
    branches: [{ id: "pizzeria" }],
    catalog: [{ category: "pizza", products: ["margherita", "custom"] }],
  });
  const { version, ...config } = await getConfig();
  await saveConfig({
    actor: admin,
    now: NOW,
    input: {
      ...config,
      version,
      updatedAt: undefined,
      shopName: "Pizzeria Bäcker",
      enablePluginSMS: true,
      smsSender: "Pizzeria",
      primaryColor: "#ffee00",
    },
  });
  await rebuildSnapshot({ startedAt: Date.now() });
}

export const PHONE = "+436601234567";
type Changes = Parameters<typeof draft>[0];

/** An order of a customer who wants mails and SMS. */
export function placed(changes: Changes = {}): Promise<OrderRow> {
  return placedAs({ branch: "pizzeria", email: "max@example.test", phone: PHONE, isSmsEnabled: true, ...changes });
}

export async function placedAs(changes: Changes): Promise<OrderRow> {
  const { uid } = await createOrder({ draft: draft(changes), now: NOW });
  const row = await findOrder(uid);
  if (!row) throw new Error("The order is gone");
  return row;
}
export const step = (before: OrderRow, changes: Partial<OrderRow>, by = "usr_1"): OrderRow => ({
  ...before,
  ...changes,
  version: before.version + 1,
  timeline: [...before.timeline, { at: before.updatedAt, by, name: "X", action: "x" }],
});
/** By event, who is told and how, what became of the messages about an order. */
export const states = async (owner: string): Promise<Record<string, string>> =>
  Object.fromEntries((await jobsOf(owner)).map(({ key, state }) => [key.split("#").slice(1, 4).join("#"), state]));
