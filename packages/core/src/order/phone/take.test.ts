import { beforeAll, describe, expect, test } from "vitest";
import { refusal } from "../../../test/refusal";
import { NOW, admin, anonymous, createShop, draft, holder, staff } from "../../../test/shop";
import { findOrder, listPaymentWork, openLink } from "..";
import { createOrder } from "../create";
import { paymentReactions } from "../../payment/order";
import type { OrderRow } from "../store";
import { takePhoneOrder } from "./take";

beforeAll(createShop);

const phoned = (changes: Parameters<typeof draft>[0] = {}) => draft({ source: "phone", ...changes });

async function taken(changes: Parameters<typeof draft>[0] = {}): Promise<OrderRow> {
  const order = phoned({ legalInstructions: false, privacyPolicy: false, ...changes });
  const { completed } = takePhoneOrder({ actor: admin, draft: order, now: NOW });
  const { uid } = await createOrder({ draft: order, completed, now: NOW });
  const row = await findOrder(uid);
  if (!row) throw new Error("The order is gone");
  return row;
}

describe("an order on the telephone", () => {
  test("is stored with its source, the note and who took it, and is on the work list of the desk", async () => {
    expect(await taken({ note: "Ruft noch einmal an" })).toMatchObject({
      source: "phone",
      notes: [{ by: "usr_admin", name: "Ada Admin", text: "Ruft noch einmal an" }],
      timeline: [{ by: "usr_admin", name: "Ada Admin", action: "create" }],
    });
  });

  test("with an online method asks for its payment by a link, and does not wait for the money", () => {
    const order = phoned({ paymentMethod: "mollie", email: "maria@example.test" });
    const payment = { provider: "mollie", state: "open", amount: 950, currency: "EUR", refunded: 0 } as const;
    const row = takePhoneOrder({ actor: admin, draft: order, now: NOW }).completed({
      state: "pending",
      branch: "center",
      payments: [{ id: "1", kind: "online", ...payment }],
    } as OrderRow);
    expect(openLink(row)).toEqual({ id: "1", kind: "link", startedAt: new Date(NOW).toISOString(), ...payment });
    expect(row).toMatchObject({
      worklist: "open#center",
      timeline: [{ action: "create" }, { action: "payment-link", message: expect.stringMatching(/^9,50\s€$/) }],
    });
  });

  test("with a link is watched by the payments' work list, although it is on the desk's", async () => {
    const row = await taken();
    const payment = { provider: "mollie", state: "open", amount: 950, currency: "EUR", refunded: 0 } as const;
    const after: OrderRow = { ...row, payments: [{ id: "1", kind: "link", ...payment }] };
    for (const react of paymentReactions.order) await react({ before: null, after });
    expect(await listPaymentWork()).toContain(row.uid);
  });

  test("is refused where the link reaches nobody", async () => {
    const take = (changes: Parameters<typeof draft>[0]): Promise<unknown> =>
      refusal(
        Promise.resolve().then(() =>
          takePhoneOrder({ actor: admin, draft: phoned({ paymentMethod: "mollie", ...changes }), now: NOW }),
        ),
      );
    expect(await take({})).toMatchObject({ details: [{ code: "order.link_unreachable" }] });
    expect(await take({ phone: "+43660123456" })).toMatchObject({ details: [{ code: "order.link_unreachable" }] });
    expect(() =>
      takePhoneOrder({
        actor: admin,
        draft: phoned({ paymentMethod: "mollie", phone: "+43660123456", isSmsEnabled: true }),
        now: NOW,
      }),
    ).not.toThrow();
  });

  test("is taken by staff of the branch with the permission only", () => {
    const take = (actor: typeof admin) => () => takePhoneOrder({ actor, draft: phoned(), now: NOW });
    expect(take(anonymous)).toThrow();
    expect(take(staff("ROLE_EMPLOYEE", "harbor"))).toThrow();
    expect(take(holder({ permissions: ["orders.read"], branches: ["center"] }))).toThrow();
    expect(take(staff("ROLE_EMPLOYEE", "center"))).not.toThrow();
    const clerk = holder({ permissions: ["order.phone"], branches: ["center"] });
    expect(takePhoneOrder({ actor: clerk, draft: phoned(), now: NOW }).isKeyHidden).toBe(true);
    expect(takePhoneOrder({ actor: admin, draft: phoned(), now: NOW }).isKeyHidden).toBe(false);
  });
});

test("an order without consent is refused unless it is taken on the telephone", async () => {
  const order = draft({ legalInstructions: false });
  expect(await refusal(createOrder({ draft: order, now: NOW }))).toMatchObject({
    details: [{ code: "order.legal_required" }],
  });
});
