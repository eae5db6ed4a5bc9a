// @vitest-environment happy-dom
import { parseCsv } from "@tresen/contract/kit/table/csv";
import { getDefaultStore } from "jotai";
import { act } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { eventually, press, settled } from "../../../shared/testing/hands";
import { WIDGET_TEXTS } from "../../features/statistics/widget/widget.texts";
import { isCustomerDataShownAtom, isProductDataShownAtom } from "../../shared/visibility";
import { NOW } from "./test/answers";
import { WRITTEN } from "./test/answers.texts";
import { openStatistics } from "./test/open-statistics";

const store = getDefaultStore();
let page: Awaited<ReturnType<typeof openStatistics>>;
beforeEach(() => {
  vi.useFakeTimers({ now: NOW, toFake: ["Date"] });
});
afterEach(async () => {
  await page.unmount();
  store.set(isProductDataShownAtom, true);
  store.set(isCustomerDataShownAtom, true);
  localStorage.clear();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const ALL = Object.keys(WIDGET_TEXTS);
const of = (title: string) => {
  const heading = [...document.querySelectorAll("h2")].find(({ textContent }) => textContent === title);
  const section = heading?.closest("section");
  if (!section) throw new Error(`No chart is called ${title}`);
  return section;
};
const text = (element: Element = document.body) => element.textContent.replaceAll("\u00a0", " ");
const rowsOf = (section: Element) =>
  [...section.querySelectorAll("tbody tr")].map((row) => [...row.children].map((cell) => text(cell)));

test("the address decides the days, filters and comparison of all calls, and pressing changes only the address", async () => {
  page = await openStatistics({
    search: {
      from: "2026-06-04",
      to: "2026-06-05",
      branch: "brn_1",
      method: "delivery",
      compare: "previous",
      interval: "day",
    },
    widgets: ["revenue", "products", "visitors"],
  });
  await eventually(() => expect(text(of("Umsatz"))).toContain("77.743,71 €"));
  const days = "from=2026-06-04&to=2026-06-05&branch=brn_1";
  expect(page.seen.asked.filter((address) => address.includes("statistics")).sort()).toEqual([
    `/api/statistics/items?${days}&method=delivery`,
    `/api/statistics/revenue?${days}&method=delivery&interval=day&compare=previous`,
    // Visits have no method.
    `/api/statistics/unique-visitors?${days}&interval=day&compare=previous`,
  ]);
  expect(text(of("Umsatz"))).toContain("+1455 % gegenüber 02.06.2026 – 03.06.2026");
  expect(text()).toContain("04.06.2026 – 05.06.2026, Neubau, Lieferung, Vergleich: Zeitraum davor");
  await press("7 Tage");
  expect(page.seen.search).toEqual({
    ...{ period: "7d", from: undefined, to: undefined, branch: "brn_1", method: "delivery" },
    ...{ compare: "previous", interval: "day" },
  });
  await eventually(() => expect(page.seen.asked.at(-1)).toContain("from=2026-05-30&to=2026-06-05"));
});

test("days that cannot be asked for are named, and nothing is asked", async () => {
  page = await openStatistics({ search: { from: "2026-06-05", to: "2026-06-04" }, widgets: ["revenue"] });
  await settled();
  expect(document.querySelector("[role=alert]")?.textContent).toBe("Der letzte Tag liegt vor dem ersten.");
  expect(page.seen.asked.filter((address) => address.includes("statistics"))).toEqual([]);
});

test("a chart, its table and its file say the same", async () => {
  const saved: Blob[] = [];
  vi.spyOn(URL, "createObjectURL").mockImplementation((file) => {
    if (file instanceof Blob) saved.push(file);
    return "blob:file";
  });
  const names: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (this: HTMLAnchorElement) {
    names.push(this.download);
  });
  page = await openStatistics({ search: { period: "7d", compare: "previous" }, widgets: ["revenue"] });
  await eventually(() => expect(rowsOf(of("Umsatz"))).toHaveLength(2));
  expect(rowsOf(of("Umsatz"))).toEqual([
    ["Do., 04.06.2026", "1.200,50 €", "Di., 02.06.2026", "2.000,00 €"],
    ["Fr., 05.06.2026", "76.543,21 €", "Mi., 03.06.2026", "3.000,00 €"],
  ]);
  const drawn = [...of("Umsatz").querySelectorAll("rect[data-value]")].map((bar) => bar.getAttribute("data-value"));
  expect(drawn).toEqual(["120050", "7654321"]);
  await press("Mehr: Umsatz");
  await act(async () =>
    [...document.querySelectorAll<HTMLElement>("[role=menuitem]")].find((item) => text(item).includes("CSV"))?.click(),
  );
  await eventually(() => expect(saved).toHaveLength(1));
  expect(names).toEqual(["Umsatz-2026-05-30-2026-06-05.csv"]);
  expect(parseCsv((await saved[0]?.text()) ?? "")).toEqual([
    ["Tag", "Umsatz", "Vergleich mit", "Zeitraum davor"],
    ["04.06.2026", "1200,50", "02.06.2026", "2000,00"],
    ["05.06.2026", "76543,21", "03.06.2026", "3000,00"],
  ]);
});

test("the link of a chart keeps the filters and names its days", async () => {
  let copied = "";
  vi.spyOn(navigator.clipboard, "writeText").mockImplementation(async (link) => void (copied = link));
  page = await openStatistics({ search: { period: "7d", branch: "brn_1" }, widgets: ["orders"] });
  await eventually(() => expect(rowsOf(of("Bestellungen"))).toHaveLength(2));
  await press("Mehr: Bestellungen");
  await act(async () =>
    [...document.querySelectorAll<HTMLElement>("[role=menuitem]")].find((item) => text(item).includes("Link"))?.click(),
  );
  await eventually(() => expect(copied).not.toBe(""));
  expect(JSON.parse(copied.split("?")[1] ?? "")).toEqual({
    ...{ branch: "brn_1", from: "2026-05-30", to: "2026-06-05", chart: "orders" },
  });
  await page.unmount();
  page = await openStatistics({ search: { period: "7d", chart: "orders" }, widgets: ["revenue"] });
  await eventually(() => expect(document.querySelectorAll("h2")).toHaveLength(1));
  expect(text(of("Bestellungen"))).toContain("Bestellungen");
});

test("values are gone through by the arrow keys", async () => {
  page = await openStatistics({ widgets: ["revenue", "orderTimes"] });
  await eventually(() => expect(of("Umsatz").querySelector("[role=group] svg")).not.toBe(null));
  const key = (title: string, name: string) =>
    act(async () => {
      of(title)
        .querySelector("[role=group]")
        ?.dispatchEvent(new KeyboardEvent("keydown", { key: name, bubbles: true, cancelable: true }));
    });
  const told = (title: string) => text(of(title).querySelector("output") ?? undefined);
  await key("Umsatz", "ArrowRight");
  expect(told("Umsatz")).toContain("Do., 04.06.2026: Umsatz 1.200,50 €");
  await key("Umsatz", "End");
  expect(told("Umsatz")).toContain("Fr., 05.06.2026: Umsatz 76.543,21 €, Zeitraum davor 3.000,00 €");
  const times = "Bestellungen nach Stunde und Wochentag";
  await eventually(() => expect(rowsOf(of(times))).toHaveLength(7));
  await key(times, "ArrowDown");
  await key(times, "ArrowDown");
  expect(told(times)).toBe("Dienstag: 0 Uhr 0");
});

test("every chart says what counts, in print always and on the screen behind a button", async () => {
  page = await openStatistics({ widgets: ALL });
  const told = ({ title, note }: { title: string; note: string }) =>
    [...of(title).querySelectorAll("p")].find(({ textContent }) => textContent === note)?.className ?? "";
  for (const texts of Object.values(WIDGET_TEXTS)) expect(told(texts)).toContain("hidden print:block");
  await press("Was zählt: Umsatz");
  expect(told(WIDGET_TEXTS.revenue)).not.toContain("hidden");
});

test("visitors of several days are those of each day, and the funnel says whom it counts", async () => {
  page = await openStatistics({ widgets: ["visitors", "funnel", "staff"] });
  await eventually(() => expect(text(of("Tagesbesucher"))).toContain("80 Tagesbesucher"));
  expect(text(of("Tagesbesucher"))).toContain("im Mittel 40 am Tag");
  expect(text()).not.toContain("Besucher im Zeitraum");
  expect(text(of("Tagesbesucher"))).toContain("Die Filialen ergeben zusammen nicht den Shop.");
  await eventually(() => expect(text(of("Vom Besuch zur Bestellung"))).toContain("Nur Besuche mit Einwilligung."));
  await eventually(() => expect(text(of("Zeit je Mitarbeiter"))).toContain("Es ist noch keine Arbeitszeit erfasst."));
});

test("amounts and what customers wrote are hidden with their data, and counts stay", async () => {
  page = await openStatistics({ widgets: ALL });
  await eventually(() => expect(text()).toContain(WRITTEN.comment));
  expect(text()).toContain(WRITTEN.product);
  // A rating without a comment is none of them.
  expect(rowsOf(of("Bewertungen mit Kommentar"))).toHaveLength(1);
  await act(async () => {
    store.set(isProductDataShownAtom, false);
    store.set(isCustomerDataShownAtom, false);
  });
  await settled();
  const html = document.body.outerHTML.replaceAll("\u00a0", " ");
  expect(html).not.toMatch(/Geheimrat|Zwetschkenknödel|Calzone|76\.?543|7654321|77\.?743|€/);
  expect(text(of("Umsatz"))).toContain("Produktdaten sind verborgen.");
  expect(rowsOf(of("Bestellarten"))).toEqual([
    ["Lieferung", "7"],
    ["Takeaway", "3"],
  ]);
});

test("a call that fails is told in its charts alone, and trying again asks just for it", async () => {
  page = await openStatistics({ widgets: ["revenue", "orders"], failing: "revenue" });
  await eventually(() => expect(text(of("Umsatz"))).toContain("Statistik konnte nicht geladen werden."));
  expect(text(of("Umsatz"))).toContain("Vorgang req_1");
  await eventually(() => expect(rowsOf(of("Bestellungen"))).toHaveLength(2));
  page.heal();
  page.seen.asked.length = 0;
  await press("Erneut versuchen", of("Umsatz"));
  await eventually(() => expect(rowsOf(of("Umsatz"))).toHaveLength(2));
  expect(page.seen.asked.map((address) => address.replace(/\?.*$/, ""))).toEqual(["/api/statistics/revenue"]);
});

test("the filters are folded on a phone, and say how many of them are set", async () => {
  page = await openStatistics({ search: { branch: "brn_1", compare: "year" }, widgets: ["revenue"] });
  const fold = [...document.querySelectorAll("button")].find((button) => text(button).trim() === "Tage und Filter (2)");
  const fields = document.getElementById(fold?.getAttribute("aria-controls") ?? "");
  expect([fold?.getAttribute("aria-expanded"), fields?.className]).toEqual([
    "false",
    expect.stringContaining("hidden"),
  ]);
  await act(async () => fold?.click());
  expect([fold?.getAttribute("aria-expanded"), fields?.className]).toEqual([
    "true",
    expect.not.stringContaining("hidden"),
  ]);
});
