import { DAY, HOUR, MINUTE } from "@tresen/contract/kit/time";
import type { PlayedQuarter } from "@tresen/contract/signage/plays/plays";
import { QUARTER } from "@tresen/contract/signage/plays/quarters";
import { beforeAll, expect, test } from "vitest";
import { refusal } from "../../../test/refusal";
import { NOW, admin, create, staff } from "../../../test/shop";
import { rebuildSnapshot } from "../../snapshot";
import { notePlays } from "./note-plays";
import { readPlays } from "./read-plays";
import { TvPlaysEntity } from "./tv-plays.entity";

const START = NOW - HOUR;
let count = 0;

beforeAll(async () => {
  for (const id of ["center", "north"]) await create("branches", { id, identifier: id, name: id });
  await rebuildSnapshot({ startedAt: Date.now() });
});

const newTv = (branch = "center") => ({ id: `tv_${(count += 1)}`, name: "Theke", branch });
const shown = (milliseconds: number, changes: object = {}) => ({
  ...{ scene: "sce_menu", version: 2, name: "Karte", plays: 3, milliseconds },
  ...changes,
});
const quarter = (at: number, scenes = [shown(60_000)]): PlayedQuarter => ({ at: new Date(at).toISOString(), scenes });
const note = (tv: ReturnType<typeof newTv>, quarters: PlayedQuarter[], now = NOW) => notePlays({ tv, quarters, now });
async function sums(tv: { id: string }, changes: object = {}) {
  const query = { from: "2026-05-01", to: "2026-06-30", tv: tv.id, ...changes };
  return (await readPlays({ actor: admin, query })).rows.map(({ day, plays, seconds }) => [day, plays, seconds]);
}

test("what was shown is summed by day; a quarter counts once, however often and beside whatever else it is sent", async () => {
  const tv = newTv();
  const [first, second, third] = [START, START + QUARTER, START + 2 * QUARTER].map((at) => quarter(at)) as [
    PlayedQuarter,
    PlayedQuarter,
    PlayedQuarter,
  ];
  await note(tv, [first, second]);
  await note(tv, [first, second]);
  expect(await sums(tv)).toEqual([["2026-06-05", 6, 120]]);
  await note(tv, [third, first, third]);
  expect(await sums(tv)).toEqual([["2026-06-05", 9, 180]]);
});

test("two players of one TV that send at the same moment are counted once", async () => {
  const tv = newTv();
  await Promise.all(Array.from({ length: 3 }, () => note(tv, [quarter(START)])));
  expect(await sums(tv)).toEqual([["2026-06-05", 3, 60]]);
});

test("each quarter belongs to its day by the branch's calendar, also when the clock is changed", async () => {
  const midnight = newTv();
  const night = Date.parse("2026-06-03T22:00:00Z");
  await note(midnight, [quarter(night - QUARTER), quarter(night)]);
  expect(await sums(midnight)).toEqual([
    ["2026-06-03", 3, 60],
    ["2026-06-04", 3, 60],
  ]);
  for (const [from, to, day, hours] of [
    ["2026-03-28T23:00:00Z", "2026-03-29T22:00:00Z", "2026-03-29", 23],
    ["2026-10-24T22:00:00Z", "2026-10-25T23:00:00Z", "2026-10-25", 25],
  ] as const) {
    const tv = newTv();
    const all: PlayedQuarter[] = [];
    for (let at = Date.parse(from); at < Date.parse(to); at += QUARTER) all.push(quarter(at, [shown(QUARTER)]));
    await note(tv, all, Date.parse(to) + HOUR);
    expect(await sums(tv, { from: day, to: day })).toEqual([[day, all.length * 3, hours * 3600]]);
  }
});

test("what cannot be true is left out: the future, what is too old, and more than a quarter can hold", async () => {
  const tv = newTv();
  const wrong = [
    quarter(NOW - (NOW % QUARTER)),
    quarter(NOW + DAY - (NOW % QUARTER)),
    quarter(START - 36 * DAY),
    quarter(START + MINUTE),
    quarter(START, [shown(QUARTER), shown(1000, { scene: "sce_other" })]),
    quarter(START, [shown(0)]),
    quarter(START, [shown(1000, { plays: 900 })]),
  ];
  for (const one of wrong) await note(tv, [one]);
  expect(await sums(tv)).toEqual([]);
  await note(tv, [...wrong, quarter(START)]);
  expect(await sums(tv)).toEqual([["2026-06-05", 3, 60]]);
});

test("a scene is told with the names and versions that it had, and by scene, whatever became of it", async () => {
  const tv = newTv();
  await note(tv, [quarter(START, [shown(30_000), shown(30_000, { version: 3, name: "Karte neu" })])]);
  await note(tv, [quarter(START + QUARTER, [shown(10_000, { scene: "sce_gone", name: "Weg" })])]);
  const query = { from: "2026-06-05", to: "2026-06-05", branch: "center", tv: tv.id };
  const answer = await readPlays({ actor: admin, query });
  expect(answer.rows.map(({ name, version, seconds }) => [name, version, seconds])).toEqual([
    ["Karte", 2, 30],
    ["Karte neu", 3, 30],
    ["Weg", 2, 10],
  ]);
  expect(answer.scenes).toEqual(expect.arrayContaining([{ id: "sce_gone", name: "Weg" }]));
  const one = await readPlays({ actor: admin, query: { ...query, scene: "sce_gone" } });
  expect(one.rows).toMatchObject([{ scene: "sce_gone", branch: "center", seconds: 10 }]);
  const { data } = await TvPlaysEntity.get({ branch: "center", day: "2026-06-05", tv: tv.id }).go();
  expect((data?.expiresAt ?? 0) * 1000).toBe(Date.parse("2026-06-05") + 400 * DAY);
});

test("a person sees the branches that are theirs", async () => {
  const [own, other] = [newTv("north"), newTv("center")];
  await Promise.all([note(own, [quarter(START)]), note(other, [quarter(START)])]);
  const actor = staff("ROLE_EMPLOYEE", "north");
  const query = { from: "2026-06-05", to: "2026-06-05" };
  const { rows, tvs } = await readPlays({ actor, query });
  expect(rows).toMatchObject([{ branch: "north" }]);
  expect(tvs).toEqual([{ id: own.id, name: "Theke" }]);
  expect(await refusal(readPlays({ actor, query: { ...query, branch: "center" } }))).toMatchObject({
    kind: "forbidden",
  });
});
