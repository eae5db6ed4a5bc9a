// @vitest-environment happy-dom
import { act } from "react";
import { getDefaultStore } from "jotai";
import { expect, test, vi } from "vitest";
import { toastsAtom } from "../shared/toasts";
import { eventually, press, settled, type } from "../../shared/testing/hands";
import {
  answerAsPlanner,
  ABSENCE,
  block,
  button,
  cell,
  focus,
  key,
  mountPlanner,
  open,
  plan,
  shift,
} from "./testing/planner";

answerAsPlanner();

test("keys move, lengthen and copy a shift, and Ctrl+Z takes the last step back", async () => {
  await open();
  await focus(block("shf_1"));
  await key("ArrowDown", { shiftKey: true });
  await settled();
  expect(plan.sent.at(-1)).toEqual({
    request: "PUT /api/working-schedules/shf_1",
    body: expect.objectContaining({ user: "usr_b", version: 1 }),
  });
  expect(cell("usr_b", "1")?.querySelector("[data-shift]")).toBe(document.activeElement);
  await key("+");
  await settled();
  expect(plan.sent.at(-1)?.body).toMatchObject({ endsAt: "2026-06-01T14:15:00.000Z", version: 2, user: "usr_b" });
  await key("z", { ctrlKey: true });
  await settled();
  expect(plan.sent.at(-1)?.body).toMatchObject({ endsAt: "2026-06-01T14:00:00.000Z", version: 3 });
  await key("y", { ctrlKey: true });
  await settled();
  expect(plan.sent.at(-1)?.body).toMatchObject({ endsAt: "2026-06-01T14:15:00.000Z", version: 4 });
  await press("Rückgängig");
  await settled();
  expect(plan.sent.at(-1)?.body).toMatchObject({ endsAt: "2026-06-01T14:00:00.000Z", version: 5 });
  await press("Wiederholen");
  await press("Rückgängig");
  await settled();
  expect(plan.sent.at(-1)?.body).toMatchObject({ endsAt: "2026-06-01T14:00:00.000Z", version: 7 });
  await focus(block("shf_1"));
  await key("c", { ctrlKey: true });
  await key("ArrowRight");
  await key("v", { ctrlKey: true });
  await settled();
  expect(plan.sent.at(-1)).toMatchObject({
    request: "POST /api/working-schedules",
    body: { startsAt: "2026-06-02T06:00:00.000Z", user: "usr_b" },
  });
});

test("a shift that was removed is created again, removed once more, and a new step ends what could be repeated", async () => {
  await open();
  await focus(block("shf_1"));
  await key("Delete");
  await settled();
  await key("z", { ctrlKey: true });
  await press("Rückgängig");
  await settled();
  expect(plan.sent.map(({ request }) => request)).toEqual([
    "DELETE /api/working-schedules/shf_1",
    "POST /api/working-schedules",
  ]);
  await press("Wiederholen");
  await settled();
  const { id } = plan.sent.findLast(({ request }) => request.startsWith("POST"))?.body ?? {};
  expect(plan.sent.at(-1)?.request).toBe(`DELETE /api/working-schedules/${String(id)}`);
  await press("Rückgängig");
  await settled();
  await focus(block("shf_3"));
  await key("+");
  await settled();
  expect(button("Wiederholen")?.getAttribute("aria-disabled")).toBe("true");
});

test("undo and redo show the week that they change, and tell whose shift it is", async () => {
  const { fetch } = globalThis;
  // The server shows what was saved.
  vi.stubGlobal("fetch", async (url: string, init?: RequestInit) => {
    const answer = await fetch(url, init);
    const { body } = plan.sent.at(-1) ?? {};
    if (init?.method === "PUT" && body) plan.shifts[0] = shift("shf_1", { ...body, version: Number(body.version) + 1 });
    return answer;
  });
  const last = () => getDefaultStore().get(toastsAtom).at(-1)?.message;
  await open();
  await focus(block("shf_1"));
  await key("+");
  await settled();
  await press("Nächste Woche");
  await settled();
  expect(cell("usr_a", "8")).not.toBeNull();
  expect(cell("usr_a", "1")).toBeNull();
  await focus(cell("usr_a", "8"));
  await key("z", { ctrlKey: true });
  await settled();
  expect(plan.sent.at(-1)?.body).toMatchObject({ endsAt: "2026-06-01T14:00:00.000Z" });
  expect(block("shf_1")?.textContent).toContain("08:00–16:00");
  expect(last()).toBe("Rückgängig gemacht: Schicht geändert (Anna, Mo 1.6. 08:00–16:00).");
  await press("Nächste Woche");
  await settled();
  await press("Wiederholen");
  await settled();
  expect(block("shf_1")?.textContent).toContain("08:00–16:15");
  expect(last()).toBe("Wiederholt: Schicht geändert (Anna, Mo 1.6. 08:00–16:15).");
});

test("the mouse draws the end of a bar in the day view in steps of 15 minutes", async () => {
  await mountPlanner({ view: "day", day: "2026-06-01" });
  await eventually(() => expect(block("shf_1")).not.toBeNull());
  const edge = block("shf_1")?.querySelector<HTMLElement>('[data-edge="end"]');
  if (!edge) throw new Error("No edge");
  edge.setPointerCapture = () => undefined;
  Object.defineProperty(edge.closest("[data-row]")?.firstElementChild, "clientWidth", { value: 960 });
  const pointer = (name: string, clientX: number) =>
    act(async () => {
      edge.dispatchEvent(new PointerEvent(name, { bubbles: true, clientX, button: 0, pointerId: 1 }));
    });
  await pointer("pointerdown", 500);
  // 960 pixels are 24 hours, so 25 are nearly 40 minutes.
  await pointer("pointermove", 525);
  expect(block("shf_1")?.textContent).toContain("08:00–16:45");
  await pointer("pointerup", 525);
  await settled();
  expect(plan.sent.map(({ body }) => body)).toEqual([expect.objectContaining({ endsAt: "2026-06-01T14:45:00.000Z" })]);
  expect(document.querySelector("[role=dialog]")).toBeNull();
});

test("a shift on an approved absence is marked, its form warns, and a kind of the branch can be chosen", async () => {
  plan.absence = { ...ABSENCE, user: { id: "usr_a", name: "Anna" }, state: "approved", from: "2026-06-01" };
  await open();
  await eventually(() =>
    expect(block("shf_1")?.getAttribute("aria-label")).toContain("Warnung: Die Person ist abwesend: Urlaub."),
  );
  await act(async () => block("shf_1")?.click());
  const dialog = document.querySelector("[role=dialog]");
  expect(dialog?.querySelector("[role=status]")?.textContent).toContain("Die Person ist abwesend: Urlaub.");
  const kinds = dialog?.querySelector<HTMLSelectElement>('select[aria-label="Art der Tätigkeit"]');
  expect([...(kinds?.options ?? [])].map(({ text: name }) => name)).toEqual(["Keine Angabe", "Service"]);
  await act(async () => {
    if (!kinds) return;
    kinds.value = "wak_1";
    kinds.dispatchEvent(new Event("change", { bubbles: true }));
  });
  await press("Speichern");
  await settled();
  expect(plan.sent.at(-1)?.body).toMatchObject({ kind: "wak_1" });
  expect(block("shf_1")?.textContent).toContain("Service");
});

test("what somebody else changed meanwhile is shown, and the own change applied to it if wanted", async () => {
  const stale = { errors: [{ code: "record.stale", message: "Inzwischen geändert." }], requestId: "r" };
  plan.answerOf = (request) =>
    request.startsWith("PUT") && plan.sent.length === 1 ? Response.json(stale, { status: 409 }) : null;
  await open();
  await act(async () => block("shf_1")?.click());
  await type({ into: document.querySelector("[role=dialog] textarea"), text: "Schlüssel mitnehmen" });
  await press("Speichern");
  await settled();
  const question = document.querySelector("[role=alertdialog]");
  expect(question?.textContent).toContain("Bar");
  expect(question?.textContent).toContain("Schlüssel mitnehmen");
  await press("Meine Änderung anwenden");
  await settled();
  expect(plan.sent.at(-1)?.body).toMatchObject({ version: 7, note: "Schlüssel mitnehmen" });
});

test("a shift that ends when it begins is not taken for one of a whole day", async () => {
  await open();
  await act(async () => block("shf_1")?.click());
  const end = [...document.querySelectorAll("[role=dialog] label")].find(({ textContent }) => textContent === "Ende");
  await type({ into: document.getElementById(end?.getAttribute("for") ?? ""), text: "08:00" });
  expect(document.querySelector("[role=dialog]")?.textContent).not.toContain("Ende am nächsten Tag");
  await press("Speichern");
  await settled();
  expect(document.querySelector("[role=dialog]")?.textContent).toContain("Beginn und Ende sind gleich.");
  expect(plan.sent).toEqual([]);
});

test("what was wrong with a key is no longer told once another one has changed the shift", async () => {
  plan.shifts[0] = shift("shf_1", { endsAt: "2026-06-01T06:15:00.000Z" });
  const errors = () =>
    getDefaultStore()
      .get(toastsAtom)
      .filter(({ kind }) => kind === "error");
  await open();
  await focus(block("shf_1"));
  await key("-");
  expect(errors()).toMatchObject([{ message: "Die Schicht wäre zu kurz." }]);
  await key("+");
  await settled();
  expect(plan.sent).toHaveLength(1);
  expect(errors()).toEqual([]);
});
