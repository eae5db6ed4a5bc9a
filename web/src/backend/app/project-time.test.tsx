// @vitest-environment happy-dom
import { projects } from "@tresen/contract/project/project.resource";
import type { ProjectTime } from "@tresen/contract/project/time/project-time.calls";
import type { Task } from "@tresen/contract/project/task.resource";
import { getDefaultStore } from "jotai";
import { act } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { eventually, press, settled, type } from "../../shared/testing/hands";
import { OrderField } from "../features/project/order-field";
import { EntriesTable } from "../features/project/time/entries-table";
import { ProjectSection } from "../features/project/project-section";
import { TakeOverDialog } from "../features/project/take-over/take-over-dialog";
import { BudgetMark } from "../features/project/time/budget-mark";
import { TaskTimeSection } from "../features/project/time/task-time-section";
import { fieldsOf } from "../admin/model/schema-fields";
import { toastsAtom } from "../shared/toasts";
import { META } from "./testing/page";
import { mountPart } from "./testing/part";

const task = (id: string, changes: Partial<Task> = {}): Task => ({
  ...META,
  ...{ id, title: `Aufgabe ${id}`, project: "prj_1", branch: "brn_1", assignee: null, state: "done", dueAt: null },
  ...{ estimateMinutes: 60, position: 0, description: "", checklist: [], files: [], comments: [] },
  ...changes,
});
const PROJECT = { ...META, id: "prj_1", number: 7, name: "Rad", branch: "brn_1", state: "active", order: "ord_1" };
const ENTRY: ProjectTime["entries"][number] = {
  ...{ id: "act_1", person: "Eva", isOwn: true, task: "a", day: "2026-06-05", branch: "brn_1", state: "ended" },
  ...{ startedAt: "2026-06-05T08:00:00.000Z", endedAt: "2026-06-05T10:00:00.000Z", workedSeconds: 7200, isPaid: true },
};
const TIME: ProjectTime = {
  ...{ project: "prj_1", workedSeconds: 9000, cost: null, othersSeconds: 1800, entryCount: 1, entries: [ENTRY] },
  tasks: [
    { task: "a", workedSeconds: 7200 },
    { task: null, workedSeconds: 1800 },
  ],
  people: [{ id: "usr_1", name: "Eva", isExternal: false, workedSeconds: 7200, cost: null }],
};
const OWN = {
  ...{ id: "usr_1", username: "eva", firstName: "Eva", lastName: "E", image: null, kinds: [], projects: [], tasks: [] },
  ...{ branches: [{ id: "brn_1", name: "Mitte", timeZone: "Europe/Vienna", place: null }], workingActivity: null },
};
const HOUR = {
  ...{ ...META, id: "prd_h", name: "Arbeitszeit", unit: "hour", alternativeUnits: [], price: 6000 },
  ...{ minimumQuantity: 0.25, quantityStepSize: 0.25, calculationModel: "fixed" },
  config: { parts: [{ name: "Ihr Rad", type: "textarea", description: "", optional: false, options: [] }] },
};

const ORDER = {
  ...{ id: "ord_1", isQuotation: false, ticketNumber: 12 },
  items: [
    {
      name: "Bremsen einstellen",
      amount: 1,
      parts: [{ name: "Ihr Rad", type: "textarea", value: "Trek, Bremse schleift" }],
    },
  ],
};

let answers: Record<string, unknown>;
let sent: { request: string; body: unknown }[];
let mounted: Awaited<ReturnType<typeof mountPart>>;

beforeEach(() => {
  sent = [];
  answers = {
    "/api/projects/prj_1/time": TIME,
    "/api/projects/prj_1/lines": { order: "ord_1", refusal: null, isQuotation: false, taken: [] },
    "/api/working-activities/me": OWN,
    "/api/tasks": [task("a"), task("b", { state: "open" })],
    "/api/products/prd_h": HOUR,
    "/api/orders/ord_1": ORDER,
    "/api/products/options": [{ id: "prd_h", label: "Arbeitszeit" }],
  };
  vi.stubGlobal("fetch", async (url: string, { method = "GET", body }: RequestInit = {}) => {
    const { pathname } = new URL(url, "http://localhost");
    if (method !== "GET") {
      sent.push({ request: `${method} ${pathname}`, body: JSON.parse(String(body)) });
      return Response.json({ data: answers[`${method} ${pathname}`] ?? null });
    }
    const answer = answers[pathname] ?? [];
    return answer instanceof Response ? answer.clone() : Response.json({ data: answer, cursor: null });
  });
});
afterEach(async () => {
  await mounted.unmount();
  vi.unstubAllGlobals();
});

const show = async (content: Parameters<typeof mountPart>[0]["content"]) => {
  mounted = await mountPart({ content });
  await settled();
};
const text = (): string => document.body.textContent.replaceAll("\u00A0", " ");

test("the page of a project tells in words what is used of its hours, by task and person, and no money without wages", async () => {
  await show(<ProjectSection record={{ ...PROJECT, budgetMinutes: 120, budgetAmount: 10_000 }} />);
  await eventually(() => expect(text()).toContain("Nach Personen"));
  expect(text()).toContain("2:30 von 2:00 Std. gearbeitet (125 %)");
  expect(text()).toContain("0:30 Std. über dem Budget");
  expect(text()).toContain("2:00 von 1:00 Std. gearbeitet (200 %)");
  expect(text()).toContain("Übrige0:30 Std.");
  expect(text()).toContain("Budget in Geld: 100,00 €");
  expect(text()).not.toContain("an Löhnen");
});

test("rows of recorded time add up to what is told of all of them", async () => {
  const entries = [1, 2, 3].map((number) => ({ ...ENTRY, id: `act_${String(number)}`, workedSeconds: 11_440 }));
  mounted = await mountPart({ content: <EntriesTable entries={entries} titles={null} /> });
  const rows = [...document.querySelectorAll("tbody td:last-child")].map(({ textContent }) => textContent);
  // 34,320 seconds are 9:32 hours; each row alone would be 3:10.
  expect(rows.map((row) => row.replaceAll("\u00A0", " "))).toEqual(["3:11 Std.", "3:11 Std.", "3:10 Std."]);
});

test("as long as recorded time is not known, no task is said to have none", async () => {
  const failed = { errors: [{ code: "unknown", message: "Fehler" }], requestId: "r" };
  answers["/api/projects/prj_1/time"] = Response.json(failed, { status: 500 });
  await show(<ProjectSection record={{ ...PROJECT, budgetMinutes: 120, budgetAmount: null }} />);
  await eventually(() => expect(document.querySelector("[role=alert]")).not.toBeNull());
  expect(text()).toContain("Aufgaben");
  expect(text()).not.toContain("gearbeitet");
  expect(text()).not.toContain("Laut Schätzung übrig");
});

test("money is shown to whoever is told what the time costs, with what has no wage", async () => {
  answers["/api/projects/prj_1/time"] = { ...TIME, cost: { amount: 3000, unknownSeconds: 1800 } };
  await show(<ProjectSection record={{ ...PROJECT, budgetMinutes: null, budgetAmount: 10_000 }} />);
  await eventually(() => expect(text()).toContain("Nach Personen"));
  expect(text()).toContain("30,00 € von 100,00 € an Löhnen (30 %)");
  expect(text()).toContain("Ohne 0:30 Std. von Personen, deren Lohn nicht bekannt ist.");
  expect(text()).toContain("kein Zeitbudget");
});

test("time is started on a task, and what runs there is stopped", async () => {
  const record = { ...task("b", { state: "open", estimateMinutes: null }) };
  await show(<TaskTimeSection record={record} />);
  await eventually(() => expect(text()).toContain("Zeit starten"));
  expect(text()).toContain("Auf diese Aufgabe ist noch keine Zeit gebucht");
  const running = {
    ...OWN,
    workingActivity: { project: "prj_1", task: "b", state: "running", startedAt: ENTRY.startedAt },
  };
  answers["/api/working-activities/me"] = running;
  await press("Zeit starten");
  await settled();
  const booked = { project: "prj_1", task: "b", branch: "brn_1", kind: null };
  expect(sent).toEqual([{ request: "POST /api/working-activities/me/start", body: booked }]);
  await eventually(() => expect(text()).toContain("Ihre Zeit läuft seit 10:00 Uhr."));
  await press("Zeit stoppen");
  expect(sent.at(-1)?.request).toBe("POST /api/working-activities/me/end");
});

test("what going on after a break breaks of the law is told as with a start", async () => {
  getDefaultStore().set(toastsAtom, []);
  answers["/api/working-activities/me"] = {
    ...OWN,
    workingActivity: { project: "prj_1", task: "b", state: "paused", startedAt: ENTRY.startedAt },
  };
  const finding = { paragraph: "§ 17 Abs. 1 KJBG", message: "Arbeit in der Nachtruhe von Jugendlichen." };
  answers["POST /api/working-activities/me/resume"] = { findings: [finding] };
  await show(<TaskTimeSection record={{ ...task("b", { state: "open" }) }} />);
  await eventually(() => expect(text()).toContain("Fortsetzen"));
  await press("Fortsetzen");
  await settled();
  expect(sent).toEqual([{ request: "POST /api/working-activities/me/resume", body: {} }]);
  expect(getDefaultStore().get(toastsAtom)).toMatchObject([{ message: expect.stringContaining("§ 17 Abs. 1 KJBG") }]);
});

test("a list marks a project beyond its budget, and says nothing of one without", async () => {
  answers["/api/projects/burn"] = [{ ...TIME, project: "prj_9" }];
  await show(
    <>
      <BudgetMark record={{ ...PROJECT, id: "prj_9", budgetMinutes: 100 }} />
      <BudgetMark record={{ ...PROJECT, id: "prj_8" }} />
    </>,
  );
  await eventually(() => expect(text()).toBe("Zeit 150 %, über dem Budget"));
});

test("tasks become lines: time is rounded up, those from positions are not chosen, and the text can be read before", async () => {
  const onClose = vi.fn();
  await show(
    <TakeOverDialog
      {...{ project: "prj_1", order: "ord_1", title: "In den Auftrag übernehmen", onClose }}
      tasks={[task("a"), task("tsk_1_1")]}
      seconds={new Map([["a", 4000]])}
    />,
  );
  expect(text()).toContain("steht schon als Position in der Bestellung");
  await press("Übernehmen");
  expect(text()).toContain("Bitte wählen Sie ein Produkt.");
  const combo = document.querySelector<HTMLElement>("input[role=combobox]");
  await act(async () => combo?.focus());
  await act(async () => combo?.dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowDown", bubbles: true })));
  await eventually(() => expect(document.querySelector("[role=option]")).not.toBeNull());
  await act(async () => document.querySelector<HTMLElement>("[role=option]")?.click());
  await eventually(() => expect(text()).toContain("Zusammen"));
  expect(text()).toContain("Gebuchte Zeit ist auf volle 15 min aufgerundet.");
  expect(text()).toContain("Zusammen 75,00 €");
  // The field is the customer's: what they have answered in the order, and not the title of the task.
  const bike = () =>
    [...document.querySelectorAll<HTMLInputElement>("[role=dialog] input:not([type=checkbox])")].at(-1);
  expect(bike()?.value).toBe("Trek, Bremse schleift");
  await type({ into: bike() ?? null, text: "" });
  await press("Übernehmen");
  expect(text()).toContain("Dieses Produkt braucht hier einen Text.");
  expect(sent).toEqual([]);
  await type({ into: bike() ?? null, text: "Trek" });
  await press("Übernehmen");
  await settled();
  const item = { product: "prd_h", unit: "hour", amount: 1.25, parts: ["Trek"] };
  expect(sent).toEqual([
    { request: "POST /api/projects/prj_1/lines", body: { tasks: [{ task: "a", item, unitPrice: null }] } },
  ]);
  expect(onClose).toHaveBeenCalled();
});

test("the form tells the order of a project by its product and number, and takes an id where there is none", async () => {
  const onChange = vi.fn();
  const field = fieldsOf(projects.fields).find(({ key }) => key === "order");
  if (!field) throw new Error("There is no such field");
  await show(<OrderField field={field} path="order" value="ord_1" onChange={onChange} />);
  await eventually(() => expect(text()).toContain("Bremsen einstellen, Bestellung 12"));
  expect(text()).not.toContain("ord_1");
  await press("Bestellung entfernen");
  expect(onChange).toHaveBeenCalledWith(null);
  await mounted.unmount();
  answers["/api/orders/ord_gone"] = Response.json({ errors: [], requestId: "r" }, { status: 404 });
  await show(<OrderField field={field} path="order" value="ord_gone" onChange={onChange} />);
  await eventually(() => expect(document.querySelector("input")?.value).toBe("ord_gone"));
});
