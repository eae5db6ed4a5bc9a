// @vitest-environment happy-dom
import { act } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { eventually, press, settled } from "../../../shared/testing/hands";
import { META, mountPage } from "../testing/page";

let mounted: Awaited<ReturnType<typeof mountPage>>;
let sent: unknown[] = [];
const JOB = {
  ...{ id: "job_1", resource: "products", action: "remove", state: "done", isDryRun: true, canUndo: false },
  ...{ total: 1, done: 1, changed: 0, unchanged: 0, refused: 1, createdAt: META.createdAt },
  startedBy: { id: "usr_admin", name: "Ada" },
};
const product = (id: string, name: string, isArchived?: boolean) => ({
  ...META,
  ...{ id, name, price: 950, uid: "", type: "simple", unit: "piece", isEnabled: true },
  ...(isArchived === undefined ? {} : { isArchived }),
});
/** The first is from before products could be put away. */
const RECORDS = [product("prd_1", "Gulasch"), product("prd_2", "Knödel", true)];

beforeEach(async () => {
  sent = [];
  vi.stubGlobal("fetch", async (address: string, { method = "GET", body }: RequestInit = {}) => {
    if (method === "POST") {
      sent.push(JSON.parse(String(body)));
      return Response.json({ data: { id: "job_1", state: "waiting" } }, { status: 202 });
    }
    const records = [{ resource: "menus", id: "mnu_1", label: "Speisekarte Sommer" }];
    if (address.includes("/report"))
      return Response.json({ data: [{ id: "prd_1", label: "Gulasch", outcome: "refused", records }], cursor: null });
    if (address.includes("/bulk/job_1")) return Response.json({ data: JOB });
    return Response.json({ data: [], cursor: null });
  });
  mounted = await mountPage({ resource: "products", records: RECORDS });
  await settled();
});
afterEach(async () => {
  await mounted.unmount();
  vi.unstubAllGlobals();
});

async function choose(row: string, name: string): Promise<void> {
  const found = [...document.querySelectorAll("tbody tr")].find(({ textContent }) => textContent.includes(row));
  await act(async () => found?.querySelector<HTMLElement>("button[aria-label=Befehle]")?.click());
  await settled();
  const entry = [...document.querySelectorAll<HTMLElement>("[role=menuitem]")].find(
    ({ textContent }) => textContent === name,
  );
  await act(async () => entry?.click());
}

test("the menu of a row puts its record away, after telling what still has it, and brings another one back", async () => {
  await choose("Gulasch", "Archivieren");

  await eventually(() => expect(document.body.textContent).toContain("Speisekarte Sommer"));
  expect(document.body.textContent).toContain("Bestellungen, Statistik und Verlauf behalten es");
  const call = { resource: "products", ids: ["prd_1"] };
  // What is asked for first removes nothing.
  expect(sent).toEqual([{ ...call, action: "remove", dryRun: true }]);
  await press("Archivieren", document.querySelector("[role=dialog]") ?? document);
  await settled();
  expect(sent[1]).toEqual({ ...call, action: "update", changes: { isArchived: true }, dryRun: false });
  await press("Schließen", document.querySelector("[role=dialog] footer, [role=dialog]") ?? document);
  await settled();
  await choose("Knödel", "Wiederherstellen");
  await eventually(() => expect(document.body.textContent).toContain("„Knödel (archiviert)“ wiederherstellen?"));
  await press("Wiederherstellen", document.querySelector("[role=dialog]") ?? document);
  await settled();
  expect(sent[2]).toMatchObject({ ids: ["prd_2"], changes: { isArchived: false } });
});
