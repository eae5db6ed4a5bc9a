// @vitest-environment happy-dom
import { act } from "react";
import { expect, test } from "vitest";
import { press, settled, type } from "../../shared/testing/hands";
import { answerAsPlanner, block, cell, focus, key, open, plan, shift, text } from "./testing/planner";

answerAsPlanner();

const PATH = "/api/working-schedules";
const refusal = (status: number, code: string): Response =>
  Response.json({ errors: [{ code, message: "Nein." }], requestId: "r" }, { status });
/** How often each call was sent. */
const sent = (): string[] => plan.sent.map(({ request }) => request.replace(PATH, ""));
const goOffline = (): void => {
  plan.answerOf = () => {
    throw new TypeError("Failed to fetch");
  };
};
const goOnline = (answerOf: typeof plan.answerOf = () => null) =>
  act(async () => {
    plan.answerOf = answerOf;
    window.dispatchEvent(new Event("online"));
  });

test("without a connection changes are shown and told, wait in their order, and are sent once there is one", async () => {
  await open();
  goOffline();
  await focus(block("shf_1"));
  await key("+");
  await key("+");
  await key("ArrowDown", { shiftKey: true });
  await settled();
  expect(document.querySelector("[role=alert]")?.textContent).toBe(
    "3 Änderungen noch nicht gespeichert. Keine Verbindung. Gespeichert wird, sobald es wieder eine gibt.",
  );
  expect(cell("usr_b", "1")?.querySelector("[data-shift]")).toBe(block("shf_1"));
  expect(block("shf_1")?.textContent).toContain("08:00–16:30");
  expect(block("shf_1")?.getAttribute("aria-label")).toContain("Noch nicht gespeichert.");
  expect(sent()).toEqual(["PUT /shf_1"]);
  await goOnline();
  await settled();
  expect(plan.sent.slice(1).map(({ body }) => [body["version"], body["endsAt"], body["user"]])).toEqual([
    [1, "2026-06-01T14:15:00.000Z", "usr_a"],
    [2, "2026-06-01T14:30:00.000Z", "usr_a"],
    [3, "2026-06-01T14:30:00.000Z", "usr_b"],
  ]);
  expect(document.querySelector("[role=alert]")).toBeNull();
  expect(block("shf_1")?.getAttribute("aria-label")).not.toContain("Noch nicht gespeichert.");
});

test("a new shift whose answer was lost is kept without waiting for it, and created only once", async () => {
  await open();
  goOffline();
  await focus(cell("usr_b", "4"));
  await key("Enter");
  await press("Speichern");
  await settled();
  expect(document.querySelector("[role=dialog]")).toBeNull();
  expect(cell("usr_b", "4")?.querySelector("[data-shift]")?.textContent).toContain("09:00–17:00");
  plan.answerOf = (request) => (request.startsWith("POST") ? refusal(409, "record.id_taken") : null);
  const id = String(plan.sent[0]?.body["id"]);
  const stored = shift(id, { user: "usr_b", day: "2026-06-04", startsAt: "2026-06-04T07:00:00.000Z" });
  plan.shifts = [...plan.shifts, stored];
  await press("Jetzt versuchen");
  await settled();
  expect(sent()).toEqual(["POST ", "POST "]);
  expect(plan.sent[1]?.body["id"]).toBe(id);
  expect(plan.asked).toContain(`${PATH}/${id}`);
  expect(cell("usr_b", "4")?.querySelectorAll("[data-shift]")).toHaveLength(1);
  expect(document.querySelector("[role=alert]")).toBeNull();
});

test("a change whose answer was lost is no conflict with itself, and one removed shift is not missing", async () => {
  await open();
  goOffline();
  await focus(block("shf_1"));
  await key("+");
  await key("Delete");
  await settled();
  expect(block("shf_1")).toBeNull();
  plan.shifts = [shift("shf_1", { version: 2, endsAt: "2026-06-01T14:15:00.000Z" })];
  let count = 0;
  await goOnline((request) => {
    count += 1;
    if (request.startsWith("PUT")) return refusal(409, "record.stale");
    if (count === 2) throw new TypeError("Failed to fetch");
    return refusal(404, "record.missing");
  });
  await settled();
  await press("Jetzt versuchen");
  await settled();
  expect(sent()).toEqual(["PUT /shf_1", "PUT /shf_1", "DELETE /shf_1", "DELETE /shf_1"]);
  expect(document.querySelector("[role=alertdialog]")).toBeNull();
  expect(text()).not.toContain("noch nicht gespeichert");
});

test("what waits can be taken back, one by one or all of it, and nothing is sent of it", async () => {
  await open();
  goOffline();
  await focus(block("shf_1"));
  await key("+");
  await key("+");
  await key("z", { ctrlKey: true });
  await settled();
  expect(block("shf_1")?.textContent).toContain("08:00–16:15");
  expect(text()).toContain("1 Änderung noch nicht gespeichert.");
  await press("Verwerfen …");
  await press("Verwerfen");
  await settled();
  expect(block("shf_1")?.textContent).toContain("08:00–16:00");
  expect(text()).not.toContain("noch nicht gespeichert");
  await goOnline();
  await settled();
  expect(sent()).toEqual(["PUT /shf_1"]);
});

test("what the server refuses once it is reached is told, and the changes after it are made", async () => {
  await open();
  goOffline();
  await focus(block("shf_1"));
  await key("+");
  await focus(block("shf_3"));
  await key("-");
  await settled();
  await goOnline((request) => (request.endsWith("shf_1") ? refusal(422, "shift.person") : null));
  await settled();
  expect(sent()).toEqual(["PUT /shf_1", "PUT /shf_1", "PUT /shf_3"]);
  expect(block("shf_1")?.textContent).toContain("08:00–16:00");
  expect(text()).not.toContain("noch nicht gespeichert");
});

test("many shifts at once are refused without a connection, and the same press again asks for the same ones", async () => {
  await open();
  await press("Woche kopieren …");
  await settled();
  goOffline();
  await press("3 Schichten anlegen");
  await settled();
  expect(document.querySelector("[role=dialog]")).not.toBeNull();
  plan.answerOf = () => Response.json({ data: { created: [], removed: [], refused: [] } });
  await press("3 Schichten anlegen");
  await settled();
  const [first, second] = plan.sent.map(({ body }) => body["request"]);
  expect(second).toBe(first);
});

test("with an unsaved change nothing can be published, and a failing server is told as such", async () => {
  plan.answerOf = () => refusal(503, "unavailable");
  await open();
  await act(async () => block("shf_1")?.click());
  await type({ into: document.querySelector("[role=dialog] textarea"), text: "Schlüssel" });
  await press("Speichern");
  await settled();
  expect(text()).toContain("Der Server antwortet gerade nicht richtig.");
  const publish = [...document.querySelectorAll("button")].find((one) => one.textContent?.includes("Veröffentlichen"));
  expect(publish?.disabled).toBe(true);
});
