// @vitest-environment happy-dom
import type { BulkEntry, BulkView } from "@tresen/contract/bulk/bulk.view";
import { resources } from "@tresen/contract/resources";
import { act } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { EditPanel } from "../admin/bulk/edit/edit-panel";
import type { Screen } from "../admin/screen";
import type { Target } from "../admin/bulk/target";
import { eventually, press, settled, type } from "../../shared/testing/hands";
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

const byRole = (role: string, text: string) =>
  [...document.querySelectorAll<HTMLElement>(role)].find(({ textContent }) => textContent.includes(text));

/** Opens the panel with the field for the price, whose calls get these answers. */
async function openPrice({
  answer,
  target = TWO,
  entry = ENTRY,
  screen = {},
}: {
  answer: (sent: { dryRun?: boolean }) => Response;
  target?: Target;
  entry?: BulkEntry;
  screen?: Screen;
}) {
  vi.stubGlobal("fetch", async (address: string, { method = "GET", body }: RequestInit = {}) => {
    if (method === "POST" && typeof body === "string") return answer(JSON.parse(body));
    if (address.includes("/report")) return Response.json({ data: [entry], cursor: null });
    return address === "/api/bulk" ? Response.json({ data: [] }) : answer({ dryRun: true });
  });
  mounted = await mountPart({
    content: <EditPanel resource={resources.products} screen={screen} target={target} onClose={() => undefined} />,
  });
  await settled();
  await act(async () => byRole("button[aria-haspopup=listbox]", "")?.click());
  await act(async () => byRole("[role=option]", "Preis")?.click());
}
const TWO: Target = { ids: ["prd_1", "prd_2"], count: 2 };

test("a field that is added has the focus", async () => {
  await openPrice({ answer: () => Response.json({ data: TRIAL }) });
  expect(document.activeElement).toBe(select("Preis: wie ändern"));
});

test("what was wrong is no longer said once something else is entered", async () => {
  const fault = { field: "changes.price", code: "required", message: "Bitte geben Sie einen Preis an." };
  let isFaulty = true;
  await openPrice({
    answer: () =>
      isFaulty ? Response.json({ errors: [fault], requestId: "r" }, { status: 422 }) : Response.json({ data: TRIAL }),
  });
  await press("Vorschau");
  await settled();
  expect(document.body.textContent).toContain(fault.message);
  isFaulty = false;
  await choose("Preis: wie ändern", "percent");
  expect(document.body.textContent).not.toContain(fault.message);
  await type({ into: document.querySelector("input[inputmode=text]"), text: "10" });
  await press("Vorschau");
  await eventually(() => expect(document.body.textContent).toContain("Geprüft, noch nichts geändert."));
  expect(document.querySelector("[role=alert]")).toBeNull();
  // The button that was pressed is gone: the focus stays in the panel, where Escape closes it.
  expect(document.activeElement?.closest("[role=dialog]")).toBeTruthy();
  expect(document.activeElement?.tagName).not.toBe("BUTTON");
});

test.each([
  ["changed by percent", "percent", "80"],
  ["given a new value", "value", "17,10"],
])("amounts that are %s and become very different are marked, and asked about once more", async (_, way, text) => {
  const started: unknown[] = [];
  const view = { ...TRIAL, drastic: 2 };
  await openPrice({
    answer: (sent) => {
      if (sent.dryRun === false) started.push(sent);
      return Response.json({ data: view });
    },
    entry: { ...ENTRY, changes: [{ field: "price", before: 950, after: 1710 }] },
  });
  await choose("Preis: wie ändern", way);
  await type({ into: document.querySelector("[role=dialog] input"), text });
  await press("Vorschau");
  await settled();
  await settled();
  expect(document.body.textContent).toContain("starke Änderung");
  expect(document.body.textContent).not.toContain("wird geändert");
  expect(document.querySelector("[role=alert]")?.textContent).toContain("Bei 2 Einträgen wird ein Betrag 0");
  await press("2 Einträge ändern");
  await settled();
  expect(started).toEqual([]);
  const question = document.querySelector("[role=alertdialog]");
  expect(question?.textContent).toContain("Beträge wirklich so stark ändern?");
  await act(async () => [...(question?.querySelectorAll("button") ?? [])].at(-1)?.click());
  await settled();
  expect(started).toHaveLength(1);
});

test("of everything that matches it says how many there are at least, and after the trial how many", async () => {
  await openPrice({
    answer: () => Response.json({ data: { ...TRIAL, total: 61, changed: 61 } }),
    target: { query: {}, count: null, least: 50 },
  });
  const title = () => document.querySelector("[role=dialog] h2")?.textContent;
  expect(title()).toBe("Alle passenden Einträge (über 50) bearbeiten");
  await choose("Preis: wie ändern", "percent");
  await type({ into: document.querySelector("input[inputmode=text]"), text: "1" });
  await press("Vorschau");
  await settled();
  await settled();
  expect(title()).toBe("61 Einträge bearbeiten");
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
  await act(async () => byRole("button[aria-haspopup=listbox]", "")?.click());
  await act(async () => byRole("[role=option]", "Preis")?.click());
  await choose("Preis: wie ändern", "percent");
  const input = document.querySelector("input[inputmode=text]");
  await type({ into: input, text: "fünf" });
  expect(document.body.textContent).toContain("Bitte geben Sie die Prozent als Zahl");
  await type({ into: input, text: "5" });
  await choose("Preis runden", "90");
  await choose("Preis: Richtung der Rundung", "up");
  await choose("Preis runden", "5");
  await press("Vorschau");
  await settled();
  await settled();
  const text = document.body.textContent?.replaceAll("\u00A0", " ") ?? "";
  expect(text).toContain("Preis: 9,50 € → 10,00 €");
  await press("2 Einträge ändern");
  await settled();
  const call = { resource: "products", action: "update", ids: ["prd_1", "prd_2"], changes: {} };
  const adjustments = { price: { percent: 5, step: 5, direction: "up" } };
  expect(sent).toEqual([
    { ...call, adjustments, dryRun: true },
    { ...call, adjustments, dryRun: false },
  ]);
});

test("allergens are added to those of each record after a trial", async () => {
  const sent: unknown[] = [];
  vi.stubGlobal("fetch", async (address: string, { method = "GET", body }: RequestInit = {}) => {
    if (method === "POST" && typeof body === "string") sent.push(JSON.parse(body));
    if (address.includes("/report"))
      return Response.json({
        data: [{ ...ENTRY, changes: [{ field: "allergens", before: ["G"], after: ["G", "A"] }] }],
        cursor: null,
      });
    return Response.json({ data: address === "/api/bulk" && method === "GET" ? [] : TRIAL });
  });
  mounted = await mountPart({
    content: <EditPanel resource={resources.products} screen={{}} target={TWO} onClose={() => undefined} />,
  });
  await settled();
  await act(async () => byRole("button[aria-haspopup=listbox]", "")?.click());
  await act(async () => byRole("[role=option]", "Allergene")?.click());
  await choose("Allergene: wie ändern", "add");
  const start = byRole("button", "Vorschau");
  // Nothing is chosen yet that could be added.
  expect(start?.hasAttribute("disabled")).toBe(true);
  await press("A: Gluten");
  await press("Vorschau");
  await settled();
  await settled();
  expect(sent).toEqual([
    {
      ...{ resource: "products", action: "update", ids: ["prd_1", "prd_2"], changes: {} },
      ...{ additions: { allergens: ["A"] }, dryRun: true },
    },
  ]);
});

test("a price is raised from a day and time on, after a trial that tells what it becomes then", async () => {
  const sent: { dryRun?: boolean; at?: string; adjustments?: unknown }[] = [];
  await openPrice({
    screen: { showsPlans: true },
    entry: { ...ENTRY, outcome: "planned" },
    answer: (body) => {
      sent.push(body);
      return Response.json({ data: { ...TRIAL, action: "plan", at: "2026-12-01T00:00:00+01:00" } });
    },
  });
  await choose("Preis: wie ändern", "percent");
  await type({ into: document.querySelector("input[inputmode=text]"), text: "5" });
  expect(byRole("p", "Zeitzone")).toBeUndefined();
  await choose("Wann", "later");
  expect(byRole("p", "Zeitzone")).toBeDefined();
  await press("Vorschau");
  await eventually(() => expect(document.body.textContent).toContain("wird geplant"));
  expect(document.body.textContent).toContain("9,50\u00A0€ → 10,00\u00A0€");
  expect(document.body.textContent).toContain("Ab 01.12.2026 00:00");
  await press("2 Einträge zu dieser Zeit ändern");
  await settled();
  const posted = sent.filter((body) => body.adjustments);
  expect(posted).toMatchObject([
    { dryRun: true, adjustments: { price: { percent: 5 } }, at: expect.stringMatching(/Z$/) },
    { dryRun: false, at: posted[0]?.at },
  ]);
  expect(Date.parse(posted[0]?.at ?? "")).toBeGreaterThan(Date.now() - 1);
});

test("where nothing shows what is planned, nothing can be planned", async () => {
  await openPrice({ answer: () => Response.json({ data: TRIAL }) });
  expect([...document.querySelectorAll("select")].map((one) => one.getAttribute("aria-label"))).not.toContain("Wann");
});
