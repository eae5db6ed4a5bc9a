// @vitest-environment happy-dom
import type { BulkEntry, BulkView } from "@tresen/contract/bulk/bulk.view";
import { resources } from "@tresen/contract/resources";
import { act } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { EditPanel } from "../admin/bulk/edit/edit-panel";
import { press, settled, type } from "../shared/testing/hands";
import { mountPart } from "./testing/part";

const TRIAL: BulkView = {
  ...{ id: "job_1", resource: "products", action: "update", state: "done", total: 2, done: 2 },
  ...{ changed: 2, unchanged: 0, refused: 0, isDryRun: true, canUndo: false },
  ...{ startedBy: { id: "usr_admin", name: "Ada" }, createdAt: "2026-06-05T16:30:00.000Z" },
};
const ENTRY: BulkEntry = {
  ...{ id: "prd_1", label: "Pizza", outcome: "changed" },
  changes: [{ field: "price", before: 950, after: 1000 }],
};
let mounted: Awaited<ReturnType<typeof mountPart>>;
afterEach(async () => {
  await mounted.unmount();
  vi.unstubAllGlobals();
});

const select = (label: string): HTMLSelectElement => {
  const found = [...document.querySelectorAll("select")].find((one) => one.getAttribute("aria-label") === label);
  if (!found) throw new Error(`No choice ${label}`);
  return found;
};
const choose = (label: string, value: string) =>
  act(async () => {
    const found = select(label);
    found.value = value;
    found.dispatchEvent(new Event("change", { bubbles: true }));
  });

test("a price is raised by percent after a trial that tells what it becomes", async () => {
  const sent: unknown[] = [];
  vi.stubGlobal("fetch", async (address: string, { method = "GET", body }: RequestInit = {}) => {
    if (method === "POST" && typeof body === "string") sent.push(JSON.parse(body));
    if (address.includes("/report")) return Response.json({ data: [ENTRY], cursor: null });
    return Response.json({ data: address === "/api/bulk" && method === "GET" ? [] : TRIAL });
  });
  mounted = await mountPart({
    content: (
      <EditPanel
        resource={resources.products}
        screen={{}}
        target={{ ids: ["prd_1", "prd_2"], count: 2 }}
        onClose={() => undefined}
      />
    ),
  });
  await settled();
  const byRole = (role: string, text: string) =>
    [...document.querySelectorAll<HTMLElement>(role)].find(({ textContent }) => textContent.includes(text));
  await act(async () => byRole("button[aria-haspopup=listbox]", "")?.click());
  await act(async () => byRole("[role=option]", "Preis")?.click());
  await choose("Preis: wie ändern", "percent");
  const input = document.querySelector("input[inputmode=text]");
  await type({ into: input, text: "fünf" });
  expect(document.body.textContent).toContain("Bitte geben Sie die Prozent als Zahl");
  await type({ into: input, text: "5" });
  await choose("Preis runden", "5");
  await press("Vorschau");
  await settled();
  await settled();
  const text = document.body.textContent?.replaceAll("\u00A0", " ") ?? "";
  expect(text).toContain("Preis: 9,50 € → 10,00 €");
  await press("2 Einträge ändern");
  await settled();
  const call = { resource: "products", action: "update", ids: ["prd_1", "prd_2"], changes: {} };
  const adjustments = { price: { percent: 5, step: 5 } };
  expect(sent).toEqual([
    { ...call, adjustments, dryRun: true },
    { ...call, adjustments, dryRun: false },
  ]);
});
