// @vitest-environment happy-dom
import { act } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { press } from "../../../shared/testing/hands";
import { META, mountPage } from "../testing/page";

/** The panel's file is loaded when it is opened. */
const PATIENCE = { timeout: 10_000 };
let mounted: Awaited<ReturnType<typeof mountPage>>;

beforeEach(async () => {
  vi.stubGlobal("fetch", async () => Response.json({ data: [], cursor: null }));
  const record = { ...META, id: "prd_1", name: "Pizza", price: 900, uid: "P1", type: "simple" };
  mounted = await mountPage({ resource: "products", records: [record] });
});
afterEach(async () => {
  await mounted.unmount();
  vi.unstubAllGlobals();
});

const panel = () => document.querySelector("[role=dialog][aria-label=Spalten]");
test.each([
  ["a row", "[role=row]"],
  ["a handle", "[role=row] button"],
  ["a checkbox", "[role=row] input[type=checkbox]:not(:disabled)"],
  ["the button below", "[role=grid] ~ button"],
])("Escape closes the choice of columns from %s", async (_, part) => {
  await press("Spalten");
  await vi.waitFor(() => expect(panel()?.querySelector(part)).not.toBeNull(), PATIENCE);
  const from = panel()?.querySelector<HTMLElement>(part);
  await act(async () => from?.focus());
  await act(async () => {
    from?.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true, cancelable: true }));
  });
  await vi.waitFor(() => expect(panel()).toBeNull(), PATIENCE);
});
