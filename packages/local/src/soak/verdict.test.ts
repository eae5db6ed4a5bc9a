import type { AlarmKind } from "@tresen/contract/device/alarm-kinds";
import type { KitchenOrder } from "@tresen/contract/display/display";
import type { StaffOrder } from "@tresen/contract/order/order";
import type { SentTo } from "@tresen/contract/order/sent/sent";
import type { PrintJob } from "@tresen/contract/print/job/print-job";
import { expect, test } from "vitest";
import type { Evidence } from "./evidence";
import { planSoak } from "./plan";
import { judge } from "./verdict";
import type { WitnessedPaper } from "./witness";

const NOW = Date.parse("2026-06-02T08:00:00Z");
const SECOND = 1000;
const at = (seconds: number): string => new Date(NOW + seconds * SECOND).toISOString();

function job(id: string, changes: Partial<PrintJob> = {}): PrintJob {
  const states = { state: "printed", isCopy: false, copyOf: null, reroutedFrom: null, isSettled: false } as const;
  return {
    ...{ id, device: "dev_star", branch: "brn_1", order: "ord_A", document: "kitchenTicket", title: id, lines: [] },
    ...{
      ...states,
      copies: 1,
      createdAt: at(0),
      dueAt: at(0),
      claimedAt: at(10),
      finishedAt: at(12),
      expiresAt: at(1800),
    },
    ...{ code: "OK", ...changes },
  };
}

function paper(of: string, changes: Partial<WitnessedPaper> = {}): WitnessedPaper {
  const words = { isTorn: false, saysRepeated: false, saysCopy: false };
  return { printer: "star", job: of, attempt: 1, at: NOW + 12 * SECOND, ...words, ...changes };
}

/** A run with one order, a ticket and a receipt, in which nothing went wrong. */
function clean(): Evidence {
  const [order] = planSoak({ seed: 1, orders: 1, kills: 1 }).orders;
  if (!order) throw new Error("There is no order.");
  const plan = { ...order, confirmedAt: 3, rejectedAt: null, hasDrink: false };
  return {
    jobs: [job("ticket"), job("receipt", { device: "dev_epson", document: "receipt" })],
    devices: { star: "dev_star", epson: "dev_epson", agent: "dev_agent" },
    witness: {
      papers: [paper("ticket"), paper("receipt", { printer: "epson" })],
      losses: [],
      wellSince: () => -Infinity,
    },
    told: new Map(),
    alarmsLeft: [],
    orders: [
      {
        known: { plan, uid: "A", state: "confirmed", amount: 2, prints: 2 },
        found: { uid: "A", state: "confirmed", ticketNumber: 7, items: [{ amount: 2 }] } as StaffOrder,
        sent: [{ station: "ofen", name: "Ofen", messages: [{ number: 1 }] } as SentTo],
      },
    ],
    ordersInAll: 1,
    kitchen: [{ uid: "A", items: [{ amount: 2, preparation: [{ state: "done" }] }] } as KitchenOrder],
    board: [{ ticketNumber: 7, state: "preparing", since: at(0) }],
    deadLetters: 0,
  };
}

/** The names of the rules that are broken. */
function broken(changes: Partial<Evidence>): string[] {
  return judge({ ...clean(), ...changes }).flatMap((rule) => (rule.broken.length > 0 ? [rule.name] : []));
}
const witnessed = (papers: WitnessedPaper[], losses: Evidence["witness"]["losses"] = []): Evidence["witness"] => ({
  ...{ papers, losses },
  wellSince: () => -Infinity,
});
const receipt = paper("receipt", { printer: "epson" });
const toldOf = (id: string, ...kinds: AlarmKind[]): Evidence["told"] => new Map([[id, new Set(kinds)]]);
const receiptJob = job("receipt", { device: "dev_epson", document: "receipt" });

test("a run in which all came out breaks no rule", () => {
  expect(broken({})).toEqual([]);
});

test("what was lost and dealt with breaks no rule, and does without the loss", () => {
  const lost = { jobs: [job("ticket"), receiptJob], told: toldOf("ticket", "unconfirmed") };
  const losses = [{ printer: "star", cause: "lostResult", at: NOW }] as const;
  expect(broken({ ...lost, witness: witnessed([paper("ticket"), receipt], [...losses]) })).toEqual([]);
  expect(broken({ ...lost, witness: witnessed([paper("ticket"), receipt]) })).toEqual([
    "No printer has more unconfirmed jobs than results lost or claims cut",
  ]);
  const again = { jobs: [job("ticket", { state: "failed" }), job("again", { copyOf: "ticket" }), receiptJob] };
  const witness = witnessed([paper("again"), receipt], [...losses]);
  expect(broken({ ...again, told: lost.told, witness })).toEqual([]);
  expect(broken({ ...again, witness })).toEqual([
    "Nothing is silent: an alarm named each job that did not simply come out",
  ]);
});

test("papers that are missing, too many or torn break rules", () => {
  const NOT_ONCE = "Every other printed job came out exactly once";
  const LOST = "Nothing is lost: each document came out exactly once in the end";
  expect(broken({ witness: witnessed([receipt]) })).toEqual([NOT_ONCE, LOST]);
  expect(broken({ witness: witnessed([paper("ticket", { isTorn: true }), receipt]) })).toEqual([NOT_ONCE, LOST]);
  const twice = [paper("ticket"), paper("ticket"), receipt];
  expect(broken({ witness: witnessed(twice) })).toEqual(["No job came out twice", NOT_ONCE, LOST]);
  expect(broken({ witness: witnessed([...twice.slice(1), paper("other")]) })).toEqual([
    "No paper is of a job that the platform does not know",
  ]);
  const jobs = [job("ticket", { state: "cancelled" }), receiptJob];
  expect(broken({ jobs })).toEqual(["What is known not to have come out did not"]);
});

test("headings that do not fit break rules", () => {
  const second = { attempt: 2, saysRepeated: true };
  expect(broken({ witness: witnessed([paper("ticket", second), receipt]) })).toEqual([]);
  const rule = "Only a second attempt says WIEDERHOLUNG, and each does";
  expect(broken({ witness: witnessed([paper("ticket", { attempt: 2 }), receipt]) })).toEqual([rule]);
  expect(broken({ witness: witnessed([paper("ticket", { saysRepeated: true }), receipt]) })).toEqual([rule]);
  expect(broken({ witness: witnessed([paper("ticket", { saysCopy: true }), receipt]) })).toEqual([
    "Only a copy says KOPIE, and each does",
  ]);
});

test("a long wait counts from when the printer was well, and must have been told", () => {
  const late = paper("ticket", { at: NOW + 200 * SECOND });
  const jobs = [job("ticket", { claimedAt: at(190) }), receiptJob];
  const WAIT = "No job waits longer than 2 min once its printer is well";
  const SILENT = "Nothing is silent: an alarm named each job that did not simply come out";
  expect(broken({ jobs, witness: witnessed([late, receipt]) })).toEqual([SILENT, WAIT]);
  const told = toldOf("ticket", "late");
  expect(broken({ jobs, told, witness: witnessed([late, receipt]) })).toEqual([WAIT]);
  const witness = { ...witnessed([late, receipt]), wellSince: () => NOW + 100 * SECOND };
  expect(broken({ jobs, told, witness })).toEqual([]);
  expect(broken({ jobs: [...jobs, job("open", { state: "waiting", order: null, claimedAt: null })] })).toContain(
    "Nothing waits, and no alarm is left",
  );
});

test("orders, tickets and displays that do not agree break rules", () => {
  expect(broken({ ordersInAll: 2 })).toEqual([
    "Each order exists exactly once, in the state that its customer and the desk were told",
  ]);
  const witness = witnessed([paper("ticket")]);
  expect(broken({ jobs: [job("ticket")], witness })).toEqual([
    "Each message to a station has one ticket, and each confirmed order one receipt",
  ]);
  expect(broken({ kitchen: [] })).toEqual([
    "The kitchen display shows each open order as it is, with what the kitchen has done",
  ]);
  expect(broken({ board: [] })).toEqual(["The guests' board shows the numbers of the open orders"]);
  expect(broken({ deadLetters: 1 })).toEqual(["The platform gave up on no change"]);
});

test("the same seed makes the same plan, and another one another", () => {
  const plan = planSoak({ seed: 5, orders: 100, kills: 4 });
  expect(planSoak({ seed: 5, orders: 100, kills: 4 })).toEqual(plan);
  expect(planSoak({ seed: 6, orders: 100, kills: 4 })).not.toEqual(plan);
  expect(plan.kills).toHaveLength(4);
});
