// @vitest-environment happy-dom
import { act } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { settled } from "../../shared/testing/hands";
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
