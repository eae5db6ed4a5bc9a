// @vitest-environment happy-dom
import type { TimeRequest } from "@tresen/contract/time-tracking/request/time-request";
import type { OwnActivity } from "@tresen/contract/time-tracking/time-tracking.calls";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { eventually, press, type } from "../../../shared/testing/hands";
import { mount } from "../../../shared/testing/mount";
import { OwnEntries } from "./own-entries";

const ASKING = { token: "key_1.secret", person: "usr_anna", pin: "4711" };
const BASE = `/api/time-tracking/${ASKING.token}/usr_anna`;
const ENTRY: OwnActivity = {
  ...{ id: "act_1", branch: "brn_1", kind: "wak_1", project: null, task: null, note: "", state: "ended" },
  ...{ startedAt: "2026-06-05T06:00:20.000Z", endedAt: "2026-06-05T14:00:00.000Z", source: "terminal" },
  breaks: [{ startedAt: "2026-06-05T10:00:07.000Z", endedAt: "2026-06-05T10:30:09.000Z" }],
  ...{ day: "2026-06-05", workedSeconds: 27_000, breakSeconds: 1800, flags: [] },
};
const REFUSED: TimeRequest = {
  ...{ id: "tcr_1", person: { id: "usr_anna", name: "Anna Klein" }, branch: "brn_1", activity: null, recorded: null },
  ...{ startedAt: "2026-06-04T06:00:00.000Z", endedAt: "2026-06-04T14:00:00.000Z", breaks: [], kind: null },
  ...{ reason: "Terminal war aus", state: "refused", askedAt: "2026-06-04T15:00:00.000Z", decidedAt: null },
  ...{ answer: "Da war zu", mayDecide: false },
};

let mounted: Awaited<ReturnType<typeof mount>>;
let sent: { path: string; body: unknown; pin: string | undefined }[];
let status: number;
const back = vi.fn();
const text = (): string => mounted.element.textContent;
const inputs = (): HTMLInputElement[] => [...mounted.element.querySelectorAll("input")];

beforeEach(async () => {
  [sent, status] = [[], 201];
  vi.stubGlobal("fetch", async (path: string, { method, body, headers }: RequestInit = {}) => {
    if (method === "POST") {
      sent.push({ path, body: JSON.parse(String(body)), pin: new Headers(headers).get("x-pin") ?? undefined });
      const errors = [{ code: "time.requests", message: "Es sind schon viele Ihrer Anträge offen." }];
      return Response.json(status === 201 ? { data: REFUSED } : { errors }, { status });
    }
    return Response.json({ data: path.endsWith("/requests") ? [REFUSED] : [ENTRY] });
  });
  const kinds = [{ id: "wak_1", name: "Service", color: "#123456" }].map((one) => ({
    ...{ ...one, isPaid: true, isBreak: false, countsAsWorkingTime: true, isProjectRequired: false },
  }));
  mounted = await mount(<OwnEntries asking={ASKING} kinds={kinds} zone="Europe/Vienna" onBack={back} />);
  await eventually(() => expect(text()).toContain("Meine Einträge"));
});
afterEach(async () => {
  await mounted.unmount();
  vi.unstubAllGlobals();
});

test("an own entry is asked to be corrected, beginning with what is recorded, with the PIN in a header alone", async () => {
  const ask = mounted.element.querySelector("[aria-label^='Korrektur beantragen']");
  await press(ask?.getAttribute("aria-label") ?? "");
  expect(inputs().map(({ value }) => value)).toEqual([
    ...["2026-06-05T08:00", "2026-06-05T16:00", "2026-06-05T12:00", "2026-06-05T12:30"],
  ]);
  await type({ into: inputs()[1] ?? null, text: "2026-06-05T17:00" });
  await press("Pause entfernen");
  await type({ into: mounted.element.querySelector("textarea"), text: "Länger geblieben" });
  await press("Beantragen");
  await eventually(() => expect(text()).toContain("Meine Einträge"));
  const said = mounted.element.querySelector("[role=status].said");
  expect(said?.textContent).toContain("Ihr Antrag ist gestellt.");
  expect(document.activeElement).toBe(said);
  expect(sent).toEqual([
    {
      path: `${BASE}/requests`,
      pin: "4711",
      body: {
        ...{ activity: "act_1", startedAt: ENTRY.startedAt, endedAt: "2026-06-05T15:00:00.000Z" },
        ...{ breaks: [], kind: "wak_1", reason: "Länger geblieben" },
      },
    },
  ]);
});

test("times that nobody has changed are sent to the second, and of breaks only the edge that was changed", async () => {
  const ask = mounted.element.querySelector("[aria-label^='Korrektur beantragen']");
  await press(ask?.getAttribute("aria-label") ?? "");
  await type({ into: inputs()[3] ?? null, text: "2026-06-05T12:40" });
  await type({ into: mounted.element.querySelector("textarea"), text: "Längere Pause" });
  await press("Beantragen");
  await eventually(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.body).toMatchObject({
    ...{ startedAt: ENTRY.startedAt, endedAt: ENTRY.endedAt },
    breaks: [{ startedAt: "2026-06-05T10:00:07.000Z", endedAt: "2026-06-05T10:40:00.000Z" }],
  });
});

test("missing time has no entry, and what the server refuses is told and keeps what was entered", async () => {
  await press("Fehlende Zeit melden");
  const [start, end] = inputs();
  await type({ into: start ?? null, text: "2026-06-03T08:00" });
  await type({ into: end ?? null, text: "2026-06-03T12:00" });
  await type({ into: mounted.element.querySelector("textarea"), text: "Terminal war aus" });
  status = 429;
  await press("Beantragen");
  await eventually(() => expect(text()).toContain("Es sind schon viele Ihrer Anträge offen."));
  expect(inputs()[0]?.value).toBe("2026-06-03T08:00");
  status = 201;
  await press("Beantragen");
  await eventually(() => expect(text()).toContain("Meine Einträge"));
  expect(sent.at(-1)?.body).toMatchObject({ startedAt: "2026-06-03T06:00:00.000Z", kind: null });
  expect(sent.at(-1)?.body).not.toHaveProperty("activity");
});

test("what is missing in a request is told in the page's own words, and nothing is sent", async () => {
  await press("Fehlende Zeit melden");
  await press("Beantragen");
  expect(text()).toContain("Bitte geben Sie zu jeder Zeit Beginn und Ende");
  await type({ into: inputs()[0] ?? null, text: "2026-06-03T08:00" });
  await type({ into: inputs()[1] ?? null, text: "2026-06-03T12:00" });
  await press("Beantragen");
  expect(text()).toContain("Bitte geben Sie den Grund an.");
  expect(sent).toEqual([]);
});

test("the form has one way back, to the entries, and they have one of their own", async () => {
  await press("Fehlende Zeit melden");
  const backs = () => [...mounted.element.querySelectorAll("button")].filter((one) => one.textContent === "Zurück");
  expect(backs()).toHaveLength(1);
  await press("Zurück");
  await eventually(() => expect(text()).toContain("Meine Einträge"));
  expect(back).not.toHaveBeenCalled();
  expect(backs()).toHaveLength(1);
  await press("Zurück");
  expect(back).toHaveBeenCalledOnce();
});

test("what became of a request is told, with the answer", () => {
  // Above the entries, where the person sees it.
  expect(text().indexOf("Meine Anträge")).toBeLessThan(text().indexOf("Meine Einträge"));
  expect(text()).toContain("Entschiedene (1)");
  expect(text()).toContain("Abgelehnt");
  expect(text()).toContain("Terminal war aus · Da war zu");
});
