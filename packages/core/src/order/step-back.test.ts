import { beforeAll, describe, expect, it } from "vitest";
import { openOf, placed } from "../../test/orders";
import { refusal } from "../../test/refusal";
import { NOW, createShop, holder, staff } from "../../test/shop";
import { changeOrder, findOrder } from ".";

const center = staff("ROLE_EMPLOYEE", "center");

beforeAll(async () => {
  await createShop();
});

const done = async (): Promise<{ id: string; version: number }> => {
  const { id } = await placed();
  for (const action of ["confirm", "in-delivery", "completed"] as const)
    await changeOrder({ actor: center, id, action, now: NOW });
  return { id, version: 4 };
};
const isOpen = async (id: string): Promise<boolean> =>
  (await openOf({ actor: center, now: NOW })).some((order) => order.id === id);

describe("a step that was taken by mistake", () => {
  it("is taken back within ten seconds, with the version that was seen", async () => {
    const { id, version } = await done();
    expect(await isOpen(id)).toBe(false);
    const undo = (now: number, seen = version) =>
      changeOrder({ actor: center, id, action: "undo", now, version: seen });
    expect(await refusal(undo(NOW + 10_001))).toMatchObject({ kind: "conflict", code: "order.action_not_allowed" });
    expect(await refusal(undo(NOW + 5000, version - 1))).toMatchObject({ code: "order.changed" });
    expect(await undo(NOW + 5000)).toMatchObject({ state: "inDelivery", version: version + 1 });
    expect(await isOpen(id)).toBe(true);
    expect((await findOrder(id.slice(4)))?.timeline.at(-1)).toMatchObject({ action: "undo", by: "usr_employee" });
    // The step before was taken at the same time.
    expect(await undo(NOW + 6000, version + 1)).toMatchObject({ state: "confirmed" });
    expect(await refusal(undo(NOW + 7000, version + 2))).toMatchObject({ code: "order.action_not_allowed" });
  });

  it("is taken back by those who may", async () => {
    const { id, version } = await done();
    const as = (...permissions: string[]) => holder({ permissions, branches: ["center"] });
    const request = { id, version, now: NOW };
    expect(await refusal(changeOrder({ actor: as("order.completed"), action: "undo", ...request }))).toMatchObject({
      kind: "forbidden",
    });
    expect(await refusal(changeOrder({ actor: as("order.undo"), action: "reopen", ...request }))).toMatchObject({
      kind: "forbidden",
    });
    expect(await changeOrder({ actor: as("order.undo"), action: "undo", ...request })).toMatchObject({
      state: "inDelivery",
    });
  });
});

describe("a completed order", () => {
  it("is reopened on the same day in the branch's time zone", async () => {
    const { id, version } = await done();
    const reopen = (now: number, seen = version) =>
      changeOrder({ actor: center, id, action: "reopen", now, version: seen });
    const midnight = Date.parse("2026-06-05T22:00:00.000Z");
    expect(await refusal(reopen(midnight))).toMatchObject({ code: "order.action_not_allowed" });
    expect(await reopen(midnight - 1)).toMatchObject({ state: "inDelivery" });
    expect(await isOpen(id)).toBe(true);
    expect(await refusal(reopen(midnight - 1, version + 1))).toMatchObject({ code: "order.action_not_allowed" });
  });
});
