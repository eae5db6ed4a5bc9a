import { zoneOf } from "@tresen/contract/branch/branch-hours";
import { branchesFor } from "@tresen/contract/kit/access";
import { answerDueAt } from "@tresen/contract/order/order-due";
import { orderPermissions } from "@tresen/contract/order/order.permissions";
import { type OrderState, isOpenState } from "@tresen/contract/order/order.state";
import { type Instant, addDays, instantAt } from "@tresen/contract/kit/time";
import { stationsIn, stationsOf } from "@tresen/contract/station/stations";
import { type Actor, personOf, requirePermission } from "../../platform/actor";
import { eachChunk, storageCall } from "../../platform/db";
import { type Catalog, readCatalog } from "../../snapshot";
import { listedView } from "./listed";
import { type OrderPage, type PageRequest, readPage } from "./page";
import { type ListPosition, comparePositions, positionsIn } from "../work/list-position";
import { type OrderRow, isAwaitingPayment, openWork } from "../store";
import { OrderEntity } from "../order.entity";
import { isFoundBy } from "./order-search";

const PAGE = 50;
/** Most desks have all their open orders on one page. */
const OPEN_PAGE = 100;
const PARALLEL = 6;

export interface OpenOrdersQuery {
  branch?: string | undefined;
  cursor?: string | undefined;
  limit?: number | undefined;
}

interface OpenOrdersRequest {
  actor: Actor;
  query?: OpenOrdersQuery;
  now: Instant;
}

/** The open orders of one or all of the actor's branches, oldest first. @throws forbidden. */
export function listCurrentOrders({ actor, query = {} }: OpenOrdersRequest): Promise<OrderPage> {
  return openOrders({ actor, query, name: "orders/current", keep: () => true });
}

/**
 * The open orders that are still unanswered although their appointment or the time to answer has passed.
 * @throws forbidden.
 */
export async function listMissedOrders({ actor, query = {}, now }: OpenOrdersRequest): Promise<OrderPage> {
  const { branches } = await readCatalog();
  return openOrders({
    actor,
    query,
    name: "orders/missed",
    isFiltered: true,
    keep: (row) => row.state === "pending" && answerDueAt({ order: row, branch: branches.get(row.branch) }) < now,
  });
}

async function openOrders({
  actor,
  query: { branch, cursor, limit = OPEN_PAGE },
  name,
  keep,
  isFiltered,
}: Pick<PageRequest, "keep" | "isFiltered"> & {
  actor: Actor;
  query: OpenOrdersQuery;
  name: string;
}): Promise<OrderPage> {
  const branches = await ownBranches({ actor, branch });
  const catalog = await readCatalog();
  const page = await readPage({
    actor,
    view: (seen) => ({ ...listedView(seen), stations: stationsFor({ row: seen.row, catalog }) }),
    scope: [name, branch ?? ""],
    cursor,
    limit,
    isFiltered,
    placesFrom: ({ from, limit: wanted }) => earliest({ branches, after: from, limit: wanted }),
    // The index may be older than the orders themselves.
    keep: (row) => isOpenState(row.state) && !isAwaitingPayment(row) && keep(row),
  });
  return {
    ...page,
    orders: page.orders.sort(
      (a, b) => Date.parse(a.createdAt) - Date.parse(b.createdAt) || a.ticketNumber - b.ticketNumber,
    ),
  };
}

/** The stations of the branch that prepare something of the order, by name. */
function stationsFor({ row, catalog }: { row: OrderRow; catalog: Catalog }): { identifier: string; name: string }[] {
  const stations = stationsIn({ branch: row.branch, stations: catalog.stations });
  if (stations.length === 0) return [];
  const own = new Set(
    row.items.flatMap((item) =>
      item.amount > 0 ? stationsOf({ product: catalog.products.get(item.product), stations }) : [],
    ),
  );
  return stations
    .filter(({ identifier }) => own.has(identifier))
    .map(({ identifier, name }) => ({ identifier, name }))
    .sort((a, b) => a.name.localeCompare(b.name, "de"));
}

export interface HistoryQuery {
  branch?: string;
  /** Local days of the branch, both inclusive. */
  from?: string;
  to?: string;
  state?: OrderState;
  search?: string;
  cursor?: string;
  limit?: number;
}

/**
 * The history of one or all of the actor's branches, newest first. Each call reads a bounded number of orders, so a
 * filtered page may be short or empty and still have a cursor.
 */
export async function listOrders({ actor, query }: { actor: Actor; query: HistoryQuery }): Promise<OrderPage> {
  const zones = (await readCatalog()).branches;
  const ranges = (await ownBranches({ actor, branch: query.branch })).map((branch) => ({
    branch,
    ...rangeOf({ query, zone: zoneOf(zones.get(branch) ?? {}) }),
  }));
  const { branch = "", from = "", to = "", state = "", search = "" } = query;
  return readPage({
    actor,
    scope: ["orders", branch, from, to, state, search.trim()],
    cursor: query.cursor,
    limit: query.limit ?? PAGE,
    isFiltered: query.state !== undefined || Boolean(query.search),
    placesFrom: ({ from, limit }) => latest({ ranges, before: from, limit }),
    keep: (row) => matches({ row, query }),
  });
}

interface Range {
  branch: string;
  from: string;
  to: string;
}

/** The positions of all branches are in one sequence, so one cursor works for any number of branches. */
async function latest({
  ranges,
  before,
  limit,
}: {
  ranges: readonly Range[];
  before: ListPosition | null;
  limit: number;
}): Promise<ListPosition[]> {
  const places: ListPosition[] = [];
  await eachOf({
    all: ranges,
    run: async ({ branch, from, to }) => {
      const lower = startOf(from);
      const upper = before !== null && comparePositions(before, startOf(to)) < 0 ? before : startOf(to);
      if (comparePositions(upper, lower) <= 0) return;
      // The bounds are inclusive, so one extra row is read for the last one of the previous page.
      const { data } = await storageCall(() =>
        OrderEntity.query
          .history({ branch })
          .between(lower, upper)
          .go({ data: "raw", order: "desc", limit: limit + 1 }),
      );
      places.push(
        ...positionsIn({ index: "history", data })
          .filter((place) => comparePositions(place, upper) < 0)
          .slice(0, limit),
      );
    },
  });
  return places.sort((a, b) => comparePositions(b, a)).slice(0, limit);
}

/** The same for open orders, in ascending order. */
async function earliest({
  branches,
  after,
  limit,
}: {
  branches: readonly string[];
  after: ListPosition | null;
  limit: number;
}): Promise<ListPosition[]> {
  const places: ListPosition[] = [];
  await eachOf({
    all: branches,
    run: async (branch) => {
      const { data } = await storageCall(() =>
        OrderEntity.query
          .work({ worklist: openWork(branch) })
          .gte(after ?? startOf(EVER.from))
          .go({ data: "raw", limit: limit + 1 }),
      );
      places.push(
        ...positionsIn({ index: "work", data })
          .filter((place) => after === null || comparePositions(place, after) > 0)
          .slice(0, limit),
      );
    },
  });
  return places.sort(comparePositions).slice(0, limit);
}

function matches({ row, query: { state, search } }: { row: OrderRow; query: HistoryQuery }): boolean {
  if (state && row.state !== state) return false;
  return isFoundBy({ row, search: search ?? "" });
}

/** @returns the requested branches whose orders the actor may read. @throws unauthenticated, forbidden. */
async function ownBranches({ actor, branch }: { actor: Actor; branch?: string }): Promise<string[]> {
  const permission = orderPermissions.read;
  requirePermission({ actor, permission, ...(branch === undefined ? {} : { branch }) });
  if (branch !== undefined) return [branch];
  const branches = branchesFor({ person: personOf(actor), permission });
  return branches === "all" ? [...(await readCatalog()).branches.keys()] : [...branches];
}

function eachOf<T>({ all, run }: { all: readonly T[]; run: (one: T) => Promise<void> }): Promise<void> {
  return eachChunk({
    all,
    size: 1,
    parallel: PARALLEL,
    run: async (chunk) => {
      for (const one of chunk) await run(one);
    },
  });
}

const EVER = { from: "0", to: "9" };
const LAST_DAY = "9999-12-31";

function rangeOf({ query: { from, to }, zone }: { query: HistoryQuery; zone: string }): { from: string; to: string } {
  const midnight = (date: string): string => new Date(instantAt({ date, minutes: 0, zone })).toISOString();
  // The day after the last date of the calendar is no valid date.
  return { from: from ? midnight(from) : EVER.from, to: to && to < LAST_DAY ? midnight(addDays(to, 1)) : EVER.to };
}

/** The position before every order of the instant. */
function startOf(createdAt: string): ListPosition {
  return { createdAt, uid: "" };
}
