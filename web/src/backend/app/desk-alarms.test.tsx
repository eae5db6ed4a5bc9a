// @vitest-environment happy-dom
import type { Alarm } from "@tresen/contract/device/alarm";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { AlarmLine } from "../features/order/alarm/alarm-line";
import { branchQueries } from "../shared/branches";
import type { Me } from "../shared/session";
import { eventually, press, settled } from "../../shared/testing/hands";
import { mountPart } from "./testing/part";

vi.mock("../../shared/chime", () => ({
  chime: () => sounds.push("chime"),
  isSoundUnlocked: () => true,
  onSoundChange: () => () => undefined,
  unlockSound: () => Promise.resolve(true),
}));

const sounds: string[] = [];
const NOW = Date.parse("2026-06-05T16:31:00.000Z");
const alarm = (id: string, kind: Alarm["kind"], changes: Partial<Alarm> = {}): Alarm => ({
  id,
  kind,
  branch: "brn_1",
  device: "dev_kitchen",
  deviceName: "Küche",
  since: new Date(NOW - 4 * 60_000).toISOString(),
  jobs: [],
  text: `Küche: ${kind}`,
  ...changes,
});
const job = (id: string) => ({ id, title: `Nr. ${id}`, order: null });
const READER: Me = { id: "usr_1", roles: ["ROLE_OWN"], branches: [], permissions: [] };

let alarms: Alarm[] = [];
let asked: string[] = [];
let refusal: Response | null = null;
let mounted: Awaited<ReturnType<typeof mountPart>>;

beforeEach(() => {
  vi.useFakeTimers({ now: NOW, toFake: ["Date"] });
  [alarms, asked, refusal] = [[], [], null];
  sounds.length = 0;
  vi.stubGlobal("fetch", async (address: string, init: RequestInit = {}) => {
    if (address.startsWith("/api/alarms")) return Response.json({ data: alarms });
    if (address.startsWith("/api/devices"))
      return Response.json({
        data: ["dev_kitchen", "dev_desk"].map((id) => ({
          id,
          name: id,
          branch: "brn_1",
          kind: "print",
          isEnabled: true,
        })),
      });
    asked.push(`${address.replace("/api/print-jobs/", "")} ${String(init.body ?? "")}`.trim());
    if (refusal) return refusal.clone();
    alarms = [];
    return Response.json({ data: null });
  });
});
afterEach(async () => {
  await mounted.unmount();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

async function show(me?: Me): Promise<string> {
  const data = [[branchQueries.all().queryKey, [{ id: "brn_1", name: "Neubau" }]]] as const;
  mounted = await mountPart({ content: <AlarmLine branch={undefined} />, data, ...(me ? { me } : {}) });
  await settled();
  return mounted.element.textContent;
}

test("says what is wrong, since when, and rings until it is silenced", async () => {
  alarms = [alarm("1", "paper-out")];
  const text = await show();
  expect(text).toContain("Küche: paper-out seit 4 min");
  expect(mounted.element.querySelector("[role=alert]")?.textContent).toBe("Küche: paper-out");
  expect(mounted.element.querySelector("a")?.getAttribute("href")).toBe("/devices/dev_kitchen");
  expect(sounds).toHaveLength(1);
  await press("Ton aus");
  expect(mounted.element.textContent).not.toContain("Ton aus");
});

test.each([
  ["unconfirmed", "Alle sind gedruckt", ['a/confirm {"isPrinted":true}', 'b/confirm {"isPrinted":true}']],
  ["unconfirmed", "Keiner ist gedruckt", ['a/confirm {"isPrinted":false}', 'b/confirm {"isPrinted":false}']],
  ["expired", "alle drucken", ["a/reprint", "b/reprint"]],
] as const)("%s: %s", async (kind, button, calls) => {
  alarms = [alarm("1", kind, { jobs: [job("a"), job("b")] })];
  await show();
  const name = `${button}: Küche: ${kind}`;
  await eventually(() => expect(mounted.element.querySelector(`[aria-label="${name}"]`)).not.toBeNull());
  await press(name);
  await eventually(() => expect(asked).toEqual(calls));
  await eventually(() => expect(mounted.element.textContent).toBe(""));
});

test("nothing is discarded without a question", async () => {
  alarms = [alarm("1", "expired", { jobs: [job("a"), job("b")] })];
  await show();
  await press("verwerfen: Küche: expired");
  expect(asked).toEqual([]);
  await press("Ja, alle verwerfen");
  await settled();
  expect(asked).toEqual(["a/cancel", "b/cancel"]);
});

test("what is late, or has failed, is printed by another printer of the branch", async () => {
  alarms = [alarm("1", "failed", { jobs: [job("a")] })];
  await show();
  await press("Umleiten: Küche: failed");
  await settled();
  const names = [...mounted.element.querySelectorAll("button")].map(({ textContent }) => textContent);
  expect(names).not.toContain("dev_kitchen");
  await press("dev_desk");
  await settled();
  expect(asked).toEqual(['a/reroute {"device":"dev_desk"}']);
});

test("whether papers came out is said of each by itself", async () => {
  alarms = [alarm("1", "unconfirmed", { jobs: [job("a"), job("b")] })];
  await show();
  await press("Einzeln: Küche: unconfirmed");
  await press("Nicht gedruckt: Nr. b");
  await settled();
  expect(asked).toEqual(['b/confirm {"isPrinted":false}']);
});

test("a refused print keeps no other from being printed, is told, and the alarm stays", async () => {
  alarms = [alarm("1", "failed", { jobs: [job("a"), job("b")] })];
  refusal = Response.json({ errors: [{ code: "x", message: "Inzwischen geändert." }] }, { status: 409 });
  await show();
  await press("alle drucken: Küche: failed");
  await settled();
  expect(asked).toEqual(["a/reprint", "b/reprint"]);
  expect(mounted.element.textContent).toContain("Küche: failed");
});

test("many alarms are folded", async () => {
  alarms = ["1", "2", "3", "4"].map((id) => alarm(id, "cover-open", { text: `Drucker ${id}: Deckel offen` }));
  expect(await show()).toContain("alle 4 zeigen");
  expect(mounted.element.querySelectorAll("li")).toHaveLength(2);
  await press("alle 4 zeigen");
  expect(mounted.element.querySelectorAll("li")).toHaveLength(4);
});

test("a phone shows the first of two alarms, and the other one by a press", async () => {
  alarms = ["1", "2"].map((id) => alarm(id, "cover-open", { text: `Drucker ${id}: Deckel offen` }));
  await show();
  const others = () => mounted.element.querySelectorAll("li.max-sm\\:hidden").length;
  expect(others()).toBe(1);
  await press("alle 2 zeigen");
  expect(others()).toBe(0);
});

test("who may not see prints is told nothing, and nothing is asked", async () => {
  alarms = [alarm("1", "paper-out")];
  expect(await show(READER)).toBe("");
});
