// @vitest-environment happy-dom
import type { StartFinding, TerminalPeople, TimeTrackingMe } from "@tresen/contract/time-tracking/time-tracking.calls";
import { act } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { eventually, press, type } from "../../../shared/testing/hands";
import { mount } from "../../../shared/testing/mount";
import { TimeTerminal } from "./time-terminal";

const KEY = "key_1.secret";
const PAIRED = { key: KEY, branch: "brn_1", purpose: "time", name: "Theke" } as const;
const BASE = `/api/time-tracking/${KEY}`;
const ANNA = { id: "usr_anna", name: "Anna K.", image: null, state: null, since: null };
const PEOPLE: TerminalPeople = {
  branch: { id: "brn_1", name: "Mitte", timeZone: "Europe/Vienna" },
  people: [ANNA, { ...ANNA, id: "usr_ben", name: "Ben L.", state: "running", since: "2026-06-05T06:00:00.000Z" }],
};
const OFFERED = { id: "wak_9", name: "Lager", color: "#654321", isBreak: false, isProjectRequired: false };
const KIND = { color: "#123456", isPaid: true, isBreak: false, countsAsWorkingTime: true, isProjectRequired: false };
const ME: TimeTrackingMe = {
  ...{ id: "usr_anna", username: "anna", firstName: "Anna", lastName: "Klein", image: null },
  ...{ branches: [{ ...PEOPLE.branch, place: null }], workingActivity: null, projects: [], tasks: [] },
  kinds: [{ ...KIND, id: "wak_1", name: "Service" }],
};

interface Sent {
  path: string;
  pin: string | null;
  key: string | null;
  body: Record<string, unknown> | null;
}
let mounted: Awaited<ReturnType<typeof mount>>;
let sent: Sent[];
let isOnline: boolean;
let refused: number;
let findings: readonly StartFinding[];
let me: TimeTrackingMe;
const stampings = (): Sent[] => sent.filter(({ body }) => body !== null);
const shown = (): string => mounted.element.textContent;
const pin = (): HTMLInputElement | null => document.querySelector(".pin input");

beforeEach(async () => {
  sent = [];
  isOnline = true;
  refused = 0;
  findings = [];
  me = ME;
  localStorage.clear();
  vi.stubGlobal("fetch", async (path: string, { headers, body }: RequestInit = {}) => {
    if (!isOnline) throw new TypeError("offline");
    const given = new Headers(headers);
    const asked = { path, pin: given.get("x-pin"), key: given.get("idempotency-key") };
    sent.push({ ...asked, body: typeof body === "string" ? JSON.parse(body) : null });
    if (path === `${BASE}/people`)
      return Response.json({ data: { ...PEOPLE, kinds: [OFFERED, { ...OFFERED, isProjectRequired: true }] } });
    if (asked.pin !== "4711")
      return Response.json({ errors: [{ code: "time.refused", message: "" }] }, { status: 403 });
    if (body && refused > 0)
      return Response.json({ errors: [{ code: "time.at", message: "Zu lange her." }] }, { status: refused });
    if (path.endsWith("/start")) return Response.json({ data: { findings } });
    return Response.json({ data: path.endsWith("/me") ? me : null });
  });
  mounted = await mount(<TimeTerminal paired={PAIRED} onRefused={() => undefined} />);
  await eventually(() => expect(shown()).toContain("Anna K."));
});
afterEach(async () => {
  await mounted.unmount();
  vi.unstubAllGlobals();
});

async function signIn(digits = "4711"): Promise<void> {
  await act(async () => [...document.querySelectorAll<HTMLElement>(".people button")][0]?.click());
  for (const digit of digits) await press(digit);
  await press("OK");
}

test("names and who is in are shown, and what is done needs the PIN, in a header alone", async () => {
  expect(shown()).toContain("Ben L.da seit 08:00");
  expect(shown()).toContain("Hier steht nur, wer eine PIN hat.");
  await press("Da (1)");
  expect(shown()).not.toContain("Anna K.");
  await press("Alle");
  await signIn("0815");
  await eventually(() => expect(shown()).toContain("Diese PIN stimmt nicht."));
  expect(pin()?.value).toBe("");
  // Not at the button, which cannot be pressed without digits.
  expect(document.activeElement).toBe(pin());
  await type({ into: pin(), text: "4711" });
  await press("OK");
  await eventually(() => expect(shown()).toContain("Sie sind nicht da."));
  await press("Service");
  await eventually(() => expect(shown()).toContain("Gespeichert."));
  expect(stampings()).toMatchObject([
    { path: `${BASE}/usr_anna/working-activities/start`, pin: "4711", body: { kind: "wak_1" } },
  ]);
  expect(stampings()[0]?.body).not.toHaveProperty("pin");
  expect(stampings()[0]?.key).toBeTruthy();
  await press("Fertig");
  expect(shown()).toContain("Wer sind Sie?");
});

test("without a connection it goes on, says what waits, and sends it with the PIN once there is one", async () => {
  await signIn();
  await eventually(() => expect(shown()).toContain("Sie sind nicht da."));
  await press("Abbrechen");
  isOnline = false;
  await signIn();
  await eventually(() => expect(shown()).toContain("Ihre PIN wird geprüft, sobald"));
  await press("Service");
  await eventually(() => expect(shown()).toContain("Ohne Verbindung gespeichert."));
  expect(shown()).toContain("Offline, 1 Stempelung wartet");
  expect(JSON.stringify({ ...localStorage })).not.toContain("4711");
  isOnline = true;
  await act(async () => window.dispatchEvent(new Event("online")));
  await eventually(() => expect(stampings()).toHaveLength(1));
  expect(stampings()[0]).toMatchObject({ pin: "4711", body: { kind: "wak_1" } });
  await eventually(() => expect(shown()).not.toContain("Offline"));
});

test("a terminal that nobody has used yet offers what can be chosen there without a connection", async () => {
  isOnline = false;
  await signIn();
  await eventually(() => expect(shown()).toContain("Ihre PIN wird geprüft, sobald"));
  // Of projects it knows none, so what needs one is left out.
  expect([...document.querySelectorAll(".kinds button")].map(({ textContent }) => textContent)).toEqual(["Lager"]);
});

test("what the law says against a start is told where it was stamped", async () => {
  findings = [{ paragraph: "§ 12 Abs. 1 AZG", message: "Zu kurze Ruhezeit." }];
  await signIn();
  await eventually(() => expect(shown()).toContain("Sie sind nicht da."));
  await press("Service");
  await eventually(() => expect(shown()).toContain("Zu kurze Ruhezeit. (§ 12 Abs. 1 AZG)"));
  expect(shown()).toContain("Gespeichert.");
  await press("Fertig");
  expect(shown()).not.toContain("§ 12");
});

test("what the server refuses is told, stays, and is for its person to decide", async () => {
  refused = 400;
  await signIn();
  await eventually(() => expect(shown()).toContain("Sie sind nicht da."));
  await press("Service");
  await eventually(() => expect(shown()).toContain("Nicht angenommen"));
  expect(shown()).toContain("Zu lange her.");
  await press("Fertig");
  expect(shown()).toContain("1 Stempelung zu klären");
  expect(shown()).toContain("Anna K.nicht daZu klären");
  await signIn();
  await eventually(() => expect(shown()).toContain("Zur Prüfung senden"));
  refused = 0;
  await press("Zur Prüfung senden");
  await eventually(() => expect(shown()).not.toContain("zu klären"));
  expect(stampings().at(-1)?.body).toMatchObject({ sequence: null, isClockUncertain: true });
  expect(stampings().at(-1)?.key).toBe(stampings()[0]?.key);
});

/** What runs for Anna since an hour ago. */
function running(): NonNullable<TimeTrackingMe["workingActivity"]> {
  const at = new Date(Date.now() - 3_600_000).toISOString();
  return {
    ...{
      id: "act_1",
      branch: "brn_1",
      kind: "wak_1",
      project: "prj_1",
      task: "tsk_1",
      note: "Rad",
      source: "terminal",
    },
    ...{ state: "running", startedAt: at, endedAt: null, breaks: [], day: at.slice(0, 10), flags: [] },
    ...{ workedSeconds: null, breakSeconds: null },
  };
}

test("whoever adds a note keeps project and task, and breaks are no work to switch to", async () => {
  me = {
    ...ME,
    ...{ workingActivity: running(), projects: [{ id: "prj_1", name: "Umbau" }] },
    tasks: [{ id: "tsk_1", name: "Bremse", project: "prj_1" }],
    kinds: [...ME.kinds, { ...KIND, id: "wak_2", name: "Mittagspause", isBreak: true }],
  };
  await signIn();
  await eventually(() => expect(shown()).toContain("Wechseln zu"));
  expect(shown()).not.toContain("Mittagspause");
  await press("Mit Projekt, Aufgabe oder Notiz");
  expect(shown()).not.toContain("Mittagspause");
  await press("Wechseln");
  await eventually(() => expect(stampings()).toHaveLength(1));
  expect(stampings()[0]?.body).toMatchObject({ kind: "wak_1", project: "prj_1", task: "tsk_1", note: "Rad" });
});

test("what is missing to begin is told in the page's own words, with the focus where it is chosen", async () => {
  me = {
    ...{ ...ME, projects: [{ id: "prj_1", name: "Umbau" }] },
    kinds: [...ME.kinds, { ...KIND, id: "wak_3", name: "Werkstatt", isProjectRequired: true }],
  };
  await signIn();
  await eventually(() => expect(shown()).toContain("Sie sind nicht da."));
  await press("Mit Projekt, Aufgabe oder Notiz");
  // The browser would tell it in a bubble of its own, over the page.
  expect(document.querySelector("form")?.noValidate).toBe(true);
  const alert = () => document.querySelector("form [role=alert]")?.textContent;
  await press("Starten");
  expect(alert()).toBe("Bitte wählen Sie die Art.");
  const kinds = [...document.querySelectorAll<HTMLInputElement>("input[type=radio]")];
  expect(document.activeElement).toBe(kinds[0]);
  await act(async () => kinds.find(({ parentElement }) => parentElement?.textContent === "Werkstatt")?.click());
  await press("Starten");
  expect(alert()).toBe("Für diese Art wird ein Projekt gebraucht.");
  expect(document.activeElement?.tagName).toBe("SELECT");
  expect(document.activeElement?.getAttribute("aria-invalid")).toBe("true");
  expect(stampings()).toEqual([]);
});

test("after a stamping with a wrong PIN was sent, the terminal says that its person is in", async () => {
  await signIn();
  await eventually(() => expect(shown()).toContain("Sie sind nicht da."));
  await press("Abbrechen");
  isOnline = false;
  await signIn("0815");
  await eventually(() => expect(shown()).toContain("Ihre PIN wird geprüft, sobald"));
  await press("Service");
  await eventually(() => expect(shown()).toContain("Ohne Verbindung gespeichert."));
  await press("Fertig");
  isOnline = true;
  await act(async () => window.dispatchEvent(new Event("online")));
  await eventually(() => expect(shown()).toContain("zu klären"));
  await signIn();
  await eventually(() => expect(shown()).toContain("Das war ich: senden"));
  expect(shown()).not.toContain("Ohne Art und Projekt");
  me = { ...ME, workingActivity: running() };
  await press("Das war ich: senden");
  await eventually(() => expect(shown()).not.toContain("Das war ich: senden"));
  await eventually(() => expect(shown()).not.toContain("Sie sind nicht da."));
  expect(shown()).toContain("Wechseln");
});

test("the clock of the page goes on by the time that passes, if somebody moves that of the device", async () => {
  const clock = (): string => document.querySelector(".clock")?.textContent ?? "";
  const before = clock();
  const real = Date.now.bind(Date);
  const moved = vi.spyOn(Date, "now").mockImplementation(() => real() - 8 * 3_600_000);
  isOnline = false;
  await act(async () => new Promise((resolve) => setTimeout(resolve, 1_200)));
  const after = clock();
  moved.mockRestore();
  const passed = (minutesOf(after) - minutesOf(before) + 1440) % 1440;
  expect(passed).toBeLessThanOrEqual(1);
});

function minutesOf(time: string): number {
  const [hour = "", minute = ""] = time.split(":");
  return Number(hour) * 60 + Number(minute);
}
