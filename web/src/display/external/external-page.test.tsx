// @vitest-environment happy-dom
import type { DriverRun, OwnRun } from "@tresen/contract/delivery/delivery";
import type { ExternalMe } from "@tresen/contract/external/external-user.calls";
import { act } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { press } from "../../shared/testing/hands";
import { mount } from "../../shared/testing/mount";
import { ExternalPage } from "./external-page";

const KEY = "ext_ext_1.secret";
const ME: ExternalMe = {
  ...{ id: "ext_1", username: "rosi", firstName: "Rosi", lastName: "Radl", company: "Radlbote" },
  ...{ branches: [{ id: "brn_1" }], permissions: ["deliveryRuns"] },
};
const OWN: OwnRun = {
  ...{ id: "run_1", branch: "Mitte", timeZone: "Europe/Vienna", createdAt: "2026-06-05T16:30:00.000Z" },
  ...{ orders: 2, open: 1 },
};
const RUN: DriverRun = {
  ...{ id: "run_1", driver: "Rosi Radl", branch: { name: "Mitte", phone: "" }, currency: "EUR", collected: 0 },
  ...{ timeZone: "Europe/Vienna", stops: [{ uid: "A", ticketNumber: 7, state: "completed" }] },
};
const refused = (code: string) => ({ status: 403, code });

type Answer = object | "offline";
let mounted: Awaited<ReturnType<typeof mount>>;
let calls: { path: string; key: string | null; run: string | null }[];
/** What the server answers, by the path. */
let answers: Record<string, Answer>;

beforeEach(() => {
  vi.useFakeTimers();
  calls = [];
  answers = {
    "/api/external-users/me": { data: ME },
    "/api/deliveries/own-runs": { data: [OWN] },
    "/api/deliveries/run": { data: RUN },
    "/api/deliveries/run/end": { data: null },
  };
  localStorage.clear();
  window.location.hash = `#${KEY}`;
  vi.stubGlobal("fetch", async (path: string, { headers }: RequestInit = {}) => {
    const sent = new Headers(headers);
    calls.push({ path, key: sent.get("x-personal-key"), run: sent.get("x-run") });
    const answer = answers[path];
    if (answer === undefined || answer === "offline") throw new TypeError("offline");
    if (!("code" in answer)) return Response.json(answer);
    return Response.json({ errors: [{ code: answer.code, message: "" }] }, { status: 403 });
  });
});
afterEach(async () => {
  await mounted.unmount();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const pass = (milliseconds = 0) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
const shown = (): string => mounted.element.textContent;
async function open(): Promise<void> {
  mounted = await mount(<ExternalPage />);
  await pass();
}

test("the key leaves the address and stands in a header, and the person sees their runs", async () => {
  await open();
  expect(window.location.hash).toBe("");
  expect(calls.map(({ path, key }) => [path, key])).toEqual([
    ["/api/external-users/me", KEY],
    ["/api/deliveries/own-runs", KEY],
  ]);
  expect(shown()).toContain("Hallo Rosi Radl");
  expect(shown()).toContain("1 von 2 noch zuzustellen");
});

test("a run opens by the personal key, also after a reload without a connection, and leads back", async () => {
  await open();
  await press("Fahrt von 18:30 Uhr öffnen");
  await pass();
  expect(calls.at(-1)).toEqual({ path: "/api/deliveries/run", key: KEY, run: "run_1" });
  expect(shown()).toContain("Fahrt von Rosi Radl");
  await mounted.unmount();
  answers["/api/deliveries/run"] = "offline";
  await open();
  expect(shown()).toContain("Fahrt von Rosi Radl");
  expect(shown()).toContain("Keine Verbindung.");
  await press("Zu meinen Fahrten");
  await pass();
  expect(shown()).toContain("Meine Fahrten");
});

test("a run that is ended, or is not theirs any longer, leads back to the others", async () => {
  await open();
  await press("Fahrt von 18:30 Uhr öffnen");
  await pass();
  answers["/api/deliveries/own-runs"] = { data: [] };
  await press("Fahrt beenden");
  await pass();
  expect(shown()).toContain("Die Fahrt ist beendet.");
  expect(shown()).toContain("Gerade haben Sie keine Fahrt.");

  answers["/api/deliveries/own-runs"] = { data: [OWN] };
  answers["/api/deliveries/run"] = refused("run.refused");
  await pass(20_000);
  await press("Fahrt von 18:30 Uhr öffnen");
  await pass();
  expect(shown()).toContain("Diese Fahrt gibt es für Sie nicht mehr.");
  expect(localStorage.getItem("external-key")).not.toBeNull();
});

test("a key that opens nothing any longer makes the phone forget everything", async () => {
  await open();
  await press("Fahrt von 18:30 Uhr öffnen");
  await pass();
  answers["/api/deliveries/run"] = refused("external.refused");
  await pass(20_000);
  expect(shown()).toContain("Ihr Zugang gilt nicht oder nicht mehr.");
  expect(localStorage.length).toBe(0);
});

test("who may stamp their time is led to its page with their key", async () => {
  answers["/api/external-users/me"] = { data: { ...ME, permissions: ["timeTracking"] } };
  await open();
  const link = [...document.querySelectorAll("a")].find(({ textContent }) => textContent === "Zeit erfassen");
  expect(link?.getAttribute("href")).toBe(`${window.location.origin}/display/my-time#${KEY}`);
});

test("who may nothing yet is told so, without a question for runs", async () => {
  answers["/api/external-users/me"] = { data: { ...ME, permissions: [] } };
  await open();
  expect(shown()).toContain("Gerade gibt es hier nichts für Sie zu tun.");
  expect(calls.map(({ path }) => path)).toEqual(["/api/external-users/me"]);
});

test("without a connection the page says so, and shows what it knows", async () => {
  await open();
  answers["/api/external-users/me"] = "offline";
  await pass(20_000);
  expect(shown()).toContain("Was Sie sehen, ist vielleicht nicht mehr aktuell.");
  expect(shown()).toContain("Hallo Rosi Radl");
  await mounted.unmount();
  localStorage.removeItem("external-seen");
  await open();
  expect(shown()).toContain("Ihr Zugang wird geladen, sobald es wieder eine gibt.");
});

test("without a link the page asks for it, and another link replaces the one before", async () => {
  window.location.hash = "";
  await open();
  expect(shown()).toContain("Bitte öffnen Sie den Link");
  await act(async () => {
    window.location.hash = "#ext_ext_2.other";
    window.dispatchEvent(new Event("hashchange"));
  });
  await pass();
  expect(calls.at(-1)).toMatchObject({ key: "ext_ext_2.other" });
});
