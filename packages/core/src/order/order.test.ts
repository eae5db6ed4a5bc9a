import { menus } from "@tresen/contract/catalog/menu.resource";
import { products } from "@tresen/contract/catalog/product.resource";
import { beforeAll, describe, expect, it } from "vitest";
import { openOf, placed } from "../../test/orders";
import { refusal } from "../../test/refusal";
import { NOW, admin, create, createShop, draft, staff } from "../../test/shop";
import { saveConfig } from "../config";
import { eachChunk, metered } from "../platform/db";
import { getRecord, indexing, updateRecord } from "../records";
import { rebuildSnapshot } from "../snapshot";
import { changeOrder, getOrder, getPublicOrder } from ".";
import { createOrder } from "./create";

const center = staff("ROLE_EMPLOYEE", "center");

beforeAll(async () => {
  await saveConfig({ actor: admin, now: NOW, input: { enablePluginDonations: true } });
  await createShop();
});

async function faultsOf(changes: Parameters<typeof draft>[0], now = NOW): Promise<string[]> {
  const error = await refusal(createOrder({ draft: draft(changes), now }));
  expect(error).toMatchObject({ code: "order.invalid", kind: "input" });
  return error.details.map(({ field, code }) => `${field} ${code}`);
}

describe("createOrder", () => {
  it("prices and stores what was ordered as it was sold", async () => {
    const key = await placed({
      isDelivery: true,
      deliveryArea: "Innere Stadt",
      street: "Ring 1",
      zipCode: "1010",
      city: "Wien",
      donatee: "donee",
      items: [{ product: "margherita", amount: 2, unit: "piece" }],
    });
    const order = await getOrder({ actor: center, id: key.id });
    expect(order).toMatchObject({
      state: "pending",
      isDelivery: true,
      isPreorder: false,
      deliveryArea: "Innere Stadt",
      street: "Ring 1",
      country: "AT",
      donatee: { id: "donee", name: "Tierheim" },
      branch: { id: "center", name: "Zentrum" },
    });
    expect(order.items).toEqual([
      {
        line: "1",
        product: "margherita",
        name: "Margherita",
        amount: 2,
        unit: "piece",
        calculationModel: "fixed",
        parts: [],
        unitPrice: 950,
        gross: 1900,
        taxRate: 0.1,
      },
    ]);
    expect(order.pricing).toMatchObject({ gross: 1900, deliveryGross: 290, totalGross: 2190 });
    expect(order.timeline).toEqual([
      { at: new Date(NOW).toISOString(), by: "customer", name: "Maria Muster", action: "create" },
    ]);
  });

  it("stores the answers to configuration steps with their names", async () => {
    const { id } = await placed({ items: [{ product: "custom", amount: 1, unit: "piece", parts: ["Groß", null] }] });
    const [item] = (await getOrder({ actor: center, id })).items;
    expect(item).toMatchObject({
      unitPrice: 1100,
      parts: [
        { name: "Größe", type: "select", value: "Groß" },
        { name: "Notiz", type: "text", value: null },
      ],
    });
  });

  it.each([
    ["an unknown branch", { branch: "nowhere" }, ["branch order.branch_unavailable"]],
    [
      "a disabled product",
      { items: [{ product: "gone", amount: 1, unit: "piece" as const }] },
      ["items.0.product order.product_unavailable"],
    ],
    [
      "an unknown product",
      { items: [{ product: "nothing", amount: 1, unit: "piece" as const }] },
      ["items.0.product order.product_unavailable"],
    ],
    [
      "a quantity off step",
      { items: [{ product: "margherita", amount: 1.5, unit: "piece" as const }] },
      ["items.0.amount order.quantity_invalid"],
    ],
    [
      "a missing part",
      { items: [{ product: "custom", amount: 1, unit: "piece" as const }] },
      ["items.0.parts.0 order.part_required"],
    ],
    [
      "an area below its minimum",
      { isDelivery: true, deliveryArea: "inner", street: "a", zipCode: "1", city: "b" },
      ["deliveryArea order.minimum_order_value"],
    ],
    ["a foreign table", { isDineIn: true, table: "table9" }, ["table order.table_required"]],
    ["an unknown donee", { donatee: "nobody" }, ["donatee order.donee_unknown"]],
    [
      "an appointment between the slots",
      { appointmentDate: "2026-06-05T18:13:17.345Z" },
      ["appointmentDate order.appointment_step"],
    ],
    ["a past appointment", { appointmentDate: "2026-06-05T10:00:00Z" }, ["appointmentDate order.appointment_past"]],
    [
      "no consent, no name",
      { legalInstructions: false, lastName: "" },
      ["lastName validation.blank", "legalInstructions order.legal_required"],
    ],
  ])("refuses %s", async (_, changes, faults) => {
    expect(await faultsOf(changes)).toEqual(faults);
  });

  it("takes no donation while the shop asks for none", async () => {
    const donationOf = async (donatee: string) =>
      (await getOrder({ actor: center, id: (await placed({ donatee })).id })).donatee;
    await saveConfig({ actor: admin, now: NOW, input: { enablePluginDonations: false } });
    expect([await donationOf("donee"), await donationOf("nobody")]).toEqual([null, null]);
    await saveConfig({ actor: admin, now: NOW, input: { enablePluginDonations: true } });
    expect(await donationOf("donee")).toEqual({ id: "donee", name: "Tierheim" });
  });

  it("refuses when closed, and accepts preorders where they are enabled", async () => {
    const night = Date.parse("2026-06-05T22:30:00Z");
    expect(await faultsOf({}, night)).toEqual(["branch order.branch_closed"]);
    const { uid } = await createOrder({ draft: draft({ branch: "harbor" }), now: night });
    expect(await getOrder({ actor: admin, id: `ord_${uid}` })).toMatchObject({ isPreorder: true });
  });

  it("writes nothing when it refuses", async () => {
    const { use } = await metered(() => refusal(createOrder({ draft: draft({ items: [] }), now: NOW })));
    expect(use).toMatchObject({ calls: 2, writeUnits: 0 });
  });

  it("has no price for a quotation", async () => {
    const { id, ...key } = await placed({ branch: "workshop" });
    expect(await getPublicOrder(key)).toMatchObject({
      isQuotation: true,
      pricing: null,
      items: [{ unitPrice: 0, gross: 0 }],
    });
    expect((await getOrder({ actor: admin, id })).pricing?.totalGross).toBe(950);
  });

  it("sees a product's change at once, and a menu's once it is published", async () => {
    const product = await create("products", { name: "Tagesteller", price: 700 });
    const menu = await create("menus", {
      name: "Mittag",
      branches: [{ id: "workshop" }],
      availableFrom: "2026-06-01",
      catalog: [{ category: "pizza", products: [product.id] }],
    });
    const items = [{ product: product.id, amount: 1, unit: "piece" as const }];
    expect(await faultsOf({ branch: "workshop", items })).toEqual(["items.0.product order.product_unavailable"]);
    await rebuildSnapshot({ startedAt: Date.now() });
    await createOrder({ draft: draft({ branch: "workshop", items }), now: NOW });
    const change = async (fields: object): Promise<void> => {
      const { version } = await getRecord({ resource: products as never, actor: admin, id: product.id });
      const input = { ...product, ...fields, version };
      await updateRecord({ resource: products as never, indexing, actor: admin, now: NOW, id: product.id, input });
    };
    for (const away of [
      { isEnabled: false },
      { isArchived: true },
      { isArchived: true, isVisibleWhenUnavailable: true },
    ]) {
      await change(away);
      expect(await faultsOf({ branch: "workshop", items })).toEqual(["items.0.product order.product_unavailable"]);
    }
    await change({});
    await createOrder({ draft: draft({ branch: "workshop", items }), now: NOW });
    await updateRecord({
      resource: menus as never,
      actor: admin,
      now: NOW,
      id: menu.id,
      input: { ...menu, branches: [] },
    });
    await rebuildSnapshot({ startedAt: Date.now() });
  });

  it("takes two reads at once and two writes, and as many write units as its rows need", async () => {
    await placed();
    const { use } = await metered(() =>
      createOrder({
        draft: draft({ phone: "+43 660 1234567", email: "maria@example.test" }),
        idempotencyKey: "metered",
        now: NOW,
      }),
    );
    expect(use.calls).toBe(4);
    expect(use.operations).toEqual({ BatchGetItem: 1, Query: 1, UpdateItem: 1, PutItem: 1 });
    // The counter, the order's row of less than 1 KB, and its keys in two indexes: 1 each.
    expect(use.writeUnits).toBe(4);
    process.stdout.write(`order creation: ${use.readUnits} read units, ${use.writeUnits} write units\n`);
  });

  it(
    "gives 200 orders of the same product, 50 of them at once, ticket numbers without gaps",
    { timeout: 120_000 },
    async () => {
      await create("branches", {
        id: "busy",
        identifier: "busy",
        name: "Andrang",
        openingHours: [{ type: "daily", from: "00:00", to: "24:00" }],
      });
      await create("menus", {
        name: "Andrang",
        branches: [{ id: "busy" }],
        catalog: [{ category: "pizza", products: ["margherita"] }],
      });
      await rebuildSnapshot({ startedAt: Date.now() });
      const tickets: number[] = [];
      await eachChunk({
        all: Array.from({ length: 200 }, (_, index) => `busy-${index}`),
        size: 1,
        parallel: 50,
        run: async ([idempotencyKey]) => {
          const order = await createOrder({ draft: draft({ branch: "busy" }), idempotencyKey, now: NOW });
          tickets.push((await getPublicOrder(order)).ticketNumber);
        },
      });
      expect(tickets.sort((a, b) => a - b)).toEqual(Array.from({ length: 200 }, (_, index) => index + 1));
      // The next day of the branch's calendar begins at 1 again: 00:10 in Vienna, still the evening before in UTC.
      const { uid, hash } = await createOrder({
        draft: draft({ branch: "busy" }),
        now: Date.parse("2026-06-05T22:10:00Z"),
      });
      expect((await getPublicOrder({ uid, hash })).ticketNumber).toBe(1);
    },
  );

  it("creates one order per key, however often it is sent", async () => {
    const results = await Promise.all(
      Array.from({ length: 20 }, () =>
        createOrder({ draft: draft({ comment: "einmal" }), idempotencyKey: "once", now: NOW }),
      ),
    );
    expect(new Set(results.map(({ uid, hash }) => `${uid} ${hash}`)).size).toBe(1);
    expect(results.filter(({ created }) => created)).toHaveLength(1);
    const current = await openOf({ actor: center, query: { branch: "center" }, now: NOW });
    expect(current.filter(({ comment }) => comment === "einmal")).toHaveLength(1);
    expect(
      await refusal(createOrder({ draft: draft({ comment: "anders" }), idempotencyKey: "once", now: NOW })),
    ).toMatchObject({ code: "order.key_reused", kind: "conflict" });
    expect(
      await refusal(
        createOrder({ draft: draft({ branch: "harbor", comment: "einmal" }), idempotencyKey: "once", now: NOW }),
      ),
    ).toMatchObject({ code: "order.key_reused" });
  });

  it("accepts no more orders for a slot than its capacity, and frees the place of a canceled one", async () => {
    const slot = { branch: "harbor", appointmentDate: "2026-06-06T18:00" };
    const outcomes = await Promise.allSettled(
      Array.from({ length: 6 }, () => createOrder({ draft: draft(slot), now: NOW })),
    );
    const taken = outcomes.flatMap((outcome) => (outcome.status === "fulfilled" ? [outcome.value] : []));
    expect(taken).toHaveLength(2);
    expect(await faultsOf({ ...slot, appointmentDate: "2026-06-06T18:04" })).toEqual([
      "appointmentDate order.appointment_taken",
    ]);
    await changeOrder({ actor: admin, id: `ord_${taken[0]?.uid}`, action: "cancel", now: NOW });
    expect(await createOrder({ draft: draft(slot), now: NOW })).toMatchObject({ created: true });
    expect(await faultsOf(slot)).toEqual(["appointmentDate order.appointment_taken"]);
  });
});
