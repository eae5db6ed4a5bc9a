// @vitest-environment happy-dom
import type { TimeRequest } from "@tresen/contract/time-tracking/request/time-request";
import { branches } from "@tresen/contract/branch/branch.resource";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { eventually, press, type } from "../../shared/testing/hands";
import { RequestsPage } from "../features/time/requests/requests-page";
import type { Me } from "../shared/session";
import { mountPart } from "./testing/part";

const OPEN: TimeRequest = {
  ...{ id: "tcr_1", person: { id: "usr_1", name: "Anna Klein" }, branch: "brn_1", activity: null, recorded: null },
  ...{ startedAt: "2026-06-05T06:00:00.000Z", endedAt: "2026-06-05T14:00:00.000Z", breaks: [], kind: null },
  ...{ reason: "Terminal war aus", state: "open", askedAt: "2026-06-05T15:00:00.000Z", decidedAt: null, answer: "" },
  mayDecide: true,
};
const KINDS = [
  { id: "wak_1", name: "Service", branches: [], isProjectRequired: false },
  { id: "wak_2", name: "Nur Nord", branches: [{ id: "brn_2" }], isProjectRequired: false },
  { id: "wak_3", name: "Werkstatt", branches: [], isProjectRequired: true },
];
const BRANCH = branches.fields.parse({ identifier: "neubau", name: "Neubau" });
const ME: Me = { id: "usr_1", roles: ["ROLE_MANAGER"], branches: [{ id: "brn_1" }] };
let mounted: Awaited<ReturnType<typeof mountPart>>;
let requests: TimeRequest[];
let sent: { path: string; body: unknown }[];
let status: number;
const text = (of: Element | null = mounted.element): string => of?.textContent ?? "";

beforeEach(async () => {
  [sent, status] = [[], 200];
  requests = [OPEN];
  vi.stubGlobal("fetch", async (path: string, { method, body }: RequestInit = {}) => {
    if (method !== "POST" && path.includes("/api/branches"))
      return Response.json({ data: [{ ...BRANCH, id: "brn_1" }], cursor: null });
    if (method !== "POST" && path.includes("/working-activity-kinds"))
      return Response.json({ data: KINDS, cursor: null });
    if (method !== "POST") return Response.json({ data: path.includes("/requests") ? requests : [], cursor: null });
    sent.push({ path, body: typeof body === "string" ? JSON.parse(body) : null });
    const decided = { ...OPEN, mayDecide: false, state: path.endsWith("accept") ? "accepted" : "refused" } as const;
    requests = [decided];
    const errors = [{ code: "time.request_decided", message: "Über diesen Antrag ist schon entschieden." }];
    return Response.json(status === 200 ? { data: decided } : { errors }, { status });
  });
  mounted = await mountPart({ content: <RequestsPage />, me: ME });
  await eventually(() => expect(text()).toContain("Anna Klein"));
});
afterEach(async () => {
  await mounted.unmount();
  vi.unstubAllGlobals();
});

test("what is asked for is shown and accepted, and is then among the decided ones", async () => {
  expect(text()).toContain("Nicht erfasst");
  expect(text()).toContain("Beantragt: 05.06.2026 08:00 – 16:00");
  await press("Annehmen");
  await eventually(() => expect(text()).toContain("angenommen"));
  expect(sent).toEqual([{ path: "/api/working-activities/requests/tcr_1/accept", body: null }]);
  expect(text()).toContain("Nichts wartet auf eine Entscheidung.");
});

test("whoever decides nothing only sees their own", async () => {
  await mounted.unmount();
  mounted = await mountPart({ content: <RequestsPage />, me: { ...ME, roles: ["ROLE_EMPLOYEE"] } });
  await eventually(() => expect(text()).toContain("Eigene und entschiedene"));
  expect(text()).not.toContain("Zu entscheiden");
});

test("a refusal needs a reason", async () => {
  await press("Ablehnen");
  await type({ into: document.querySelector("form input"), text: "Da war zu" });
  await press("Ablehnen");
  await eventually(() => expect(text()).toContain("abgelehnt"));
  expect(sent).toEqual([{ path: "/api/working-activities/requests/tcr_1/refuse", body: { answer: "Da war zu" } }]);
});

test("what another manager has decided meanwhile is shown", async () => {
  status = 409;
  await press("Annehmen");
  await eventually(() => expect(text()).toContain("Nichts wartet auf eine Entscheidung."));
});

test("what is missing is asked for from here, with breaks over midnight and the reason, and its outcome is told here", async () => {
  await press("Fehlende Zeit melden");
  const field = (name: string): HTMLInputElement | null =>
    [...document.querySelectorAll<HTMLLabelElement>("[role=dialog] label")]
      .filter((label) => (label.textContent ?? "").replace(" *", "") === name)
      .map((label) => document.getElementById(label.htmlFor) as HTMLInputElement)[0] ?? null;
  const send = (): HTMLButtonElement | undefined =>
    [...document.querySelectorAll<HTMLButtonElement>("[role=dialog] button")].find(
      (one) => one.textContent === "Anfragen",
    );
  expect(send()?.disabled).toBe(true);
  await type({ into: field("Tag"), text: "04.06.2026" });
  await type({ into: field("Beginn"), text: "20:00" });
  await type({ into: field("Ende"), text: "02:00" });
  await press("Pause hinzufügen");
  await type({ into: field("Beginn der Pause 1"), text: "00:15" });
  await type({ into: field("Ende der Pause 1"), text: "00:45" });
  expect(send()?.disabled).toBe(true);
  // Kinds of other branches and those that need a project would be refused.
  await eventually(() => expect(text(document.querySelector("[role=dialog]"))).toContain("Service"));
  for (const name of ["Nur Nord", "Werkstatt"])
    expect(text(document.querySelector("[role=dialog]"))).not.toContain(name);
  await type({ into: field("Grund"), text: "Terminal war aus" });
  status = 400;
  await press("Anfragen");
  await eventually(() => expect(document.querySelector("[role=alert]")?.textContent).toContain("schon entschieden"));
  status = 200;
  await press("Anfragen");
  await eventually(() => expect(document.querySelector("[role=dialog]")).toBeNull());
  expect(sent.at(-1)).toEqual({
    path: "/api/working-activities/requests",
    body: {
      ...{ branch: "brn_1", startedAt: "2026-06-04T18:00:00.000Z", endedAt: "2026-06-05T00:00:00.000Z", kind: null },
      ...{ breaks: [{ startedAt: "2026-06-04T22:15:00.000Z", endedAt: "2026-06-04T22:45:00.000Z" }] },
      reason: "Terminal war aus",
    },
  });
  await eventually(() => expect(text()).toContain("abgelehnt"));
});

test("times that differ in seconds alone are told with them, those of breaks, too", async () => {
  const pause = { startedAt: "2026-06-05T10:00:00.000Z", endedAt: "2026-06-05T10:30:00.000Z" };
  const recorded = { startedAt: OPEN.startedAt, endedAt: OPEN.endedAt, breaks: [] };
  await mounted.unmount();
  requests = [
    {
      ...{ ...OPEN, id: "tcr_2", activity: "act_1", breaks: [pause] },
      recorded: {
        ...{ ...recorded, endedAt: "2026-06-05T14:00:32.000Z" },
        breaks: [{ ...pause, startedAt: "2026-06-05T10:00:07.000Z" }],
      },
    },
    { ...OPEN, id: "tcr_3", activity: "act_2", recorded: { ...recorded, endedAt: "2026-06-05T15:00:32.000Z" } },
  ];
  mounted = await mountPart({ content: <RequestsPage />, me: ME });
  await eventually(() => expect(text()).toContain("Erfasst: 05.06.2026 08:00:00 – 16:00:32"));
  expect(text()).toContain("Beantragt: 05.06.2026 08:00:00 – 16:00:00");
  expect(text()).toContain("Pause 05.06.2026 12:00:07 – 12:30:00");
  expect(text()).toContain("Pause 05.06.2026 12:00:00 – 12:30:00");
  expect(text()).toContain("Erfasst: 05.06.2026 08:00 – 17:00");
});

test("a recorded break is shown with what was recorded, also where it stays as it is", async () => {
  const pause = { startedAt: "2026-06-05T10:00:00.000Z", endedAt: "2026-06-05T10:30:00.000Z" };
  await mounted.unmount();
  const recorded = { startedAt: OPEN.startedAt, endedAt: "2026-06-05T13:00:00.000Z", breaks: [pause] };
  requests = [{ ...OPEN, id: "tcr_2", activity: "act_1", breaks: [pause], recorded }];
  mounted = await mountPart({ content: <RequestsPage />, me: ME });
  await eventually(() => expect(text()).toContain("Erfasst"));
  expect(text()).toMatch(/Erfasst: .*– 15:00Pause .*12:00 – 12:30Beantragt: .*– 16:00Pause .*12:00 – 12:30/);
});
