// @vitest-environment happy-dom
import { statisticsPermissions } from "@tresen/contract/statistics/statistics.permissions";
import { act } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { eventually, press } from "../../../shared/testing/hands";
import { NOW } from "./test/answers";
import { openStatistics } from "./test/open-statistics";

let page: Awaited<ReturnType<typeof openStatistics>>;
beforeEach(() => {
  vi.useFakeTimers({ now: NOW, toFake: ["Date"] });
});
afterEach(async () => {
  await page.unmount();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const titles = () => [...page.element.querySelectorAll("h2")].map(({ textContent }) => textContent);
const key = (name: string) =>
  act(async () => {
    for (const kind of ["keydown", "keyup"])
      document.activeElement?.dispatchEvent(new KeyboardEvent(kind, { key: name, bubbles: true, cancelable: true }));
  });
const fields = () => page.seen.saved.at(-1)?.columns?.map(({ field, width }) => `${field} ${width}`);
const choose = (title: string) =>
  act(async () => {
    const label = [...document.querySelectorAll("label")].find(({ textContent }) => textContent === title);
    label?.querySelector("input")?.click();
  });

async function arrange() {
  await press("Anordnen");
  await eventually(() => expect(document.querySelector("[role=dialog]")).not.toBe(null));
}

test("widgets are chosen and made wide in a panel, and the dashboard is kept for the person", async () => {
  page = await openStatistics({ widgets: ["revenue", "orders"] });
  await arrange();
  await choose("Tagesbesucher");
  await choose("Umsatz");
  await press("Bestellungen über die ganze Breite");
  await eventually(() => expect(fields()).toEqual(["orders 100", "visitors 50"]));
  expect(titles()).toEqual(["Bestellungen", "Tagesbesucher"]);
  await press("Auf den Standard zurücksetzen");
  await eventually(() => expect(page.seen.saved.at(-1)?.columns).toBe(null));
  expect(titles()).toContain("Heute");
});

test("widgets are moved by keyboard from their handle", async () => {
  page = await openStatistics({ widgets: ["revenue", "orders", "visitors"] });
  await arrange();
  const handle = () => document.querySelector<HTMLElement>("[aria-label='Tagesbesucher verschieben']");
  // The first focus goes to the row around it.
  for (const _ of [1, 2]) await act(async () => handle()?.focus());
  await key("Enter");
  await key("ArrowUp");
  // Where it would be put is marked, and has the focus.
  expect(document.querySelectorAll("[role=dialog] [data-drop-target]")).toHaveLength(1);
  await key("Enter");
  await eventually(() => expect(fields()).toEqual(["visitors 50", "revenue 50", "orders 50"]));
});

test("what another window has saved meanwhile stays", async () => {
  page = await openStatistics({
    widgets: ["revenue", "orders"],
    meanwhile: {
      version: 7,
      columns: [
        { field: "orders", width: 50 },
        { field: "funnel", width: 100 },
      ],
      views: [],
    },
  });
  await arrange();
  await choose("Tagesbesucher");
  await eventually(() => expect(fields()).toEqual(["orders 50", "funnel 100", "visitors 50"]));
});

test("a saved dashboard shows and offers nothing that the role may not see, and keeps its place", async () => {
  const me = { id: "usr_1", roles: ["ROLE_OWN"], branches: [] };
  page = await openStatistics({
    widgets: ["comments", "orders", "gone"],
    me: { ...me, permissions: [{ permission: statisticsPermissions.read.name, scope: "all" }] },
  });
  await eventually(() => expect(titles()).toEqual(["Bestellungen"]));
  expect(page.seen.asked.filter((address) => address.includes("ratings"))).toEqual([]);
  await arrange();
  expect(document.querySelector("[role=dialog]")?.textContent).not.toContain("Bewertungen mit Kommentar");
  await choose("Umsatz");
  await eventually(() => expect(fields()).toEqual(["comments 50", "orders 50", "gone 50", "revenue 50"]));
});

test("today tells open and late orders to whoever may read orders, and to nobody else", async () => {
  const order = (id: string, promisedAt: string | null) => ({
    ...{ id, version: 1, promisedAt, appointment: null, isDelivery: true, isDineIn: false, branch: { id: "brn_1" } },
  });
  const current = [
    order("ord_1", "2026-06-05T16:00:00.000Z"),
    order("ord_2", null),
    { ...order("ord_3", null), state: "pending", createdAt: "2026-06-05T05:30:00.000Z" },
  ];
  const busy = [{ id: "bsy_1", branch: "brn_1", method: "delivery", minutes: 20, isPaused: false }];
  page = await openStatistics({ widgets: ["today"], answers: { current, busy } });
  const today = () => [...page.element.querySelectorAll("dl > div")].map(({ textContent }) => textContent);
  await eventually(() => expect(today()).toContain("Überfällig2"));
  const late = document.querySelector("a[aria-label^='Überfällig: 2']");
  expect(late?.getAttribute("href")).toBe("/");
  expect(today()).toContain("Offen3");
  expect(today()).toContain("Ausgelastet1Neubau, Lieferung: +20 min");
  await page.unmount();
  page = await openStatistics({
    widgets: ["today"],
    answers: { current, busy },
    me: {
      ...{ id: "usr_1", roles: ["ROLE_OWN"], branches: [] },
      permissions: [{ permission: statisticsPermissions.read.name, scope: "all" }],
    },
  });
  await eventually(() => expect(today()).toContain("Bestellungen10"));
  expect(today().join(" ")).not.toMatch(/Offen|Überfällig|Ausgelastet/);
  expect(page.seen.asked.filter((address) => /current|busy/.test(address))).toEqual([]);
});
