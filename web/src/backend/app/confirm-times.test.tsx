// @vitest-environment happy-dom
import type { BulkView } from "@tresen/contract/bulk/bulk.view";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { eventually, press, type } from "../../shared/testing/hands";
import { useSelectionActions } from "../admin/list/use-selection-actions";
import type { ListRows } from "../admin/list/source/list-rows";
import type { Screen } from "../admin/screen";
import { ConfirmDialog } from "../features/time/confirm/confirm-dialog";
import type { Me } from "../shared/session";
import { loadScreen } from "./screens";
import { META } from "./testing/page";
import { mountPart } from "./testing/part";

const ENTRY = { ...META, branch: "brn_1", state: "ended", user: "usr_1", externalUser: null };
const TIMES = { startedAt: "2026-06-05T06:00:00.000Z", endedAt: "2026-06-05T14:00:00.000Z" };
const ENTRIES = [
  { ...ENTRY, ...TIMES, id: "act_1", flags: ["clockUncertain"] },
  { ...ENTRY, ...TIMES, id: "act_2", flags: ["closedByRule", "offline"] },
  { ...ENTRY, ...TIMES, id: "act_3", flags: ["closedByRule", "corrected"] },
  { ...ENTRY, ...TIMES, id: "act_4", flags: ["overlap"] },
];
const DONE: BulkView = {
  ...{ id: "job_1", resource: "working-activities", action: "update", state: "done", total: 2, done: 2 },
  ...{ changed: 1, unchanged: 0, refused: 1, isDryRun: false, canUndo: false },
  ...{ startedBy: { id: "usr_admin", name: "Ada" }, createdAt: "2026-06-05T16:30:00.000Z" },
};
const LOCKED = "05/2026 ist gesperrt.";
let mounted: Awaited<ReturnType<typeof mountPart>>;
let sent: unknown[];

beforeEach(() => {
  sent = [];
  vi.stubGlobal("fetch", async (url: string, { method, body }: RequestInit = {}) => {
    if (method === "POST") {
      sent.push(JSON.parse(String(body)));
      return Response.json({ data: { id: DONE.id, state: "waiting" } }, { status: 202 });
    }
    if (url.includes("/report"))
      return Response.json({
        data: [{ id: "act_2", label: "05.06.2026", outcome: "refused", message: LOCKED }],
        cursor: null,
      });
    if (url.includes("/api/bulk/")) return Response.json({ data: DONE });
    return Response.json({ data: [{ id: "usr_1", label: "Mia Muster" }], cursor: null });
  });
});
afterEach(async () => {
  await mounted.unmount();
  vi.unstubAllGlobals();
});

const open = async (entries: typeof ENTRIES): Promise<void> => {
  const load = async () => entries;
  mounted = await mountPart({ content: <ConfirmDialog load={load} onClose={() => undefined} /> });
};
const shown = (): string => document.querySelector("[role=dialog]")?.textContent ?? "";

test("those of the chosen times that wait are confirmed with one reason, and who was refused is told by name", async () => {
  await open(ENTRIES);
  await eventually(() => expect(shown()).toContain("2 Aktivitäten, deren Uhr unsicher war"));
  expect(shown()).toContain("2 Aktivitäten der Auswahl brauchen keine Bestätigung");
  await press("2 Aktivitäten bestätigen");
  expect(sent).toEqual([]);
  await type({ into: document.querySelector("[role=dialog] input"), text: "Mit dem Plan verglichen " });
  await press("2 Aktivitäten bestätigen");
  await eventually(() => expect(shown()).toContain(LOCKED));
  expect(sent).toEqual([
    {
      ...{ resource: "working-activities", action: "update", dryRun: false },
      ...{ ids: ["act_1", "act_2"], changes: { reason: "Mit dem Plan verglichen" } },
    },
  ]);
  await eventually(() => expect(shown()).toContain("Mia Muster, 05.06.2026 08:00 – 16:00"));
});

test("where nothing waits, or too much is chosen, nothing can be confirmed", async () => {
  await open(ENTRIES.slice(2));
  await eventually(() => expect(shown()).toContain("In dieser Auswahl muss keine Zeit bestätigt werden."));
  expect(document.querySelector("[role=dialog] input")).toBeNull();
  await mounted.unmount();
  await open(
    Array.from({ length: 1001 }, (_, index) => ({ ...ENTRY, ...TIMES, id: `a${index}`, flags: ["clockUncertain"] })),
  );
  await eventually(() => expect(shown()).toContain("höchstens 1.000 Aktivitäten auf einmal"));
  expect(document.querySelector("[role=dialog] input")).toBeNull();
});

const SOURCE = { loadMatching: async () => [] } as Partial<ListRows> as ListRows;
function Buttons({ screen }: { screen: Screen }) {
  return useSelectionActions({ screen, source: SOURCE, selected: new Map(), isAll: false }).buttons;
}

test.each([
  ["ROLE_MANAGER", true],
  ["ROLE_EMPLOYEE", false],
] as const)("the list of activities offers it to a %s: %s", async (role, isOffered) => {
  const me: Me = { id: "usr_1", roles: [role], branches: [{ id: "brn_1" }] };
  mounted = await mountPart({ content: <Buttons screen={await loadScreen("working-activities")} />, me });
  expect(mounted.element.textContent.includes("Zeiten bestätigen")).toBe(isOffered);
});
