import { branches } from "@tresen/contract/branch/branch.resource";
import { menus } from "@tresen/contract/catalog/menu.resource";
import { products } from "@tresen/contract/catalog/product.resource";
import { tables } from "@tresen/contract/branch/table.resource";
import { users } from "@tresen/contract/user/user.resource";
import { beforeAll, describe, expect, it } from "vitest";
import { refusal } from "../../test/refusal";
import { NOW, admin, anonymous, create, createShop, draft, staff } from "../../test/shop";
import { metered } from "../platform/db";
import { branchHooks } from "../branch";
import { listBranchMenus } from "../catalog";
import { changeOrder, findOrder, getOrder, replaceOrder } from "../order";
import { createOrder } from "../order/create";
import { rebuildSnapshot } from "../snapshot";
import { getRecord, listRecords } from ".";
import { createRecord, removeRecord, resource, updateRecord } from "../../test/records";

beforeAll(createShop);

describe("a branch", () => {
  const removal = () => refusal(removeRecord({ resource: branches, actor: admin, id: "popup", hooks: branchHooks }));
  const inUse = {
    code: "record.in_use",
    kind: "conflict",
    message: "Filiale hat noch offene Bestellungen. Sie kann erst gelöscht werden, wenn diese abgeschlossen sind.",
  };

  it("cannot be removed while it has open orders, or some that wait for their payment", async () => {
    await create("branches", { id: "popup", identifier: "popup", name: "Pop-up", openingHours: [{ type: "daily" }] });
    const menu = await create("menus", {
      branches: [{ id: "popup" }],
      catalog: [{ category: "pizza", products: ["margherita"] }],
    });
    await rebuildSnapshot({ startedAt: Date.now() });
    const { uid } = await createOrder({ draft: draft({ branch: "popup" }), now: NOW });
    const id = `ord_${uid}`;
    await removeRecord({ resource: menus, actor: admin, id: menu.id });
    expect(await removal()).toMatchObject(inUse);
    const before = await findOrder(uid);
    if (!before) throw new Error("No order");
    const payment = { provider: "mollie" as const, state: "open" as const, amount: 950, currency: "EUR", refunded: 0 };
    const awaiting = { ...before, version: before.version + 1, payment };
    await replaceOrder({ before, row: awaiting });
    expect(await removal()).toMatchObject(inUse);
    await replaceOrder({ before: awaiting, row: { ...before, version: before.version + 2 } });
    await changeOrder({ actor: admin, id, action: "cancel", now: NOW });
    await removeRecord({ resource: branches, actor: admin, id: "popup", hooks: branchHooks });
    expect(await getOrder({ actor: admin, id })).toMatchObject({
      state: "canceled",
      branch: { id: "popup", name: "Pop-up" },
    });
  });
});

describe("a list", () => {
  it("has pages in the order of ids", async () => {
    for (const id of ["a-1", "a-2", "a-3", "a-4", "a-5"]) await create("blocks", { id, name: id, type: "text" });
    const names = {
      resource: resource((await import("@tresen/contract/site/block/block.resource")).blocks),
      actor: anonymous,
    };
    const first = await listRecords({ ...names, query: { limit: 2 } });
    expect(first.records.map(({ id }) => id)).toEqual(["a-1", "a-2"]);
    const { result: second, use } = await metered(() =>
      listRecords({ ...names, query: { limit: 2, cursor: first.cursor ?? "" } }),
    );
    expect(second.records.map(({ id }) => id)).toEqual(["a-3", "a-4"]);
    expect(use.calls).toBe(1);
    const third = await listRecords({ ...names, query: { limit: 2, cursor: second.cursor ?? "" } });
    expect(third).toMatchObject({ records: [{ id: "a-5" }], cursor: null });
    expect(await refusal(listRecords({ ...names, query: { cursor: "%%%" } }))).toMatchObject({ kind: "input" });
  });

  it("of a branch's menus contains the published ones", async () => {
    expect((await listBranchMenus({ branch: "center" })).map(({ id }) => id)).toEqual(["menu"]);
    expect(await refusal(listBranchMenus({ branch: "nowhere" }))).toMatchObject({ kind: "missing" });
  });
});

describe("access", () => {
  const manager = staff("ROLE_MANAGER", "center");

  it("to users is for administrators, and never shows a password", async () => {
    const user = await create("users", {
      username: "Eva@Example.test",
      roles: ["ROLE_EMPLOYEE"],
      password: "ein langes passwort",
    });
    expect(user).toMatchObject({ username: "eva@example.test" });
    expect(JSON.stringify([user, await listRecords({ resource: resource(users), actor: admin })])).not.toMatch(
      /passwor|scrypt|secrets/i,
    );
    for (const actor of [manager, staff("ROLE_EMPLOYEE", "center")]) {
      expect(await refusal(listRecords({ resource: resource(users), actor }))).toMatchObject({ kind: "forbidden" });
      expect(await refusal(getRecord({ resource: resource(users), actor, id: user.id }))).toMatchObject({
        kind: "forbidden",
      });
      expect(await refusal(updateRecord({ resource: users, actor, id: user.id, input: { ...user } }))).toMatchObject({
        kind: "forbidden",
      });
    }
    expect(await refusal(listRecords({ resource: resource(users), actor: anonymous }))).toMatchObject({
      kind: "unauthenticated",
    });
  });

  it("lets managers write only records that belong to their branches before and after the change", async () => {
    const own = await getRecord({ resource: resource(branches), actor: manager, id: "center" });
    expect(
      await updateRecord({ resource: branches, actor: manager, id: "center", input: { ...own, phone: "+43 1" } }),
    ).toMatchObject({ phone: "+43 1" });
    const foreign = await getRecord({ resource: resource(branches), actor: manager, id: "harbor" });
    expect(
      await refusal(updateRecord({ resource: branches, actor: manager, id: "harbor", input: { ...foreign } })),
    ).toMatchObject({ kind: "forbidden" });
    expect(
      await refusal(
        createRecord({
          resource: branches,
          actor: manager,
          input: branches.fields.parse({ identifier: "new", name: "Neu" }),
        }),
      ),
    ).toMatchObject({ kind: "forbidden" });
    const table = await createRecord({
      resource: tables,
      actor: manager,
      input: { identifier: "T1", branch: "center" },
    });
    expect(
      await refusal(
        updateRecord({ resource: tables, actor: manager, id: table.id, input: { ...table, branch: "harbor" } }),
      ),
    ).toMatchObject({ kind: "forbidden" });
    expect(
      await refusal(createRecord({ resource: menus, actor: manager, input: menus.fields.parse({}) })),
    ).toMatchObject({ kind: "forbidden" });
    const shared = await getRecord({ resource: resource(menus), actor: manager, id: "menu" });
    expect(
      await refusal(updateRecord({ resource: menus, actor: manager, id: "menu", input: { ...shared } })),
    ).toMatchObject({ kind: "forbidden" });
    expect(await refusal(removeRecord({ resource: menus, actor: manager, id: "menu" }))).toMatchObject({
      kind: "forbidden",
    });
  });

  it("to write is never given to employees or anonymous visitors", async () => {
    const employee = staff("ROLE_EMPLOYEE", "center");
    expect(
      await refusal(createRecord({ resource: tables, actor: employee, input: { identifier: "T2", branch: "center" } })),
    ).toMatchObject({ kind: "forbidden" });
    expect(
      await refusal(
        createRecord({ resource: products, actor: manager, input: products.fields.parse({ name: "X", price: 1 }) }),
      ),
    ).toMatchObject({ kind: "forbidden" });
    expect(
      await refusal(
        createRecord({ resource: tables, actor: anonymous, input: { identifier: "T2", branch: "center" } }),
      ),
    ).toMatchObject({ kind: "unauthenticated" });
  });
});
