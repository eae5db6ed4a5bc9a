import { beforeAll, describe, expect, test, vi } from "vitest";
import { placed } from "../../../test/orders";
import { NOW, admin, createShop } from "../../../test/shop";
import { DAY } from "@tresen/contract/kit/time";
import { changeOrder, findOrder } from "../../order";
import { log } from "../../platform/log";
import { countOrders } from "../order";
import { addCounts, readCounters } from "../rows";
import { checkStatistics, readStatisticsCheck, recountBranch } from ".";

const center = { branch: "center", zone: "Europe/Vienna", to: "2026-06-05" };
const row = async (uid: string) => (await findOrder(uid)) ?? expect.fail("The order is gone");
const uids: string[] = [];

beforeAll(async () => {
  await createShop();
  for (let count = 0; count < 4; count += 1) {
    const { uid, id } = await placed({ donatee: "donee", email: "", lastName: `N${count}` }, NOW);
    uids.push(uid);
    await countOrders([{ before: null, after: await row(uid) }]);
    if (count === 0) await changeOrder({ actor: admin, id, action: "confirm", now: NOW });
    if (count === 0) await countOrders([{ before: null, after: await row(uid) }]);
  }
});

describe("a recount", () => {
  test("finds nothing where everything was counted", async () => {
    expect(await recountBranch(center)).toEqual({ orders: 4, drifts: [] });
  });

  test("finds an order that was not counted and a counter that is wrong, and corrects both", async () => {
    const [, id = ""] = uids;
    await changeOrder({ actor: admin, id: `ord_${id}`, action: "reject", now: NOW });
    await addCounts({ branch: "center", topic: "day", day: "2026-06-04", counts: { "t:o": 3 } });
    const { drifts } = await recountBranch(center);
    const ofDay = Object.fromEntries(
      drifts.filter(({ topic }) => topic === "day").map(({ day, counts }) => [day, counts]),
    );
    expect(ofDay["2026-06-04"]).toEqual({ "t:o": 3 });
    expect(ofDay["2026-06-05"]).toMatchObject({ "t:o": 1, "t:crejected:o": -1 });
    expect((await recountBranch({ ...center, isRepairing: true })).drifts).toHaveLength(1);
    expect(await recountBranch(center)).toEqual({ orders: 4, drifts: [] });
    const days = await readCounters({ branch: "center", topic: "day", from: "2026-06-05", to: "2026-06-05" });
    expect(days.get("2026-06-05")).toMatchObject({ "t:o": 3, "t:crejected:o": 1 });
  });

  test("leaves tips as they are", async () => {
    await addCounts({ branch: "center", topic: "day", day: "2026-06-05", counts: { "x:t": 500 } });
    expect((await recountBranch(center)).drifts).toEqual([]);
  });
});

describe("the check at night", () => {
  test("tells of branches whose counters differ, and keeps what it found", async () => {
    const told = vi.spyOn(log, "error").mockImplementation(() => undefined);
    expect(await checkStatistics({ now: NOW + DAY })).toMatchObject({ after: null, drifting: [] });
    expect(told).not.toHaveBeenCalled();
    await addCounts({ branch: "center", topic: "hours", day: "2026-06-05", counts: { "t:18:o": 1 } });
    const found = await checkStatistics({ now: NOW + DAY });
    expect(found.drifting).toEqual([{ branch: "center", day: "2026-06-05", counters: 1 }]);
    expect(told).toHaveBeenCalledExactlyOnceWith("statistics.drift", {
      ...{ branch: "center", day: "2026-06-05", counters: 1 },
    });
    expect(await readStatisticsCheck()).toEqual(found);
    told.mockRestore();
  });
});
