// @vitest-environment happy-dom
import { act } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { NO_VIEWS } from "../../admin/list/views/view-queries";
import { press, settled } from "../../../shared/testing/hands";
import { META, mountPage } from "../testing/page";

const tags = ["Vegan", "Scharf", "Neu"].map((name) => ({ ...META, id: `tag_${name}`, name }));
const JOB = { id: "job_1", state: "waiting" };
let mounted: Awaited<ReturnType<typeof mountPage>>;

beforeEach(async () => {
  vi.stubGlobal("fetch", async (address: string, { method = "GET" }: RequestInit = {}) => {
    if (address.includes("/views/")) return Response.json({ data: NO_VIEWS });
    if (method === "POST") return Response.json({ data: JOB }, { status: 202 });
    if (address.endsWith("/bulk/job_1")) return Response.json({ data: JOB_VIEW });
    return Response.json({ data: [], cursor: null });
  });
  mounted = await mountPage({ resource: "tags", records: tags });
});
afterEach(async () => {
  await mounted.unmount();
  vi.unstubAllGlobals();
});

const JOB_VIEW = {
  ...JOB,
  state: "done",
  resource: "tags",
  action: "remove",
  isDryRun: true,
  total: 2,
  done: 2,
  changed: 2,
  unchanged: 0,
  refused: 0,
  canUndo: false,
};
const bar = () => document.querySelector("[aria-label=Auswahl]");
const choose = async (...names: string[]): Promise<void> => {
  for (const name of names)
    await act(async () => document.querySelector<HTMLElement>(`input[aria-label="${name} auswählen"]`)?.click());
};

test("records that a search leaves out are still chosen, and the bar says that they are out of sight", async () => {
  await choose("Vegan", "Scharf");
  expect(bar()?.textContent).toContain("2 ausgewählt");
  expect(bar()?.textContent).not.toContain("nicht sichtbar");
  await act(
    async () =>
      void mounted.router.navigate({ to: "/$resource", params: { resource: "tags" }, search: { search: "vega" } }),
  );
  await settled();
  expect(bar()?.textContent).toContain("2 ausgewählt, davon 1 nicht sichtbar");
});

test("records are no longer chosen when the panel of an action that has begun is closed", async () => {
  await choose("Vegan", "Scharf");
  await press("Löschen");
  await vi.waitFor(async () => {
    await settled();
    await press("2 Einträge löschen");
  });
  await settled();
  expect(document.querySelector("[role=dialog] h2")?.textContent).toBe("Einträge löschen");
  await press("Schließen");
  expect(bar()).toBeNull();
});

test("the focus of a command that has chosen everything, and is gone then, stays in the bar", async () => {
  await mounted.unmount();
  const many = Array.from({ length: 51 }, (_, index) => ({ ...META, id: `tag_${index}`, name: `Wort ${index + 10}` }));
  mounted = await mountPage({ resource: "tags", records: many });
  const page = mounted.element.querySelector<HTMLElement>('input[aria-label="Alle auf dieser Seite auswählen"]');
  await act(async () => page?.click());
  const all = [...document.querySelectorAll("button")].find(({ textContent }) => textContent === "Alle 51 auswählen");
  all?.focus();
  await press("Alle 51 auswählen");
  await settled();
  expect(document.activeElement?.textContent).toContain("51 ausgewählt");
  expect(bar()?.contains(document.activeElement)).toBe(true);
});

test("while the removal is undone, its panel says so", async () => {
  vi.stubGlobal("fetch", async (address: string, { method = "GET" }: RequestInit = {}) => {
    if (method === "POST") return Response.json({ data: address.endsWith("/undo") ? { id: "job_2" } : JOB });
    if (address.endsWith("/bulk/job_1")) return Response.json({ data: { ...JOB_VIEW, canUndo: true } });
    if (address.endsWith("/bulk/job_2"))
      return Response.json({ data: { ...JOB_VIEW, id: "job_2", action: "undo", isDryRun: false } });
    if (address.includes("/job_2/report"))
      return Response.json({ data: [{ id: "tag_1", label: "Vegan", outcome: "created" }], cursor: null });
    return Response.json({ data: [], cursor: null });
  });
  await choose("Vegan", "Scharf");
  await press("Löschen");
  await vi.waitFor(() => press("2 Einträge löschen"));
  await vi.waitFor(() => press("Rückgängig machen"));
  await vi.waitFor(() =>
    expect(document.querySelector("[role=dialog] h2")?.textContent).toBe("Rückgängig: Einträge löschen"),
  );
  await vi.waitFor(() =>
    expect(document.querySelector("[role=dialog] li")?.textContent).toBe("Veganwiederhergestellt"),
  );
});
