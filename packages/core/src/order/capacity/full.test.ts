import { MINUTE } from "@tresen/contract/kit/time";
import { orderItemDraft } from "@tresen/contract/order/order-input";
import { beforeAll, describe, expect, it } from "vitest";
import { placed } from "../../../test/orders";
import { refusal } from "../../../test/refusal";
import { NOW, create } from "../../../test/shop";
import { getBranchNow } from "../../live";
import { rebuildSnapshot } from "../../snapshot";
import { findFullSlots } from "..";

const branch = "kitchen";
const items = (amount: number, product = "pizza") => [
  orderItemDraft.parse({ product, amount, unit: "piece", parts: [] }),
];

beforeAll(async () => {
  const openingHours = [{ type: "daily" as const, from: "10:00", to: "22:00" }];
  for (const id of [branch, "bar"])
    await create("branches", { id, identifier: id, name: id, openingHours, isPreorderEnabled: true });
  await create("stations", { identifier: "ofen", name: "Ofen", branch, minutesPerSlot: 10 });
  await create("stations", { identifier: "ofen", name: "Ofen", branch: "bar" });
  await create("categories", { id: "food", name: "Essen" });
  const preparation = [{ station: "ofen", minutes: 0, minutesPerUnit: 4 }];
  await create("products", { id: "pizza", name: "Pizza", price: 900, preparation });
  await create("products", { id: "cola", name: "Cola", price: 300 });
  const catalog = [{ category: "food", products: ["pizza", "cola"] }];
  await create("menus", { name: "Karte", branches: [{ id: branch }, { id: "bar" }], catalog });
  await rebuildSnapshot({ startedAt: Date.now() });
});

describe("the full slots of a cart", () => {
  const ask = (amount: number, changes: Partial<Parameters<typeof findFullSlots>[0]> = {}) =>
    findFullSlots({
      ...{ branch, items: items(amount), method: "takeaway", month: "2026-06", source: "home", now: NOW },
      ...changes,
    });

  it("are those in which its work has no room, and the earliest time is the one that an order is promised", async () => {
    expect(await ask(2)).toEqual({ full: [], earliest: "2026-06-05T16:40:00.000Z" });
    // The slots of now and of 16:35, which has 20 minutes with the one before it.
    await placed({ branch, items: items(5), appointmentDate: "2026-06-05T16:35:00Z" });
    const { full, earliest } = await ask(3);
    expect(full).toEqual(["2026-06-05T16:30:00.000Z", "2026-06-05T16:35:00.000Z", "2026-06-05T16:40:00.000Z"]);
    expect(earliest).toBe("2026-06-05T16:45:00.000Z");
    const late = NOW + 15 * MINUTE;
    expect(await ask(3, { now: late })).toEqual({
      full: ["2026-06-05T16:45:00.000Z"],
      earliest: "2026-06-05T17:00:00.000Z",
    });
  });

  it("are the same that ordering refuses", async () => {
    const { full } = await ask(6);
    const order = (appointmentDate: string) => placed({ branch, items: items(6), appointmentDate });
    const last = full.at(-1) ?? "";
    expect(await refusal(order(last))).toMatchObject({ details: [{ code: "order.appointment_taken" }] });
    await order(new Date(Date.parse(last) + 5 * MINUTE).toISOString());
  });

  it("are none without work, and all for what is too much", async () => {
    expect(await ask(1, { items: items(1, "cola") })).toEqual({ full: [], earliest: null });
    expect(await ask(5, { branch: "bar" })).toEqual({ full: [], earliest: null });
    const { full, earliest } = await ask(51);
    // Of the 5th until ten in the evening, and of 25 more days.
    expect([full.length, earliest]).toEqual([3.5 * 12 + 25 * 144, null]);
    expect(await refusal(ask(1, { branch: "nowhere" }))).toMatchObject({ kind: "missing" });
  });
});

it("can be asked for 300 times in ten minutes from one address", async () => {
  const ask = (source: string, now = NOW) =>
    findFullSlots({ branch: "bar", items: items(1), method: "takeaway", source, now });
  for (let asked = 0; asked < 300; asked += 1) await ask("often");
  expect(await refusal(ask("often"))).toMatchObject({ kind: "limit", code: "limit.exceeded", wait: 10 * MINUTE });
  await ask("seldom");
  await ask("often", NOW + 10 * MINUTE);
});

it("tells the shop in which branches it must ask", async () => {
  expect(await getBranchNow({ branch, now: NOW })).toMatchObject({ isCapacityLimited: true });
  expect(await getBranchNow({ branch: "bar", now: NOW })).toMatchObject({ isCapacityLimited: false });
});
