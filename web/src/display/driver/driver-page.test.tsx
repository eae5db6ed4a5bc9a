// @vitest-environment happy-dom
import type { DriverRun, OpenStop } from "@tresen/contract/delivery/delivery";
import { act } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { press } from "../../shared/testing/hands";
import { mount } from "../../shared/testing/mount";
import { DriverPage } from "./driver-page";

const STOP: OpenStop = {
  ...{ uid: "A", ticketNumber: 7, state: "inDelivery", createdAt: "2026-06-05T16:00:00.000Z" },
  ...{ appointment: "2026-06-05T16:30:00.000Z", promisedAt: null, area: "Innen", name: "Anna Gruber", company: "" },
  ...{ street: "Weg 1", stairway: "2", floor: "", door: "14", zipCode: "1010", city: "Wien" },
  ...{ phone: "+436601234567", comment: "Hund", due: 1250, paymentMethod: "cash" },
  items: [{ name: "Margherita", amount: 2, unit: "piece" }],
};
const RUN: DriverRun = {
  ...{ id: "run_1", driver: "Rosi", branch: { name: "Mitte", phone: "" }, currency: "EUR", collected: 0 },
  timeZone: "Europe/Vienna",
  stops: [STOP, { ...STOP, uid: "B", ticketNumber: 8, due: 0, name: "Berta", street: "Gasse 2" }],
};
const over = (state: "completed" | "canceled"): DriverRun => ({
  ...RUN,
  stops: [{ uid: "A", ticketNumber: 7, state }, ...RUN.stops.slice(1)],
});

type Answer = { run: DriverRun } | { status: number; message: string } | "offline";

let mounted: Awaited<ReturnType<typeof mount>>;
let calls: { path: string; key: string | null }[];
/** What the server answers, by the last part of the path. */
let answers: Record<string, Answer>;

beforeEach(() => {
  vi.useFakeTimers();
  calls = [];
  answers = { run: { run: RUN } };
  localStorage.clear();
  window.location.hash = "#run_1.secret";
  vi.stubGlobal("fetch", async (path: string, { headers }: RequestInit = {}) => {
    calls.push({ path, key: new Headers(headers).get("x-run-key") });
    const answer = answers[path.split("/").at(-1) ?? ""] ?? { run: RUN };
    if (answer === "offline") throw new TypeError("offline");
    if ("run" in answer) return Response.json({ data: answer.run });
    const errors = [{ code: "refused", message: answer.message }];
    return Response.json({ errors }, { status: answer.status });
  });
});
afterEach(async () => {
  await mounted.unmount();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** Lets answers arrive, and so much time pass. */
const pass = (milliseconds = 0) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
const shown = (): string => mounted.element.textContent;
async function open(): Promise<void> {
  mounted = await mount(<DriverPage />);
  await pass();
}

test("the key leaves the address, and every call has it in a header", async () => {
  await open();
  expect(window.location.hash).toBe("");
  expect(calls).toEqual([{ path: "/api/deliveries/run", key: "run_1.secret" }]);
  expect(shown()).toContain("um 18:30 Uhr");
  expect(shown()).toContain("Stiege 2, Tür 14");
  expect(shown()).toContain("Zu kassieren: 12,50");
  expect(shown()).toContain("0 von 2 zugestellt");
  expect(mounted.element.querySelector('a[href="tel:+436601234567"]')).not.toBeNull();
});

test("without a connection a delivery waits, also when the page is loaded again, and is sent once there is one", async () => {
  await open();
  answers = { run: "offline", delivered: "offline" };
  await press("Bestellung 7 zugestellt");
  await pass();
  expect(shown()).toContain("1 von 2 zugestellt");
  expect(shown()).toContain("1 Meldung wartet.");
  await mounted.unmount();
  await open();
  expect(shown()).toContain("1 von 2 zugestellt");
  expect(shown()).toContain("Keine Verbindung.");
  answers = { run: { run: over("completed") }, delivered: { run: over("completed") } };
  await pass(3_000);
  expect(shown()).not.toContain("wartet");
  expect(shown()).not.toContain("Keine Verbindung.");
  expect(localStorage.getItem("driver-steps")).toBeNull();
  expect(JSON.stringify({ ...localStorage })).not.toContain("Weg 1");
});

test("an order that was canceled meanwhile is told, and not shown as delivered", async () => {
  await open();
  answers = { run: { run: over("canceled") }, delivered: { status: 409, message: "Bestellung 7 wurde storniert." } };
  await press("Bestellung 7 zugestellt");
  await pass();
  expect(mounted.element.querySelector('[role="alert"]')?.textContent).toContain("Bestellung 7 wurde storniert.");
  expect(shown()).toContain("Storniert – bitte nicht ausliefern");
  expect(shown()).toContain("0 von 2 zugestellt");
  await press("Verstanden");
  expect(mounted.element.querySelector('[role="alert"]')).toBeNull();
});

test("a delivery can be taken back for ten seconds", async () => {
  await open();
  answers = { run: { run: over("completed") }, delivered: { run: over("completed") }, undo: { run: RUN } };
  await press("Bestellung 7 zugestellt");
  await pass();
  await press("Zustellung von Bestellung 7 rückgängig machen");
  await pass();
  expect(shown()).toContain("0 von 2 zugestellt");
  expect(shown()).toContain("Weg 1");
  await press("Bestellung 7 zugestellt");
  await pass(10_000);
  expect(mounted.element.querySelector('[aria-label^="Zustellung von"]')).toBeNull();
});

test("a key that opens nothing any longer makes the phone forget everything", async () => {
  await open();
  expect(JSON.stringify({ ...localStorage })).toContain("Weg 1");
  answers = { run: { status: 403, message: "" } };
  await pass(20_000);
  expect(shown()).toContain("gilt nicht mehr");
  expect(localStorage.length).toBe(0);
  expect(shown()).not.toContain("Weg 1");
});

test("the link of another run replaces the one before", async () => {
  await open();
  answers = { run: { run: { ...RUN, driver: "Anna", stops: [] } } };
  await act(async () => {
    window.location.hash = "#run_2.other";
    window.dispatchEvent(new Event("hashchange"));
  });
  await pass();
  expect(calls.at(-1)).toMatchObject({ key: "run_2.other" });
  expect(shown()).toContain("Fahrt von Anna");
});

test("a link that is no key leaves the run, and what waits to be sent", async () => {
  await open();
  await act(async () => {
    window.location.hash = "#irgendwas";
    window.dispatchEvent(new Event("hashchange"));
  });
  await pass();
  expect(window.location.hash).toBe("");
  expect(shown()).toContain("Stiege 2, Tür 14");
});

test("a phone that was put away shows no address once the key can no longer be valid", async () => {
  await open();
  await mounted.unmount();
  answers = { run: "offline" };
  vi.setSystemTime(Date.now() + 24 * 3_600_000 + 1);
  await open();
  expect(shown()).not.toContain("Weg 1");
  expect(JSON.stringify({ ...localStorage })).not.toContain("Weg 1");
});
