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

/** The entries that the group shows where it has room for names. */
async function shown(view: Partial<NavigationView> = {}): Promise<string[]> {
  const given: NavigationView = { typed: "", path: "/", onNavigate: undefined, ...view };
  const root = createRootRoute({ component: () => <NavigationLinks section={SECTION} view={given} /> });
  const router = createRouter({ routeTree: root, history: createMemoryHistory() });
  await router.load();
  const html = renderToStaticMarkup(<RouterProvider router={router} />);
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
