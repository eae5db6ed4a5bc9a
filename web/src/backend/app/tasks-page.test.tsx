// @vitest-environment happy-dom
import type { Task } from "@tresen/contract/project/task.resource";
import { act } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { eventually, press, settled, type } from "../../shared/testing/hands";
import { CommentsSection } from "../features/project/comments-section";
import { ProjectSection } from "../features/project/project-section";
import { TasksPage, type TasksSearch } from "../features/project/tasks-page";
import { META } from "./testing/page";
import { mountPart } from "./testing/part";

const task = (id: string, changes: Partial<Task> = {}): Task => ({
  ...META,
  ...{ id, title: `Aufgabe ${id}`, project: "prj_1", branch: "brn_1", assignee: null, state: "open", dueAt: null },
  ...{ estimateMinutes: 60, position: 0, description: "", checklist: [], files: [], comments: [] },
  ...changes,
});
const TASKS = [
  task("a", { dueAt: "2026-06-10T08:00:00.000Z" }),
  task("b", { state: "cancelled" }),
  task("c", { state: "done", assignee: "usr_1" }),
];
const PROJECT = { ...META, id: "prj_1", number: 7, name: "Rad", branch: "brn_1", state: "active", order: "ord_1" };

const TIME = { project: "prj_1", cost: null, people: [], othersSeconds: 0, entries: [], entryCount: 0 };

let sent: { request: string; body: unknown }[];
let asked: string[];
let searched: TasksSearch[];
let mounted: Awaited<ReturnType<typeof mountPart>>;

beforeEach(() => {
  [sent, asked, searched] = [[], [], []];
  vi.stubGlobal("fetch", async (url: string, { method = "GET", body }: RequestInit = {}) => {
    const { pathname, search } = new URL(url, "http://localhost");
    if (method !== "GET") {
      sent.push({ request: `${method} ${pathname}`, body: JSON.parse(String(body)) });
      return Response.json({ data: TASKS[0] });
    }
    asked.push(`${pathname}${search}`);
    if (pathname.endsWith("/prj_1/time")) return Response.json({ data: { ...TIME, workedSeconds: 0, tasks: [] } });
    if (pathname.endsWith("/prj_1/lines")) return Response.json({ data: null });
    if (pathname.endsWith("/working-activities/me")) return Response.json({ data: { branches: [] } });
    const data = pathname.endsWith("/tasks") ? TASKS : pathname.endsWith("/projects") ? [PROJECT] : [];
    return Response.json({ data, cursor: null });
  });
});
afterEach(async () => {
  await mounted.unmount();
  vi.unstubAllGlobals();
});

const open = async (view: "board" | "calendar", search: TasksSearch = {}) => {
  const onSearch = (changed: TasksSearch) => searched.push(changed);
  mounted = await mountPart({ content: <TasksPage view={view} search={search} onSearch={onSearch} /> });
  await settled();
};
const choose = (label: string, value: string) =>
  act(async () => {
    const select = document.querySelector<HTMLSelectElement>(`select[aria-label="${label}"]`);
    if (!select) throw new Error(label);
    select.value = value;
    select.dispatchEvent(new Event("change", { bubbles: true }));
  });

test("the board has a column for each state, and offers the states that may follow", async () => {
  await open("board", { project: "prj_1" });
  const columns = [...document.querySelectorAll("section")].map((one) => one.getAttribute("aria-label"));
  expect(columns).toEqual(["Offen: 1", "In Arbeit: 0", "Wartet: 0", "Erledigt: 1", "Entfällt: 1"]);
  // What is known of the assignee, who is gone here, arrives after the card.
  await eventually(() => expect(document.body.textContent).toContain("Benutzer (nicht mehr vorhanden)"));
  const trigger = () => document.querySelector<HTMLElement>('[data-task-state="a"]');
  expect(trigger()?.getAttribute("aria-label")).toBe("Status von „Aufgabe a“: Offen");
  const key = (name: string) =>
    act(async () => {
      for (const kind of ["keydown", "keyup"])
        document.activeElement?.dispatchEvent(new KeyboardEvent(kind, { key: name, bubbles: true }));
    });
  // Arrow keys change nothing, with the states closed or open: only a choice does.
  await act(async () => trigger()?.focus());
  await key("ArrowDown");
  expect(sent).toEqual([]);
  await act(async () => trigger()?.focus());
  await key("Enter");
  await settled();
  const offered = [...document.querySelectorAll<HTMLElement>('[role="menuitem"]')];
  expect(offered.map(({ textContent }) => textContent)).toEqual(["In Arbeit", "Wartet", "Erledigt", "Entfällt"]);
  await key("ArrowDown");
  await settled();
  expect(sent).toEqual([]);
  await act(async () => offered[1]?.click());
  await settled();
  expect(sent).toEqual([
    { request: "PUT /api/tasks/a", body: expect.objectContaining({ state: "waiting", version: 1 }) },
  ]);
  await eventually(() => expect(document.activeElement?.getAttribute("data-task-state")).toBe("a"));
  expect(asked.some((one) => one.includes("/api/tasks?") && one.includes("project=prj_1"))).toBe(true);
  await choose("Fällig", "overdue");
  expect(searched.at(-1)).toEqual({ project: "prj_1", due: "overdue" });
});

test("the calendar shows what is due on a day, and keys go from day to day", async () => {
  await open("calendar", { day: "2026-06-10" });
  const day = document.querySelector<HTMLElement>('[data-day="2026-06-10"]');
  expect(day?.textContent).toContain("Aufgabe a");
  expect(day?.getAttribute("aria-label")).toBe("10. Juni, 1 Aufgabe");
  const key = (name: string) =>
    act(async () => day?.dispatchEvent(new KeyboardEvent("keydown", { key: name, bubbles: true })));
  for (const name of ["ArrowDown", "PageDown", "ArrowLeft"]) await key(name);
  expect(searched.map(({ day: to }) => to)).toEqual(["2026-06-17", "2026-07-01", "2026-06-09"]);
  await press("Voriger Monat");
  expect(searched.at(-1)?.day).toBe("2026-05-01");
});

test("the page of a project tells how far its tasks are, and leads to its order", async () => {
  mounted = await mountPart({ content: <ProjectSection record={{ ...PROJECT, budgetMinutes: 90 }} /> });
  await settled();
  await eventually(() => expect(document.body.textContent).toContain("1 von 2 erledigt"));
  const text = document.body.textContent;
  expect(text).toContain("2:00\u00A0Std.");
  expect(text).toContain("−0:30\u00A0Std.");
  expect(document.querySelector('a[href*="ord_1"]')).not.toBeNull();
});

test("a comment is sent by itself", async () => {
  const said = { at: "2026-06-05T16:30:00.000Z", by: { id: "usr_1", name: "Eva" }, text: "Kette fehlt" };
  mounted = await mountPart({ content: <CommentsSection record={{ ...task("a", { comments: [said] }) }} /> });
  expect(document.body.textContent).toContain("Kette fehlt");
  await type({ into: document.querySelector("textarea"), text: "Ist da" });
  await press("Kommentieren");
  await settled();
  expect(sent).toEqual([{ request: "POST /api/tasks/a/comments", body: { text: "Ist da" } }]);
});
