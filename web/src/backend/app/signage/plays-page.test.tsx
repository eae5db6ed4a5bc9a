// @vitest-environment happy-dom
import { branches } from "@tresen/contract/branch/branch.resource";
import type { Plays } from "@tresen/contract/signage/plays/plays-query";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { fixServerTime } from "../../../shared/server-clock";
import { settled } from "../../../shared/testing/hands";
import { PlaysPage, type PlaysSearch } from "../../features/signage/plays/plays-page";
import { playsFile } from "../../features/signage/plays/plays-file";
import { mountPart } from "../testing/part";

const branch = (id: string, name: string) => ({ ...branches.fields.parse({ identifier: id, name }), id });
const BRANCHES = [branch("brn_1", "Neubau"), branch("brn_2", "Mitte")];
const row = { version: 1, scene: "sce_menu", name: "Karte", branch: "brn_1" };
const PLAYS: Plays = {
  rows: [
    { ...row, day: "2026-06-04", plays: 100, seconds: 3600 },
    { ...row, day: "2026-06-05", plays: 50, seconds: 1800 },
    { ...row, day: "2026-06-05", branch: "brn_2", scene: "sce_news", name: "Neues", plays: 1200, seconds: 40_000 },
  ],
  scenes: [
    { id: "sce_menu", name: "Karte" },
    { id: "sce_news", name: "Neues" },
  ],
  tvs: [{ id: "tv_1", name: "Theke" }],
};
let mounted: Awaited<ReturnType<typeof mountPart>>;
let answer: Response;
let asked: string[];

beforeEach(() => {
  fixServerTime(Date.parse("2026-06-05T10:00:00Z"));
  asked = [];
  answer = Response.json({ data: PLAYS });
  vi.stubGlobal("fetch", async (url: string) => {
    if (url.includes("/branches")) return Response.json({ data: BRANCHES, cursor: null });
    asked.push(url);
    return answer;
  });
});
afterEach(async () => {
  await mounted.unmount();
  vi.unstubAllGlobals();
});

async function open(search: PlaysSearch = {}) {
  const onSearch = vi.fn();
  mounted = await mountPart({ content: <PlaysPage search={search} onSearch={onSearch} /> });
  await settled();
  return onSearch;
}
const text = (): string => document.body.textContent ?? "";
const rowsOf = (title: string): (string | null)[] => {
  const section = [...document.querySelectorAll("section")].find(
    (one) => one.querySelector("h2")?.textContent === title,
  );
  return [...(section?.querySelectorAll("tbody tr") ?? [])].map(({ textContent }) => textContent);
};

test("what was shown in the last week is summed by scene, branch and day", async () => {
  await open();
  expect(asked).toEqual([expect.stringContaining("from=2026-05-30&to=2026-06-05")]);
  expect(text()).toContain("1.350 Wiedergaben, zusammen 12:36:40");
  expect(rowsOf("Nach Szene")).toEqual(["Neues1.20011:06:40", "Karte1501:30:00"]);
  expect(rowsOf("Nach Filiale")).toEqual(["Mitte1.20011:06:40", "Neubau1501:30:00"]);
  expect(rowsOf("Nach Tag")).toHaveLength(2);
});

test("days and filters stand in the address, and no more days are asked for than one answer has", async () => {
  const onSearch = await open({ from: "2025-01-01", to: "2026-06-05", branch: "brn_1", tv: "tv_1" });
  expect(asked).toEqual([expect.stringContaining("from=2026-03-05&to=2026-06-05&branch=brn_1&tv=tv_1")]);
  const scenes = document.querySelector<HTMLSelectElement>('select[aria-label="Szene"]');
  if (!scenes) throw new Error("There is no choice of scenes");
  scenes.value = "sce_news";
  scenes.dispatchEvent(new Event("change", { bubbles: true }));
  expect(onSearch).toHaveBeenCalledWith(expect.objectContaining({ scene: "sce_news", branch: "brn_1" }));
});

test("nothing shown and a failure are told", async () => {
  answer = Response.json({ data: { rows: [], scenes: [], tvs: [] } });
  await open();
  expect(text()).toContain("In diesem Zeitraum wurde nichts gezeigt.");
  await mounted.unmount();
  answer = Response.json({ errors: [{ code: "internal", message: "Das ging schief." }] }, { status: 500 });
  await open();
  expect(text()).toContain("Erneut versuchen");
});

test("a file has a row for each day, branch, and version of a scene", async () => {
  await open();
  const branchName = (id: string): string => BRANCHES.find((one) => one.id === id)?.name ?? id;
  const { content } = await playsFile({ rows: PLAYS.rows, format: "csv", branchName });
  const [head, first, , last] = String(content).split(/\r?\n/);
  expect(head).toMatch(/Tag;Filiale;Szene;Version;Wiedergaben;Dauer in Sekunden$/);
  expect(first).toBe("04.06.2026;Neubau;Karte;1;100;3600");
  expect(last).toBe("05.06.2026;Mitte;Neues;1;1200;40000");
  const { type } = await playsFile({ rows: PLAYS.rows, format: "xlsx", branchName });
  expect(type).toContain("spreadsheetml");
});
