import { getDefaultStore } from "jotai";
import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

const stored = new Map<string, string>();
beforeEach(() => {
  vi.resetModules();
  const localStorage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  };
  vi.stubGlobal("window", { localStorage, addEventListener: vi.fn(), removeEventListener: vi.fn() });
});
afterEach(() => {
  stored.clear();
  vi.unstubAllGlobals();
});

/** What a screen shows that has both kinds of data. */
async function shown(): Promise<string> {
  const { Private } = await import("./visibility");
  return renderToStaticMarkup(
    <>
      <Private kind="product">12,50 €</Private>
      <Private kind="customer">Maria Muster</Private>
    </>,
  );
}

test("product data and customer data are shown until somebody hides them", async () => {
  expect(await shown()).toBe("12,50 €Maria Muster");
});

test("what is hidden is not in the page at all, and each kind is hidden by itself", async () => {
  stored.set("customer-data-visibility", "false");
  const html = await shown();
  expect(html).toContain("12,50 €");
  expect(html).not.toContain("Maria");
  expect(html).toContain("Kundendaten verborgen");
});

test("this browser remembers what was hidden, under a key for each kind", async () => {
  const { isCustomerDataShownAtom, isProductDataShownAtom } = await import("./visibility");
  getDefaultStore().set(isProductDataShownAtom, false);
  expect([...stored]).toEqual([["product-data-visibility", "false"]]);
  getDefaultStore().set(isCustomerDataShownAtom, false);
  expect(stored.get("customer-data-visibility")).toBe("false");
});
