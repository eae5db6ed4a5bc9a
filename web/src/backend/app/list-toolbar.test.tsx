// @vitest-environment happy-dom
import { act } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { settled } from "../../shared/testing/hands";
import { activityScreen } from "../features/time/screen";
import { META, mountPage } from "./testing/page";

afterEach(() => vi.unstubAllGlobals());

test("every tool of a list has words, and a phone has what is seldom done in one menu", async () => {
  vi.stubGlobal("fetch", async () => Response.json({ data: [], cursor: null }));
  const { element, unmount } = await mountPage({
    resource: "products",
    records: [{ ...META, id: "prd_1", name: "Pizza", price: 900, uid: "P1", type: "simple" }],
  });
  const tools = [...element.querySelectorAll("header button, header a")];
  expect(tools.map(({ textContent }) => textContent.trim())).toEqual([
    ...["Produkt erstellen", "Ansichten", "Filter", "Spalten", "Export", "Import", "Mehr"],
  ]);
  expect(element.querySelectorAll("header .sr-only")).toHaveLength(0);
  const more = tools.find(({ textContent }) => textContent.includes("Mehr"));
  await act(async () => more instanceof HTMLElement && more.click());
  await settled();
  const entries = [...document.querySelectorAll<HTMLElement>('[role="menuitem"]')];
  expect(entries.map(({ textContent }) => textContent)).toEqual(["Spalten", "Export", "Import"]);
  await act(async () => entries[0]?.click());
  await settled();
  await vi.waitFor(() => expect(document.querySelector('[role="dialog"]')?.textContent).toContain("Artikelnummer"));
  await unmount();
});

test("a list offers to filter by what only the server writes, such as state, day and flags of activities", async () => {
  vi.stubGlobal("fetch", async () => Response.json({ data: [], cursor: null }));
  const times = { startedAt: "2026-06-05T06:00:00.000Z", endedAt: "2026-06-05T14:00:00.000Z", day: "2026-06-05" };
  const { element, unmount } = await mountPage({
    resource: "working-activities",
    records: [{ ...META, id: "act_1", ...times, user: "usr_1", state: "ended", flags: ["clockUncertain"] }],
    search: { filters: { flags: "clockUncertain", dayFrom: "2026-06-05" } },
  });
  const chips = element.textContent;
  expect(chips).toContain("Hinweise: Uhr unsicher");
  const filter = [...element.querySelectorAll("button")].find(({ textContent }) => textContent.includes("Filter ("));
  await act(async () => filter?.click());
  await settled();
  const panel = document.querySelector('[role="dialog"]')?.textContent ?? "";
  for (const title of ["Zustand", "Hinweise", "Tag"]) expect(panel).toContain(title);
  await unmount();
});

test("the list of activities has what is to be checked at hand, each as the list filtered by it", async () => {
  vi.stubGlobal("fetch", async () => Response.json({ data: [], cursor: null }));
  const { element, router, unmount } = await mountPage({ resource: "working-activities", screen: activityScreen });
  const menu = [...element.querySelectorAll("button")].find(({ textContent }) => textContent.trim() === "Zu prüfen");
  await act(async () => menu?.click());
  await settled();
  const entries = [...document.querySelectorAll<HTMLElement>('[role="menuitem"]')];
  expect(entries.map(({ textContent }) => textContent)).toEqual([
    ...["Uhr unsicher", "von der Regel beendet", "zur selben Zeit auch anders erfasst", "läuft"],
  ]);
  await act(async () => entries[0]?.click());
  await vi.waitFor(() => expect(router.state.location.search).toMatchObject({ filters: { flags: "clockUncertain" } }));
  await unmount();
});
