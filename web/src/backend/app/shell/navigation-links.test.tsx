import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from "@tanstack/react-router";
import { getDefaultStore } from "jotai";
import { ClipboardList } from "lucide-react";
import { renderToStaticMarkup } from "react-dom/server";
import { beforeEach, expect, test } from "vitest";
import { collapsedGroupsAtom } from "./collapsed-groups";
import type { NavigationSection } from "./navigation";
import { NavigationLinks, type NavigationView } from "./navigation-links";

const SECTION: NavigationSection = {
  key: "operations",
  title: "Betrieb",
  entries: [
    { to: "/branches", label: "Filialen", Icon: ClipboardList },
    { to: "/tables", label: "Tische", Icon: ClipboardList },
    { to: "/jobs", label: "Hintergrundaufgaben", Icon: ClipboardList, Badge: () => <b>2</b> },
  ],
};

beforeEach(() => getDefaultStore().set(collapsedGroupsAtom, []));

async function htmlOf({ section = SECTION, at = "/", view = {} }: Shown = {}): Promise<string> {
  const given: NavigationView = { typed: "", path: at, onNavigate: undefined, ...view };
  const root = createRootRoute({ component: () => <NavigationLinks section={section} view={given} /> });
  const router = createRouter({ routeTree: root, history: createMemoryHistory({ initialEntries: [at] }) });
  await router.load();
  return renderToStaticMarkup(<RouterProvider router={router} />);
}

interface Shown {
  section?: NavigationSection;
  at?: string;
  view?: Partial<NavigationView>;
}

/** The entries that the group shows where it has room for names. */
async function shown(view: Partial<NavigationView> = {}): Promise<string[]> {
  const html = await htmlOf({ view });
  return [...html.matchAll(/<li(?<hidden>[^>]*)>.*?truncate[^>]*>(?<label>[^<]*)</g)].flatMap(({ groups }) =>
    groups?.hidden === "" ? (groups.label ?? []) : [],
  );
}

test("a collapsed group keeps the current screen, also of one of its records, and entries with a badge", async () => {
  getDefaultStore().set(collapsedGroupsAtom, ["website"]);
  expect(await shown()).toEqual(["Filialen", "Tische", "Hintergrundaufgaben"]);
  getDefaultStore().set(collapsedGroupsAtom, ["operations"]);
  expect(await shown()).toEqual(["Hintergrundaufgaben"]);
  expect(await shown({ path: "/tables/tbl_1" })).toEqual(["Tische", "Hintergrundaufgaben"]);
});

test("typed words filter the entries, also those of a collapsed group", async () => {
  getDefaultStore().set(collapsedGroupsAtom, ["operations"]);
  expect(await shown({ typed: "fil" })).toEqual(["Filialen"]);
  expect(await shown({ typed: "betrieb" })).toHaveLength(3);
  expect(await shown({ typed: "xyz" })).toEqual([]);
});

test("an open record is marked as current at its area alone, and not once more where it was opened last", async () => {
  const at = "/tables/tbl_1";
  const record = { to: at, label: "Tisch 7", Icon: ClipboardList, isShortcut: true };
  const recent: NavigationSection = { key: "recent", title: "Zuletzt geöffnet", entries: [record] };
  const areas = await htmlOf({ at });
  expect(areas.match(/aria-current="page"/g)).toHaveLength(1);
  expect(areas).toMatch(/<a[^>]*href="\/tables"[^>]*aria-current="page"|aria-current="page"[^>]*href="\/tables"/);
  const shortcuts = await htmlOf({ at, section: recent });
  expect(shortcuts).toContain('href="/tables/tbl_1"');
  expect(shortcuts).not.toContain("aria-current");
});

test("an entry that leads to a screen of its area is marked as current at each of them", async () => {
  const plan = { to: "/working-schedules/planner", area: "/working-schedules", label: "Planung", Icon: ClipboardList };
  const section = { ...SECTION, entries: [plan, ...SECTION.entries] };
  const marked = async (at: string) =>
    [...(await htmlOf({ section, at })).matchAll(/<a[^>]*>/g)].flatMap(([link]) =>
      link.includes('aria-current="page"') ? (/href="([^"]*)"/.exec(link)?.[1] ?? []) : [],
    );
  for (const at of ["/working-schedules/planner", "/working-schedules", "/working-schedules/shf_1"])
    expect([at, await marked(at)]).toEqual([at, ["/working-schedules/planner"]]);
  expect(await marked("/tables")).toEqual(["/tables"]);
});
