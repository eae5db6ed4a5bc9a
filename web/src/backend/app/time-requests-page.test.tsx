// @vitest-environment happy-dom
import type { TimeRequest } from "@tresen/contract/time-tracking/request/time-request";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { eventually, press, type } from "../../shared/testing/hands";
import { RequestsPage } from "../features/time/requests-page";
import { mountPart } from "./testing/part";

const OPEN: TimeRequest = {
  ...{ id: "tcr_1", person: { id: "usr_1", name: "Anna Klein" }, branch: "brn_1", activity: null, recorded: null },
  ...{ startedAt: "2026-06-05T06:00:00.000Z", endedAt: "2026-06-05T14:00:00.000Z", breaks: [], kind: null },
  ...{ reason: "Terminal war aus", state: "open", askedAt: "2026-06-05T15:00:00.000Z", decidedAt: null, answer: "" },
  mayDecide: true,
};
let mounted: Awaited<ReturnType<typeof mountPart>>;
let requests: TimeRequest[];
let sent: { path: string; body: unknown }[];
let status: number;
const text = (): string => mounted.element.textContent;

beforeEach(async () => {
  [sent, status] = [[], 200];
  requests = [OPEN];
  vi.stubGlobal("fetch", async (path: string, { method, body }: RequestInit = {}) => {
    if (method !== "POST") return Response.json({ data: path.includes("/requests") ? requests : [] });
    sent.push({ path, body: typeof body === "string" ? JSON.parse(body) : null });
    const decided = { ...OPEN, mayDecide: false, state: path.endsWith("accept") ? "accepted" : "refused" } as const;
    requests = [decided];
    const errors = [{ code: "time.request_decided", message: "Über diesen Antrag ist schon entschieden." }];
    return Response.json(status === 200 ? { data: decided } : { errors }, { status });
  });
  mounted = await mountPart({ content: <RequestsPage /> });
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
