import { createOrder, findOrder, type OrderRow } from "../src/order";
import { getConfig, saveConfig } from "../src/config";
import { rebuildSnapshot } from "../src/snapshot";
import { jobsOf } from "./jobs";
import { type Provider, startProvider } from "./provider";
import { NOW, admin, create, createShop, draft } from "./shop";

/** A shop whose branch `pizzeria` sends mails and SMS, and the provider that takes them. */
export async function openMessageShop(): Promise<Provider> {
  const provider = await startProvider();
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
  return provider;
}

export const PHONE = "+436601234567";
export async function placed(changes: Parameters<typeof draft>[0] = {}): Promise<OrderRow> {
  const { uid } = await createOrder({
    draft: draft({ branch: "pizzeria", email: "max@example.test", phone: PHONE, isSmsEnabled: true, ...changes }),
    now: NOW,
  });
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
