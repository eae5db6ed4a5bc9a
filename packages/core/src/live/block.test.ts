import { MINUTE } from "@tresen/contract/kit/time";
import { beforeAll, describe, expect, it } from "vitest";
import { placed } from "../../test/orders";
import { refusal } from "../../test/refusal";
import { NOW, admin, anonymous, create, staff } from "../../test/shop";
import { findOrder, getStationLoad } from "../order";
import { latestChanges } from "../records/changes";
import { rebuildSnapshot } from "../snapshot";
import { endBlock, listBlocks, setBlock } from ".";

const branch = "kitchen";
const cook = staff("ROLE_EMPLOYEE", branch);
const items = (amount: number) => [{ product: "pizza", amount, unit: "piece" as const }];
const block = (changes: Partial<Parameters<typeof setBlock>[0]["body"]> = {}, actor = cook) =>
  setBlock({
    actor,
    body: { branch, station: "oven", from: "2026-06-05T18:33", until: "2026-06-05T18:41", reason: "Ofen", ...changes },
    now: NOW,
  });

beforeAll(async () => {
  const openingHours = [{ type: "daily" as const, from: "18:00", to: "19:00" }];
  for (const id of [branch, "bar"])
    await create("branches", { id, identifier: id, name: id, openingHours, isPreorderEnabled: true });
  await create("stations", { id: "oven", identifier: "ofen", name: "Ofen", branch, minutesPerSlot: 10 });
  await create("stations", { id: "grill", identifier: "grill", name: "Grill", branch, minutesPerSlot: 5 });
  await create("stations", { id: "pass", identifier: "pass", name: "Pass", branch });
  await create("categories", { id: "food", name: "Essen" });
  const preparation = [{ station: "ofen", minutes: 0, minutesPerUnit: 4 }];
  await create("products", { id: "pizza", name: "Pizza", price: 900, preparation });
  const catalog = [{ category: "food", products: ["pizza"] }];
  await create("menus", { name: "Karte", branches: [{ id: branch }], catalog });
  await rebuildSnapshot({ startedAt: Date.now() });
});

describe("a blocked time", () => {
  it("takes no new work in whole slots, leaves what is there, and ends by itself or before", async () => {
    const first = await placed({ branch, items: items(2), appointmentDate: "2026-06-05T18:40" });
    const entry = await block();
    expect(entry).toMatchObject({
      branch,
      station: "oven",
      from: "2026-06-05T16:30:00.000Z",
      until: "2026-06-05T16:45:00.000Z",
      by: { id: "usr_employee", name: "Eva Beispiel" },
    });
    const { uid } = await placed({ branch, items: items(1) });
    expect(await findOrder(uid)).toMatchObject({ promisedAt: "2026-06-05T16:45:00.000Z" });
    expect((await findOrder(first.uid))?.capacity).toMatchObject([{ slot: "2026-06-05T16:40:00.000Z", minutes: 8 }]);
    expect(await listBlocks({ actor: cook, now: NOW })).toEqual([entry]);
    expect(await listBlocks({ actor: cook, branch, now: NOW + 15 * MINUTE })).toEqual([]);
    await endBlock({ actor: cook, id: entry.id, now: NOW });
    expect(await listBlocks({ actor: cook, now: NOW })).toEqual([]);
    expect(await refusal(endBlock({ actor: cook, id: entry.id, now: NOW }))).toMatchObject({ kind: "missing" });
    const changes = await latestChanges({ resource: "station-blocks", id: entry.id, limit: 9 });
    expect(changes.map(({ action, title }) => [action, title])).toEqual([
      ["remove", "Ofen gesperrt von 18:30 bis 18:45"],
      ["create", "Ofen gesperrt von 18:30 bis 18:45"],
    ]);
  });

  it("is refused in other branches, for stations without a limit, in the past and backwards", async () => {
    expect(await refusal(block({}, anonymous))).toMatchObject({ kind: "unauthenticated" });
    expect(await refusal(block({ branch: "bar" }))).toMatchObject({ kind: "forbidden" });
    expect(await refusal(block({ branch: "bar", station: null }, admin))).toMatchObject({
      details: [{ field: "station" }],
    });
    expect(await refusal(block({ station: "pass" }))).toMatchObject({ details: [{ field: "station" }] });
    expect(await refusal(block({ until: "2026-06-05T18:30" }))).toMatchObject({ details: [{ field: "until" }] });
    const past = { from: "2026-06-05T17:00", until: "2026-06-05T18:00" };
    expect(await refusal(block(past))).toMatchObject({ details: [{ field: "until" }] });
  });
});

it("tells how much the stations have to do", async () => {
  await block({ station: null, from: "2026-06-05T18:50", until: "2026-06-05T18:55" });
  const load = await getStationLoad({ actor: cook, branch, now: NOW });
  expect(load.stations).toEqual([
    { id: "grill", name: "Grill", limit: 5 },
    { id: "oven", name: "Ofen", limit: 10 },
  ]);
  expect(load.slots).toHaveLength(12);
  const free = { taken: 0, unpaid: 0, isBlocked: false };
  expect(load.slots.slice(8, 11).map(({ stations }) => stations)).toEqual([
    [free, { taken: 8, unpaid: 0, isBlocked: false }],
    [free, { taken: 4, unpaid: 0, isBlocked: false }],
    [
      { taken: 0, unpaid: 0, isBlocked: true },
      { taken: 0, unpaid: 0, isBlocked: true },
    ],
  ]);
  expect(load.slots[8]?.slot).toBe("2026-06-05T16:40:00.000Z");
  const ask = (changes: object) => getStationLoad({ actor: cook, branch, now: NOW, ...changes });
  expect(
    (await ask({ date: "2026-06-06" })).slots.every(({ stations }) => stations.every(({ taken }) => taken === 0)),
  ).toBe(true);
  expect(await refusal(ask({ branch: "bar" }))).toMatchObject({ kind: "forbidden" });
});
