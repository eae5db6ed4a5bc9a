// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { getDefaultStore } from "jotai";
import { act } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { mount } from "../../../shared/testing/mount";
import { settled } from "../../../shared/testing/hands";
import { isProductDataShownAtom } from "../../shared/visibility";
import { LabelDialog } from "./label-dialog";

const META = { version: 1, createdAt: "2026-06-05T16:30:00.000Z", updatedAt: "2026-06-05T16:30:00.000Z" };
const product = (id: string, changes: object = {}) => ({
  ...{ ...META, id, name: `Produkt ${id}`, uid: "", price: 199, unit: "piece", allergens: ["A"] },
  ...{ isPriceHidden: false, deposit: 25, pricing: null, config: { parts: [] } },
  ...changes,
});
const sent: unknown[] = [];

beforeEach(() => {
  sent.length = 0;
  localStorage.clear();
  vi.stubGlobal("fetch", async (url: string, { body }: RequestInit) => {
    if (url !== "/api/labels") return Response.json({ data: [], cursor: null });
    sent.push(JSON.parse(String(body)));
    return new Response("%PDF-", { headers: { "content-type": "application/pdf" } });
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  getDefaultStore().set(isProductDataShownAtom, true);
});

async function open(load = async () => [product("prd_1", { gtin: "4006381333931" }), product("prd_2")]) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Infinity } } });
  client.setQueryData(["config"], { currency: "EUR" });
  client.setQueryData(["users", "me"], { id: "usr_1", roles: ["ROLE_ADMIN"], branches: [] });
  const mounted = await mount(
    <QueryClientProvider client={client}>
      <LabelDialog load={load as never} onClose={() => undefined} />
    </QueryClientProvider>,
  );
  await settled();
  return mounted;
}
const text = (): string => (document.body.textContent ?? "").replaceAll("\u00A0", " ");
const press = async (name: string): Promise<void> => {
  const found = [...document.querySelectorAll("button, label")].find((one) => one.textContent?.trim() === name);
  await act(async () => found instanceof HTMLElement && (found.querySelector("input") ?? found).click());
  await settled();
};

test("the first sheet is previewed, and the PDF can be opened and downloaded", async () => {
  const { unmount } = await open();
  expect(text()).toContain("2 Etiketten auf 1 Bogen");
  expect(document.querySelectorAll("svg[role=img] > svg")).toHaveLength(48);
  await press("Detail (5 × 2)");
  expect(document.querySelectorAll("svg[role=img] > svg")).toHaveLength(10);
  const codes = () => document.querySelectorAll("foreignObject svg path").length;
  expect(codes()).toBe(0);
  await press("EAN");
  // Bars of the one product that has a number.
  expect(codes()).toBe(1);
  expect(text()).toContain("1 von 2 Produkten haben keine GTIN");
  await press("PDF erstellen");
  expect(sent).toMatchObject([
    { products: ["prd_1", "prd_2"], layout: "detail", start: 1, copies: 1, code: "ean", margins: { top: 6 } },
  ]);
  await vi.waitFor(() => expect(text()).toContain("PDF herunterladen"));
  await press("QR-Code");
  expect(text()).not.toContain("PDF herunterladen");
  await unmount();
});

test("prices stay out while product data is hidden, and the dialog says so", async () => {
  getDefaultStore().set(isProductDataShownAtom, false);
  const { unmount } = await open();
  expect(text()).toContain("Produktdaten sind ausgeblendet.");
  expect(text()).not.toContain("1,99 €");
  await press("PDF erstellen");
  expect(sent).toMatchObject([{ parts: ["name", "allergens"] }]);
  await unmount();
});

test("the last settings are remembered, and what is broken in the storage is not", async () => {
  const first = await open();
  await press("Detail (5 × 2)");
  await press("PDF erstellen");
  await first.unmount();
  const second = await open();
  expect(document.querySelectorAll("svg[role=img] > svg")).toHaveLength(10);
  await second.unmount();
  localStorage.setItem("label-settings", '{"layout":"poster"}');
  const third = await open();
  expect(document.querySelectorAll("svg[role=img] > svg")).toHaveLength(48);
  await third.unmount();
});

test("a refusal is told, and products that cannot be loaded are loaded again", async () => {
  vi.stubGlobal("fetch", async () =>
    Response.json(
      { errors: [{ code: "validation.reference", message: "Der Eintrag existiert nicht." }] },
      { status: 400 },
    ),
  );
  const load = vi.fn(async () => [product("prd_1")]).mockRejectedValueOnce(new Error("offline"));
  const { unmount } = await open(load);
  expect(text()).toContain("Produkte konnten nicht geladen werden.");
  await press("Erneut versuchen");
  await press("PDF erstellen");
  await vi.waitFor(() => expect(text()).toContain("Der Eintrag existiert nicht."));
  await unmount();
});

test("what opened the dialog has the focus again when it is closed", async () => {
  const opener = document.body.appendChild(document.createElement("button"));
  opener.focus();
  const { unmount } = await open();
  expect(document.activeElement).not.toBe(opener);
  await unmount();
  await vi.waitFor(() => expect(document.activeElement).toBe(opener));
  opener.remove();
});
