import { DAY } from "@tresen/contract/kit/time";
import { beforeAll, describe, expect, test } from "vitest";
import { refusal } from "../../../test/refusal";
import { NOW, admin, anonymous, createShop, draft, holder, staff } from "../../../test/shop";
import { changeOrder, findOrder } from "..";
import { createOrder } from "../create";
import type { OrderRow } from "../store";
import { CallerEntity } from "./caller.entity";
import { findPhoneCustomers } from "./find";
import { noteAllCallers } from "./note-all";
import { noteCaller } from "./note-caller";

beforeAll(createShop);

let numbers = 0;
/** A phone number that no other test has used. */
const ownNumber = (): string => `+43660${String((numbers += 1)).padStart(7, "0")}`;

async function ordered(changes: Parameters<typeof draft>[0], at = NOW): Promise<OrderRow> {
  const { uid } = await createOrder({ draft: draft(changes), now: at });
  const row = await findOrder(uid);
  if (!row) throw new Error("The order is gone");
  return row;
}

/** The order once staff have accepted it. */
const accepted = (row: OrderRow): OrderRow => ({ ...row, state: "confirmed" });

async function noted(changes: Parameters<typeof draft>[0], at = NOW): Promise<OrderRow> {
  const row = await ordered(changes, at);
  await noteCaller({ before: row, after: accepted(row) });
  return row;
}

const found = (phone: string, branch = "center", now = NOW) => findPhoneCustomers({ actor: admin, branch, phone, now });

describe("customers by the digits of their phone number", () => {
  test("are found in every way of writing it, with name and address of the last order", async () => {
    const phone = ownNumber();
    await noted({ phone, street: "Gasse 1", zipCode: "1010", city: "Wien", email: "maria@example.test" }, NOW - DAY);
    await noted({ phone, lastName: "Neu" });
    const customer = {
      name: "Maria Neu",
      firstName: "Maria",
      lastName: "Neu",
      companyName: "",
      phone,
      email: "maria@example.test",
      address: expect.objectContaining({ street: "Gasse 1", zipCode: "1010", city: "Wien", country: "AT" }),
      lastOrderAt: new Date(NOW).toISOString(),
      orders: 2,
    };
    const rest = phone.slice(3);
    for (const typed of [
      phone,
      `0043${rest}`,
      `0${rest}`,
      `+43 (0)${rest}`,
      `0${rest.slice(0, -1)}`.replace("660", "660 "),
    ])
      expect((await found(typed)).filter((one) => one.phone === phone)).toEqual([customer]);
    expect(await found(`0${rest}1`)).toEqual([]);
  });

  test("are those of the branch alone, whoever ordered last first", async () => {
    const [early, late] = ["+436991111", "+436991112"];
    await noted({ phone: late }, NOW - DAY);
    await noted({ phone: early }, NOW - 2 * DAY);
    await noted({ phone: "+436991113", branch: "harbor" });
    expect((await found("0699")).map(({ phone }) => phone)).toEqual([late, early]);
    expect((await found("0699", "harbor")).map(({ phone }) => phone)).toEqual(["+436991113"]);
  });

  test("are told the address to which the last order was delivered", async () => {
    const phone = ownNumber();
    await noted({
      phone,
      isDelivery: true,
      deliveryArea: "inner",
      items: [{ product: "margherita", amount: 2, unit: "piece" }],
      ...{ street: "Gasse 1", zipCode: "1010", city: "Wien", isDeliveryAddressDifferent: true },
      ...{ deliveryStreet: "Weg 2", deliveryZipCode: "1020", deliveryCity: "Wien" },
    });
    expect(await found(phone)).toMatchObject([
      { address: { street: "Weg 2", zipCode: "1020" }, deliveryArea: "Innere Stadt" },
    ]);
  });

  test("are counted once for each order, also when it is told twice or together with another", async () => {
    const phone = ownNumber();
    const first = await ordered({ phone });
    const second = await ordered({ phone });
    await Promise.all([first, second, first].map((row) => noteCaller({ before: row, after: accepted(row) })));
    expect(await found(phone)).toMatchObject([{ orders: 2 }]);
  });

  test("keep what the latest order says when an older one is told later", async () => {
    const phone = ownNumber();
    await noted({ phone, lastName: "Neu" });
    await noted({ phone, lastName: "Alt", email: "alt@example.test" }, NOW - DAY);
    expect(await found(phone)).toMatchObject([{ name: "Maria Neu", email: "alt@example.test", orders: 2 }]);
  });

  test("are forgotten a year after their last order", async () => {
    const phone = ownNumber();
    await noted({ phone }, NOW - 300 * DAY);
    await noted({ phone });
    expect(await found(phone, "center", NOW + 100 * DAY)).toMatchObject([{ orders: 1 }]);
    expect(await found(phone, "center", NOW + 366 * DAY)).toEqual([]);
    const { data } = await CallerEntity.get({ branch: "center", line: phone }).go();
    expect(data?.expiresAt).toBe((NOW + 365 * DAY) / 1000);
  });

  test("are not known before staff have accepted their order, and not if they never do", async () => {
    const phone = ownNumber();
    const row = await ordered({ phone });
    await noteCaller({ before: null, after: row });
    for (const state of ["rejected", "canceled", "failed"] as const)
      await noteCaller({ before: row, after: { ...row, state } });
    expect(await found(phone)).toEqual([]);
    await noteCaller({ before: row, after: accepted(row) });
    await noteCaller({ before: accepted(row), after: { ...row, state: "completed" } });
    expect(await found(phone)).toMatchObject([{ orders: 1 }]);
  });

  test("are known at once when staff took the order themselves", async () => {
    const phone = ownNumber();
    const row: OrderRow = { ...(await ordered({ phone })), source: "phone" };
    await noteCaller({ before: null, after: row });
    await noteCaller({ before: row, after: accepted(row) });
    expect(await found(phone)).toMatchObject([{ orders: 1 }]);
  });

  test("are erased with all that is known of them once their number is removed from an order", async () => {
    const phone = ownNumber();
    await noted({ phone });
    const row = await noted({ phone });
    await noteCaller({ before: row, after: { ...row, version: 2, customer: {} } });
    expect(await found(phone)).toEqual([]);
    expect((await CallerEntity.get({ branch: "center", line: phone }).go()).data).toBeNull();
  });

  test("are shown to staff of the branch who may see orders", async () => {
    const ask = (actor: typeof admin) =>
      refusal(findPhoneCustomers({ actor, branch: "center", phone: "0660", now: NOW }));
    expect(await ask(anonymous)).toMatchObject({ kind: "unauthenticated" });
    expect(await ask(staff("ROLE_EMPLOYEE", "harbor"))).toMatchObject({ kind: "forbidden" });
    expect(await ask(holder({ permissions: ["order.phone"], branches: ["center"] }))).toMatchObject({
      kind: "forbidden",
    });
    expect(await refusal(found("0660", "nowhere"))).toMatchObject({ kind: "missing" });
    const employee = staff("ROLE_EMPLOYEE", "center");
    await expect(
      findPhoneCustomers({ actor: employee, branch: "center", phone: "0660", now: NOW }),
    ).resolves.toBeDefined();
  });

  test("are not found by hardly more than the code of the country", async () => {
    const phone = ownNumber();
    await noted({ phone });
    for (const digits of ["0043", "+4366", "43 66"]) expect(await found(digits)).toEqual([]);
    expect((await found(phone.slice(0, 9))).length).toBeGreaterThan(0);
  });

  test("are noted for orders of the last year that were placed before, once", async () => {
    const branch = "workshop";
    const phones = [ownNumber(), ownNumber(), ownNumber()];
    const confirmed = async (phone: string, at = NOW) => {
      const { uid } = await ordered({ phone, branch }, at);
      await changeOrder({ actor: admin, id: `ord_${uid}`, action: "confirm", now: at });
    };
    for (const phone of phones) await confirmed(phone);
    const past = ownNumber();
    await confirmed(past, NOW - 366 * DAY);
    const unanswered = ownNumber();
    await ordered({ phone: unanswered, branch });
    expect(await found("+43660", branch)).toEqual([]);
    const first = await noteAllCallers({ now: NOW, chunk: 2 });
    expect(await noteAllCallers({ now: NOW })).toBe(first);
    expect((await found("+43660", branch)).map(({ phone, orders }) => ({ phone, orders }))).toEqual(
      expect.arrayContaining(phones.map((phone) => ({ phone, orders: 1 }))),
    );
    expect([await found(past, branch), await found(unanswered, branch)]).toEqual([[], []]);
  });
});
