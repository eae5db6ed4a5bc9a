import { type BranchHours, methodOf, nextOpeningFor, zoneOf } from "@tresen/contract/branch-hours";
import { type OrderState, isOpenState } from "@tresen/contract/order-state";
import type { StaffOrder } from "@tresen/contract/orders";
import { DAY, type Instant, MINUTE, addDays, instantAt } from "@tresen/contract/time";
import { type Actor, isAdmin, requireStaff, worksFor } from "../actor";
import { eachChunk, service, stored } from "../db";
import { AppError, forbidden } from "../errors";
import { readCatalog } from "../snapshot";
import { missingOrder } from "./public";
import { type OrderRow, PAYMENT_WORK, findOrder, findOrders, isAwaitingPayment, openWork } from "./store";
import { staffView, uidOf } from "./view";

/** An order without an appointment is missed when nobody has answered it for this long while the branch is open. */
export const MISSED_AFTER = 15 * MINUTE;
const PAGE = 50;
/** Rows that one call of a filtered history looks at, at the most; what is further back is on the next page. */
const WINDOW = 500;
const PARALLEL = 6;
const { order } = service.entities;

/** One order of an own branch. @throws missing, forbidden. */
export async function getOrder({ actor, id }: { actor: Actor; id: string }): Promise<StaffOrder> {
  requireStaff(actor);
  return staffView(await ownOrder({ actor, id }));
}

/** @throws missing, forbidden for other branches' orders. */
export async function ownOrder({ actor, id }: { actor: Actor; id: string }): Promise<OrderRow> {
  const uid = uidOf(id);
  const row = uid === null ? null : await findOrder(uid);
  if (!row) throw missingOrder();
  if (!worksFor({ actor, branch: row.branch })) throw forbidden();
  return row;
}

/** The open orders of one or all own branches, oldest first. */
export async function listCurrentOrders(request: { actor: Actor; branch?: string; now: Instant }): Promise<StaffOrder[]> {
  return (await openOrders(request)).map(staffView);
}

/** Those of them that still wait for an answer although their appointment, or the time to answer, has passed. */
export async function listMissedOrders(request: { actor: Actor; branch?: string; now: Instant }): Promise<StaffOrder[]> {
  const [rows, { branches }] = await Promise.all([openOrders(request), readCatalog()]);
  return rows.filter((row) => row.state === "pending" && dueAt({ row, branch: branches.get(row.branch) }) < request.now).map(staffView);
}

/** When somebody should have answered: a preorder once the branch is open, a request for a quotation within a day. */
function dueAt({ row, branch }: { row: OrderRow; branch: BranchHours | undefined }): Instant {
  const agreed = row.counterAppointment ?? row.appointment;
  if (agreed !== undefined) return Date.parse(agreed);
  const created = Date.parse(row.createdAt);
  if (row.isQuotation) return created + DAY;
  const opens = row.isPreorder && branch ? nextOpeningFor({ branch, method: methodOf(row), at: created }) : null;
  return (opens ?? created) + MISSED_AFTER;
}

async function openOrders({ actor, branch }: { actor: Actor; branch?: string }): Promise<OrderRow[]> {
  const uids: string[] = [];
  await eachBranch({ branches: await ownBranches({ actor, branch }), run: async (id) => {
    // One page of keys is 1 MB: some thousand open orders of one branch, more than any desk can show.
    const { data } = await stored(() => order.query.work({ worklist: openWork(id) }).go({ data: "raw" }));
    uids.push(...keysIn(data).map(({ gsi2sk }) => uidIn(gsi2sk)));
  } });
  // The index may lag behind the orders themselves.
  const rows = (await findOrders(uids)).filter((row) => isOpenState(row.state) && !isAwaitingPayment(row));
  return rows.sort((a, b) => Date.parse(a.createdAt) - Date.parse(b.createdAt) || a.ticketNumber - b.ticketNumber);
}

/** Orders whose money is to come or to go, those waiting longest first: one page of keys, some thousand. */
export async function listPaymentWork(): Promise<string[]> {
  const { data } = await stored(() => order.query.work({ worklist: PAYMENT_WORK }).go({ data: "raw" }));
  return keysIn(data).map(({ gsi2sk }) => uidIn(gsi2sk));
}

/** Whether the branch has orders in work, or some that wait for their payment. */
export async function hasOpenOrders({ branch }: { branch: string }): Promise<boolean> {
  const { data } = await stored(() => order.query.work({ worklist: openWork(branch) }).go({ data: "raw", limit: 1 }));
  if (keysIn(data).length > 0) return true;
  return (await findOrders(await listPaymentWork())).some((row) => row.branch === branch && isAwaitingPayment(row));
}

export interface HistoryQuery {
  branch?: string;
  /** Days of the branch's calendar, both included. */
  from?: string;
  to?: string;
  state?: OrderState;
  search?: string;
  cursor?: string;
  limit?: number;
}

/**
 * The history of one or all own branches, newest first. With a filter a page may hold fewer orders than asked for,
 * even none, and still have a cursor: each call looks at a bounded number of orders.
 */
export async function listOrders({ actor, query }: { actor: Actor; query: HistoryQuery }): Promise<{ orders: StaffOrder[]; cursor: string | null }> {
  const { limit = PAGE } = query;
  const zones = (await readCatalog()).branches;
  const ranges = (await ownBranches({ actor, branch: query.branch })).map((branch) => ({ branch, ...rangeOf({ query, zone: zoneOf(zones.get(branch) ?? {}) }) }));
  const found: OrderRow[] = [];
  let before = query.cursor === undefined ? null : keyIn(query.cursor);
  for (let seen = 0; seen < WINDOW; ) {
    // One more than the page holds tells whether there is another page.
    const wanted = Math.min(limit + 1, WINDOW - seen);
    const keys = await latestKeys({ ranges, before, limit: wanted });
    const rows = new Map((await findOrders(keys.map(uidIn))).map((row) => [row.uid, row]));
    seen += keys.length;
    for (const key of keys) {
      if (found.length === limit) return { orders: found.map(staffView), cursor: cursorOf(before) };
      before = key;
      const row = rows.get(uidIn(key));
      if (row && matches({ row, query })) found.push(row);
    }
    if (keys.length < wanted) return { orders: found.map(staffView), cursor: null };
  }
  return { orders: found.map(staffView), cursor: cursorOf(before) };
}

interface Range {
  branch: string;
  from: string;
  to: string;
}

/** Keys of all branches together sort by time, so one cursor serves any number of them. */
async function latestKeys({ ranges, before, limit }: { ranges: readonly Range[]; before: string | null; limit: number }): Promise<string[]> {
  const keys: string[] = [];
  await eachChunk({ all: ranges, size: 1, parallel: PARALLEL, run: async (chunk) => {
    for (const { branch, from, to } of chunk) {
      const upper = before !== null && before < to ? before : to;
      if (upper <= from) continue;
      // The bounds are included: one more makes up for the row that the page before ended with.
      const { data } = await stored(() => order.query.history({ branch }).between(boundOf(from), boundOf(upper)).go({ data: "raw", order: "desc", limit: limit + 1 }));
      keys.push(...keysIn(data).map(({ gsi1sk }) => gsi1sk).filter((key) => key < upper).slice(0, limit));
    }
  } });
  return keys.sort((a, b) => (a < b ? 1 : -1)).slice(0, limit);
}

function matches({ row, query: { state, search } }: { row: OrderRow; query: HistoryQuery }): boolean {
  if (state && row.state !== state) return false;
  const words = (search ?? "").toLocaleLowerCase("de").split(/\s+/).filter((word) => word !== "");
  const { firstName = "", lastName = "", companyName = "", company = "", phone = "" } = row.customer;
  const text = [firstName, lastName, companyName, company, phone, row.uid].join(" ").toLocaleLowerCase("de");
  return words.every((word) => text.includes(word.replace(/^0(?=\d{3})/, "")) || word.replace(/^#/, "") === String(row.ticketNumber));
}

/** @returns the branches asked for, of those the actor works for. @throws forbidden. */
async function ownBranches({ actor, branch }: { actor: Actor; branch?: string }): Promise<string[]> {
  const { user } = requireStaff(actor);
  if (branch !== undefined) {
    if (!worksFor({ actor, branch })) throw forbidden();
    return [branch];
  }
  return isAdmin(actor) ? [...(await readCatalog()).branches.keys()] : [...user.branches];
}

function eachBranch({ branches, run }: { branches: readonly string[]; run: (branch: string) => Promise<void> }): Promise<void> {
  return eachChunk({ all: branches, size: 1, parallel: PARALLEL, run: async ([branch]) => {
    if (branch !== undefined) await run(branch);
  } });
}

const EVER = { from: "0", to: "9" };
const LAST_DAY = "9999-12-31";

function rangeOf({ query: { from, to }, zone }: { query: HistoryQuery; zone: string }): { from: string; to: string } {
  const startOf = (date: string): string => new Date(instantAt({ date, minutes: 0, zone })).toISOString();
  // The day after the calendar's last one is no date.
  return { from: from ? startOf(from) : EVER.from, to: to && to < LAST_DAY ? startOf(addDays(to, 1)) : EVER.to };
}

/** A sort key, or the beginning of one, as ElectroDB composes it. */
function boundOf(key: string): { createdAt: string; uid: string } {
  const [createdAt = "", uid = ""] = key.split("#");
  return { createdAt, uid };
}

function uidIn(key: string): string {
  return key.split("#")[1] ?? "";
}

function keysIn(data: unknown): { gsi1sk: string; gsi2sk: string }[] {
  return (data as { Items?: { gsi1sk: string; gsi2sk: string }[] }).Items ?? [];
}

function cursorOf(key: string | null): string | null {
  return key === null ? null : Buffer.from(key).toString("base64url");
}

function keyIn(cursor: string): string {
  const key = Buffer.from(cursor, "base64url").toString();
  if (!/^[0-9TZ:.-]{24}#[0-9A-Z]{26}$/.test(key)) throw new AppError("order.cursor_invalid", "input", "Dieser Wert ist nicht gültig.", [{ field: "cursor", code: "validation.invalid", message: "Dieser Wert ist nicht gültig." }]);
  return key;
}
