import { branches } from "@tresen/contract/branch/branch.resource";
import { beforeAll, describe, expect, it } from "vitest";
import { jobsOf } from "../../test/jobs";
import { refusal } from "../../test/refusal";
import { NOW, admin, create, createShop, draft } from "../../test/shop";

import { updateRecord } from "../records";
import { rebuildSnapshot } from "../snapshot";
import { changeOrder, getOrder, getPublicOrder, withdrawOrder } from ".";
import { createOrder } from "./create";

const MINUTE = 60_000;
const declaration = { name: "Maria Muster", email: "maria@example.test", remark: "nur der Helm" };

beforeAll(async () => {
  await createShop();
  const shared = { openingHours: [{ type: "daily" as const, from: "10:00", to: "22:00" }], isWithdrawalEnabled: true };
  await create("branches", { id: "bikes", identifier: "bikes", name: "Räder", ...shared });
  await create("branches", {
    id: "quotes",
    identifier: "quotes",
    name: "Angebote",
    isQuotationRequired: true,
    ...shared,
  });
  await create("menus", {
    id: "bikeMenu",
    name: "Räder",
    branches: [{ id: "bikes" }, { id: "quotes" }],
    catalog: [{ category: "pizza", products: ["margherita"] }],
  });
  await rebuildSnapshot({ startedAt: Date.now() });
});

const placed = (branch = "bikes") => createOrder({ draft: draft({ branch }), now: NOW });
const withdraw = ({ uid, hash }: { uid: string; hash: string }, now = NOW + MINUTE) =>
  withdrawOrder({ uid, hash, declaration, now });

describe("withdrawOrder", () => {
  it("is recorded in the order and its timeline, and does not change the state", async () => {
    const key = await placed();
    const at = new Date(NOW + MINUTE).toISOString();
    expect(await withdraw(key)).toMatchObject({
      withdrawnAt: at,
      isConfirmed: false,
      isRejected: false,
      isCanceled: false,
    });
    // Whoever has the page need not see what was typed.
    expect(JSON.stringify(await getPublicOrder(key))).not.toContain("maria@example.test");
    const order = await getOrder({ actor: admin, id: `ord_${key.uid}` });
    expect(order).toMatchObject({ state: "pending", withdrawnAt: at, withdrawal: declaration });
    expect(order.timeline.at(-1)).toEqual({
      at,
      by: "customer",
      name: "Maria Muster",
      action: "withdraw",
      message: "nur der Helm",
    });
    expect(await jobsOf(key.uid)).toEqual([]);
  });

  it("stays as it was declared first, however often and concurrently it is declared", async () => {
    const key = await placed();
    await Promise.all(Array.from({ length: 4 }, () => withdraw(key)));
    const again = await withdraw(key, NOW + 9 * MINUTE);
    expect(again.withdrawnAt).toBe(new Date(NOW + MINUTE).toISOString());
    const { timeline, version } = await getOrder({ actor: admin, id: `ord_${key.uid}` });
    expect(timeline.filter(({ action }) => action === "withdraw")).toHaveLength(1);
    expect(version).toBe(2);
  });

  it("is not lost when staff work on the order in the same moment", async () => {
    const key = await placed();
    const id = `ord_${key.uid}`;
    await Promise.allSettled([withdraw(key), changeOrder({ actor: admin, id, action: "confirm", now: NOW + MINUTE })]);
    expect(await getOrder({ actor: admin, id })).toMatchObject({ withdrawal: declaration });
  });

  it("is possible for a completed order, and staff can continue with the order after it", async () => {
    const key = await placed();
    const id = `ord_${key.uid}`;
    await changeOrder({ actor: admin, id, action: "confirm", now: NOW });
    await withdraw(key);
    expect(await changeOrder({ actor: admin, id, action: "completed", now: NOW })).toMatchObject({
      state: "completed",
      withdrawal: declaration,
    });
    const other = await placed();
    for (const action of ["confirm", "completed"] as const)
      await changeOrder({ actor: admin, id: `ord_${other.uid}`, action, now: NOW });
    expect((await withdraw(other)).withdrawnAt).not.toBeNull();
  });

  it("needs the order's hash, and answers the same without it", async () => {
    const { uid } = await placed();
    const wrong = await refusal(withdraw({ uid, hash: "0".repeat(43) }));
    expect(wrong).toMatchObject({ code: "order.missing", kind: "missing" });
    expect(await refusal(withdraw({ uid: "0".repeat(26), hash: "x" }))).toMatchObject({
      code: wrong.code,
      message: wrong.message,
    });
  });

  it("is refused for a branch without withdrawal, a quotation, and an order that was canceled", async () => {
    const refused = { code: "order.withdrawal_not_offered", kind: "conflict" };
    expect(await refusal(withdraw(await placed("center")))).toMatchObject(refused);
    expect(await refusal(withdraw(await placed("quotes")))).toMatchObject(refused);
    for (const action of ["reject", "cancel"] as const) {
      const key = await placed();
      await changeOrder({ actor: admin, id: `ord_${key.uid}`, action, now: NOW });
      expect(await refusal(withdraw(key))).toMatchObject(refused);
    }
  });

  it("depends on the branch's current setting; an earlier declaration stays", async () => {
    const [declared, late] = [await placed(), await placed()];
    await withdraw(declared);
    const fields = branches.fields.parse({
      identifier: "bikes",
      name: "Räder",
      openingHours: [{ type: "daily", from: "10:00", to: "22:00" }],
    });
    await updateRecord({ resource: branches, actor: admin, now: NOW, id: "bikes", input: { ...fields, version: 1 } });
    expect(await refusal(withdraw(late))).toMatchObject({ kind: "conflict" });
    expect((await withdraw(declared)).withdrawnAt).toBe(new Date(NOW + MINUTE).toISOString());
  });
});
