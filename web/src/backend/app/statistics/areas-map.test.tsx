// @vitest-environment happy-dom
import { circleBorder } from "@tresen/contract/branch/border/border";
import { getDefaultStore } from "jotai";
import { act } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { eventually, settled } from "../../../shared/testing/hands";
import { isProductDataShownAtom } from "../../shared/visibility";
import { ADMIN } from "../testing/page";
import { ANSWERS, NOW } from "./test/answers";
import { openStatistics } from "./test/open-statistics";

const store = getDefaultStore();
let page: Awaited<ReturnType<typeof openStatistics>>;
beforeEach(() => {
  vi.useFakeTimers({ now: NOW, toFake: ["Date"] });
});
afterEach(async () => {
  await page.unmount();
  store.set(isProductDataShownAtom, true);
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const circle = (longitude: number) => circleBorder({ center: { longitude, latitude: 48.2 }, radius: 2 });
const branch = (id: string, name: string, longitude: number, deliveryAreas: object[]) => ({
  ...{ id, name, timeZone: "Europe/Vienna", longitude, latitude: 48.2, deliveryAreas },
});
const neubau = branch("brn_1", "Neubau", 16.35, [
  { area: "1070", border: circle(16.35) },
  { area: "1080", border: circle(16.42) },
  { area: "1090" },
]);
const graz = branch("brn_2", "Graz", 15.43, [{ area: "Mitte", border: circle(15.43) }]);
const sums = (area: string, orders: number, gross: number, of = "brn_1") => ({ branch: of, area, orders, gross });
const SOLD = [
  sums("1070", 7, 90_000),
  sums("1080", 2, 400_000),
  sums("1090", 3, 1_000),
  sums("Früher", 1, 500),
  sums("Mitte", 1, 2_000, "brn_2"),
];

async function open(asked: Partial<Parameters<typeof openStatistics>[0]> = {}, areas: readonly object[] = SOLD) {
  page = await openStatistics({
    search: { period: "7d" },
    widgets: ["areas"],
    branches: [neubau, graz],
    ...asked,
    answers: { overview: { ...(ANSWERS["overview"] as object), areas } },
  });
  await eventually(() => expect(section().querySelector("h2")?.textContent).toBe("Liefergebiete"));
}
const drawn = () => eventually(() => expect(section().querySelector("[data-area]")).not.toBe(null));
const section = (): Element => document.querySelector("section:has(h2)") ?? document.body;
const text = (): string => section().textContent.replaceAll("\u00a0", " ");
const steps = (): Record<string, string | null> =>
  Object.fromEntries(
    [...section().querySelectorAll("[data-area]")].map((area) => [
      area.getAttribute("data-area"),
      area.getAttribute("data-step"),
    ]),
  );
const listed = (): string[] =>
  [...section().querySelectorAll("[aria-label='Gebiete, die nicht auf der Karte stehen'] tbody th")].map(
    ({ textContent }) => textContent,
  );
const select = (label: string): HTMLSelectElement | null => section().querySelector(`select[aria-label='${label}']`);
async function choose(label: string, value: string): Promise<void> {
  await act(async () => {
    const control = select(label);
    if (!control) throw new Error(label);
    control.value = value;
    control.dispatchEvent(new Event("change", { bubbles: true }));
  });
}

test("areas with a border are drawn by what was sold in them, the others are listed and told", async () => {
  await open();
  await drawn();
  expect(steps()).toEqual({ "brn_1 1070": "4", "brn_1 1080": "1", "brn_2 Mitte": "1" });
  expect(listed()).toEqual(["1090", "Früher"]);
  expect(text()).toContain("2 Gebiete haben keine Grenze.");
  expect(section().querySelector("a")?.getAttribute("href")).toBe("/branches/brn_1?field=deliveryAreas");
  expect(text()).toContain("nichtsbis 2bis 4bis 6über 6");
  // The table has all of them, as before.
  expect([...section().querySelectorAll("table")].at(-2)?.querySelectorAll("tbody tr")).toHaveLength(2);
  expect([...section().querySelectorAll("table")].at(-1)?.querySelectorAll("tbody tr")).toHaveLength(5);
});

test("revenue colours them otherwise, unless product data are hidden", async () => {
  await open();
  await drawn();
  await choose("Gefärbt nach", "gross");
  expect(steps()).toEqual({ "brn_1 1070": "1", "brn_1 1080": "4", "brn_2 Mitte": "1" });
  await act(async () => store.set(isProductDataShownAtom, false));
  expect(steps()).toMatchObject({ "brn_1 1070": "4" });
  expect([...(select("Gefärbt nach")?.options ?? [])].map(({ value }) => value)).toEqual(["orders"]);
  expect(text()).not.toContain("€");
});

test("areas are gone through by the arrow keys and by the pointer, the most first", async () => {
  await open();
  await drawn();
  const told = () => section().querySelector("output")?.textContent.replaceAll("\u00a0", " ");
  const key = (name: string) =>
    act(async () => {
      section()
        .querySelector("[role=group]:has(svg)")
        ?.dispatchEvent(new KeyboardEvent("keydown", { key: name, bubbles: true, cancelable: true }));
    });
  await key("ArrowRight");
  expect(told()).toBe("Neubau, 1070: Bestellungen 7, Umsatz 900,00 €");
  await key("End");
  expect(told()).toBe("Graz, Mitte: Bestellungen 1, Umsatz 20,00 €");
  await act(async () => {
    section()
      .querySelector("[data-area='brn_1 1080']")
      ?.dispatchEvent(new PointerEvent("pointerover", { bubbles: true }));
  });
  expect(told()).toBe("Neubau, 1080: Bestellungen 2, Umsatz 4.000,00 €");
});

test("several branches stand on one map, or one of them", async () => {
  await open();
  await drawn();
  const names = () => [...section().querySelectorAll("svg text")].map(({ textContent }) => textContent);
  expect(Object.keys(steps())).toHaveLength(3);
  await choose("Ausschnitt", "brn_2");
  expect(Object.keys(steps())).toEqual(["brn_2 Mitte"]);
  expect(names()).toContain("Mitte1");
  await page.unmount();
  await open({ search: { period: "7d", branch: "brn_2" } });
  await drawn();
  expect(select("Ausschnitt")).toBe(null);
  expect(text()).not.toContain("1070 ");
});

test("areas where nothing was sold stay empty, and without any order there is nothing to draw", async () => {
  await open({}, [sums("1070", 1, 500)]);
  await drawn();
  expect(steps()).toEqual({ "brn_1 1070": "1", "brn_1 1080": "0", "brn_2 Mitte": "0" });
  expect(text()).toContain("1 Gebiet hat keine Grenze.");
  await page.unmount();
  await open({}, []);
  await settled();
  expect(text()).toContain("In diesem Zeitraum gibt es dazu nichts.");
});

test("without borders there is the list, and no way to change them for those who may not", async () => {
  const bare = { ...neubau, deliveryAreas: [{ area: "1070" }] };
  await open({ branches: [bare], me: { ...ADMIN, roles: ["ROLE_MANAGER"], branches: [{ id: "brn_2" }] } }, SOLD);
  await settled();
  expect(section().querySelector("svg[viewBox] path[d^=M].area-fill")).toBe(null);
  expect(section().querySelector("a")).toBe(null);
});
