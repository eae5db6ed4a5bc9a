import type { ListedOrder } from "@tresen/contract/order/order";
import { beforeAll, describe, expect, it } from "vitest";
import { openOf, placed } from "../../../test/orders";
import { refusal } from "../../../test/refusal";
import { NOW, admin, create, createShop, staff } from "../../../test/shop";
import { rebuildSnapshot } from "../../snapshot";
import { changeOrder } from "..";
import { listMissedOrders, listOrders } from ".";

const MINUTE = 60_000;
const center = staff("ROLE_EMPLOYEE", "center");

beforeAll(createShop);

describe("lists", () => {
  const branchOf = (orders: ListedOrder[]): Set<string> => new Set(orders.map(({ branch }) => branch.id));

  it("show own branches only, administrators all", async () => {
    await placed({ branch: "harbor" });
    await placed();
    expect(branchOf(await openOf({ actor: center, now: NOW }))).toEqual(new Set(["center"]));
    expect(branchOf(await openOf({ actor: admin, now: NOW })).has("harbor")).toBe(true);
    expect(branchOf((await listOrders({ actor: center, query: {} })).orders)).toEqual(new Set(["center"]));
  });

  it("call an order missed after its appointment, or without one after 15 minutes", async () => {
    const at = Date.parse("2026-06-10T10:00:00Z");
    const waiting = await placed({}, at);
    const dated = await placed({ appointmentDate: "2026-06-10T11:00:00Z" }, at);
    const confirmed = await placed({}, at);
    await changeOrder({ actor: center, id: confirmed.id, action: "confirm", now: at });
    const missed = async (now: number): Promise<string[]> =>
      (await openOf({ actor: center, now }, listMissedOrders))
        .map(({ id }) => id)
        .filter((id) => [waiting.id, dated.id, confirmed.id].includes(id));
    expect(await missed(at + 15 * MINUTE)).toEqual([]);
    expect(await missed(at + 15 * MINUTE + 1)).toEqual([waiting.id]);
    expect(new Set(await missed(at + 61 * MINUTE))).toEqual(new Set([waiting.id, dated.id]));
  });

  it("call a preorder missed after the opening, a request for a quotation after a day", async () => {
    const evening = Date.parse("2026-06-11T21:00:00Z");
    await create("branches", {
      id: "early",
      identifier: "early",
      name: "Früh",
      openingHours: [{ type: "daily", from: "10:00", to: "22:00" }],
      isPreorderEnabled: true,
    });
    await create("menus", {
      name: "Früh",
      branches: [{ id: "early" }],
      catalog: [{ category: "pizza", products: ["margherita"] }],
    });
    await rebuildSnapshot({ startedAt: Date.now() });
    const preorder = await placed({ branch: "early" }, evening);
    const quotation = await placed({ branch: "workshop" }, Date.parse("2026-06-11T10:00:00Z"));
    const missed = async (now: string): Promise<string[]> =>
      (await openOf({ actor: admin, now: Date.parse(now) }, listMissedOrders))
        .map(({ id }) => id)
        .filter((id) => [preorder.id, quotation.id].includes(id));
    expect(await missed("2026-06-12T08:15:00Z")).toEqual([]);
    expect(await missed("2026-06-12T08:15:01Z")).toEqual([preorder.id]);
    expect(new Set(await missed("2026-06-12T10:00:01Z"))).toEqual(new Set([preorder.id, quotation.id]));
  });

  it("page through the history of all branches, newest first", async () => {
    await create("branches", { id: "north", identifier: "north", name: "Nord", openingHours: [{ type: "daily" }] });
    await create("branches", { id: "south", identifier: "south", name: "Süd", openingHours: [{ type: "daily" }] });
    await create("menus", {
      name: "Nordsüd",
      branches: [{ id: "north" }, { id: "south" }],
      catalog: [{ category: "pizza", products: ["margherita"] }],
    });
    await rebuildSnapshot({ startedAt: Date.now() });
    const day = Date.parse("2026-07-01T08:00:00Z");
    const made: string[] = [];
    for (let index = 0; index < 25; index += 1) {
      const { id } = await placed(
        { branch: index % 3 === 0 ? "north" : "south", firstName: index === 7 ? "Özlem" : "Max" },
        day + index * MINUTE,
      );
      made.unshift(id);
    }
    // Two of the same instant.
    made.unshift(
      ...(
        await Promise.all([
          placed({ branch: "north" }, day + 25 * MINUTE),
          placed({ branch: "south" }, day + 25 * MINUTE),
        ])
      ).map(({ id }) => id),
    );
    const actor = staff("ROLE_MANAGER", "north", "south");
    const read = async (
      query: Parameters<typeof listOrders>[0]["query"],
      as = actor,
    ): Promise<{ ids: string[]; pages: number }> => {
      const ids: string[] = [];
      let cursor: string | undefined;
      for (let pages = 1; ; pages += 1) {
        const page = await listOrders({ actor: as, query: { ...query, cursor } });
        ids.push(...page.orders.map(({ id }) => id));
        if (page.cursor === null) return { ids, pages };
        cursor = page.cursor;
      }
    };
    const all = await read({ limit: 10 });
    expect(all.pages).toBe(3);
    expect(all.ids.slice(2)).toEqual(made.slice(2));
    expect(new Set(all.ids)).toEqual(new Set(made));
    expect((await read({ limit: 9 })).pages).toBe(3);
    expect((await read({ limit: 4, branch: "north" })).ids).toHaveLength(10);
    expect((await read({ search: "özlem MUSTER" })).ids).toEqual([made[19]]);
    expect((await read({ search: "#3", branch: "north" })).ids).toHaveLength(1);
    expect((await read({ search: made[4]?.slice(4) })).ids).toEqual([made[4]]);
    expect((await read({ state: "completed" })).ids).toEqual([]);
    expect((await read({ from: "2026-07-01", to: "2026-07-01" })).ids).toHaveLength(27);
    expect((await read({ from: "2026-07-02" })).ids).toEqual([]);
    expect((await read({ from: "2026-07-01" }, admin)).ids).toHaveLength(27);
    expect(await refusal(listOrders({ actor, query: { cursor: "nonsense" } }))).toMatchObject({ kind: "input" });
  });
});
