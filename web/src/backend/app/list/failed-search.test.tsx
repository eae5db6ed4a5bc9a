// @vitest-environment happy-dom
import { act } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { NO_VIEWS } from "../../admin/list/views/view-queries";
import { eventually, press, settled } from "../../../shared/testing/hands";
import { META, mountPage } from "../testing/page";

const products = ["Calzone", "Margherita"].map((name) => ({
  ...{ ...META, id: `prd_${name}`, name, type: "simple", price: 950, isEnabled: true },
}));
const sent: unknown[] = [];
let mounted: Awaited<ReturnType<typeof mountPage>>;

beforeEach(() => {
  sent.length = 0;
  vi.stubGlobal("fetch", async (address: string, { method = "GET", body }: RequestInit = {}) => {
    if (address.includes("/views/")) return Response.json({ data: NO_VIEWS });
    if (address.includes("search=Testw"))
      return Response.json({ errors: [{ code: "internal", message: "Fehler." }] }, { status: 500 });
    if (method === "POST" && typeof body === "string") {
      sent.push(JSON.parse(body));
      return Response.json({ data: { id: "job_1" } }, { status: 202 });
    }
    return Response.json({ data: [], cursor: null });
  });
});
afterEach(async () => {
  await mounted.unmount();
  vi.unstubAllGlobals();
});

const search = async (text: string): Promise<void> => {
  await act(
    async () =>
      void mounted.router.navigate({ to: "/$resource", params: { resource: "products" }, search: { search: text } }),
  );
  await eventually(() => expect(document.body.textContent).toMatch(/fehlgeschlagen|konnten nicht geladen/));
};

test("after a search that failed, all matches are those that are shown, which are said to be the former ones", async () => {
  mounted = await mountPage({ resource: "products", records: products, page: { cursor: "next" } });
  await search("Testw");
  expect(document.body.textContent).toContain("Gezeigt werden noch die vorigen Einträge.");
  await act(async () => document.querySelector<HTMLElement>("thead input")?.click());
  await press("Alle Treffer auswählen");
  await press("Löschen");
  await settled();
  await eventually(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toMatchObject({ resource: "products", action: "remove", query: { sort: "name" } });
  expect(JSON.stringify(sent[0])).not.toContain("Testw");
});

test("a search that failed is not said to have found nothing because the former one did not", async () => {
  mounted = await mountPage({ resource: "products", records: [] });
  await search("Testw");
  expect(document.body.textContent).toContain("Produkte konnten nicht geladen werden.");
  expect(document.body.textContent).not.toContain("Keine Treffer");
  expect(document.body.textContent).not.toContain("0 Einträge");
});
