// @vitest-environment happy-dom
import type { TimeTrackingMe } from "@tresen/contract/time-tracking/time-tracking.calls";
import { act } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { eventually, press } from "../../../shared/testing/hands";
import { mount } from "../../../shared/testing/mount";
import { PhonePage } from "./phone-page";

const KEY = "tim_usr_anna.secret";
const BASE = `/api/time-tracking/${KEY}/usr_anna`;
const BRANCH = { id: "brn_1", name: "Mitte", timeZone: "Europe/Vienna", place: null };
const ME: TimeTrackingMe = {
  ...{ id: "usr_anna", username: "anna", firstName: "Anna", lastName: "Klein", image: null },
  ...{ branches: [BRANCH], workingActivity: null, kinds: [], projects: [], tasks: [] },
};

let mounted: Awaited<ReturnType<typeof mount>>;
let me: TimeTrackingMe;
let bodies: Record<string, unknown>[];
let paths: string[];
let isRefused: boolean;
const asked = vi.fn();
const shown = (): string => mounted.element.textContent;

beforeEach(() => {
  [me, bodies, paths, isRefused] = [ME, [], [], false];
  asked.mockReset();
  localStorage.clear();
  window.location.hash = `#${KEY}`;
  vi.stubGlobal("fetch", async (path: string, { body }: RequestInit = {}) => {
    paths.push(path);
    if (isRefused) return Response.json({ errors: [{ code: "time.refused", message: "" }] }, { status: 403 });
    if (typeof body === "string") bodies.push(JSON.parse(body));
    return Response.json({ data: path.endsWith("/me") ? me : null });
  });
  const coords = { latitude: 48.3, longitude: 16.37, accuracy: 10 };
  const geolocation = {
    getCurrentPosition: asked.mockImplementation((tell: (at: object) => void) => tell({ coords })),
  };
  Object.defineProperty(navigator, "geolocation", { configurable: true, value: geolocation });
});
afterEach(async () => {
  await mounted.unmount();
  vi.unstubAllGlobals();
});
async function open(): Promise<void> {
  mounted = await mount(<PhonePage />);
  await eventually(() => expect(shown()).toContain("Sie sind nicht da."));
}

test("the key leaves the address, and without the branch's wish nobody asks for the place", async () => {
  await open();
  expect(shown()).not.toContain("Ort");
  expect(window.location.hash).toBe("");
  expect(shown()).toContain("Anna Klein");
  await press("Kommen");
  await eventually(() => expect(shown()).toContain("Gespeichert."));
  expect(paths).toContain(`${BASE}/working-activities/start`);
  expect(asked).not.toHaveBeenCalled();
  expect(bodies[0]).not.toHaveProperty("isOutside");
});

test("the place is asked for while stamping alone, and only whether it is outside is sent", async () => {
  me = { ...ME, branches: [{ ...BRANCH, place: { latitude: 48.2, longitude: 16.37, radius: 200 } }] };
  await open();
  expect(asked).not.toHaveBeenCalled();
  expect(shown()).toContain("Beim Stempeln wird Ihr Ort geprüft (Mitte).");
  await press("Kommen");
  await eventually(() => expect(bodies).toHaveLength(1));
  expect(bodies[0]).toMatchObject({ isOutside: true });
  expect(JSON.stringify(bodies)).not.toContain("48.3");
  expect(shown()).toContain("Ort: außerhalb der Filiale.");
  // A position of before would be one of somewhere else.
  expect(asked.mock.calls[0]?.[2]).toMatchObject({ maximumAge: 0 });
});

test("who does not tell the place stamps all the same, and is told that it is unknown", async () => {
  me = { ...ME, branches: [{ ...BRANCH, place: { latitude: 48.2, longitude: 16.37, radius: 200 } }] };
  asked.mockImplementation((_tell: unknown, refuse: () => void) => refuse());
  await open();
  await press("Kommen");
  await eventually(() => expect(bodies).toHaveLength(1));
  expect(bodies[0]).not.toHaveProperty("isOutside");
  expect(shown()).toContain("Ort unbekannt");
});

test("a key that opens nothing any longer is forgotten, and another link is asked for", async () => {
  await open();
  isRefused = true;
  await act(async () => window.dispatchEvent(new Event("online")));
  await eventually(() => expect(shown()).toContain("Ihr Schlüssel gilt nicht oder nicht mehr."));
  expect(localStorage.getItem("time-key")).toBeNull();
});

const KIND = { color: "#123456", isPaid: true, isBreak: false, countsAsWorkingTime: true, isProjectRequired: false };
/** The person with two branches, each of which has a kind of its own. */
const OF_TWO: TimeTrackingMe = {
  ...ME,
  branches: [BRANCH, { ...BRANCH, id: "brn_2", name: "Neubau" }],
  kinds: [
    { ...KIND, id: "wak_1", name: "Service", branches: ["brn_1"] },
    { ...KIND, id: "wak_2", name: "Lager", branches: ["brn_2"] },
    { ...KIND, id: "wak_3", name: "Büro" },
  ],
};

test("somebody with several branches is asked for theirs once, and chooses among its kinds", async () => {
  me = OF_TWO;
  await open();
  expect(shown()).not.toContain("Kommen als");
  const select = document.querySelector("select");
  await act(async () => {
    if (select) select.value = "brn_2";
    select?.dispatchEvent(new Event("change", { bubbles: true }));
  });
  expect(shown()).not.toContain("Service");
  await press("Mit Projekt, Aufgabe oder Notiz");
  expect(document.querySelector("select")).toBeNull();
  // Nothing is chosen for the person.
  expect(document.querySelector("input:checked")).toBeNull();
  await press("Zurück");
  await press("Lager");
  await eventually(() => expect(bodies).toHaveLength(1));
  expect(bodies[0]).toMatchObject({ kind: "wak_2", branch: "brn_2" });
  await press("Fertig");
  expect(document.querySelector("select")?.value).toBe("brn_2");
  await press("Mit Projekt, Aufgabe oder Notiz");
  expect(document.querySelector<HTMLInputElement>("input:checked")?.parentElement?.textContent).toBe("Lager");
});

test("who is in is not asked for the branch: they switch where they work, and go", async () => {
  const at = new Date(Date.now() - 3_600_000).toISOString();
  const running: TimeTrackingMe["workingActivity"] = {
    ...{ id: "wac_1", branch: "brn_2", kind: "wak_2", project: null, task: null, note: "", source: "phone" },
    ...{ state: "running", startedAt: at, endedAt: null, breaks: [], day: at.slice(0, 10), flags: [] },
    ...{ workedSeconds: 3600, breakSeconds: 0 },
  };
  me = { ...OF_TWO, workingActivity: running };
  mounted = await mount(<PhonePage />);
  await eventually(() => expect(shown()).toContain("Wechseln"));
  expect(document.querySelector("select")).toBeNull();
  expect(shown()).not.toContain("Service");
  await press("Büro");
  await eventually(() => expect(bodies).toHaveLength(1));
  expect(bodies[0]).toMatchObject({ kind: "wak_3", branch: "brn_2" });
  await press("Fertig");
  // Once they have gone, they are asked again.
  me = OF_TWO;
  await press("Gehen");
  await eventually(() => expect(bodies).toHaveLength(2));
  await press("Fertig");
  await eventually(() => expect(document.querySelector("select")).not.toBeNull());
});
