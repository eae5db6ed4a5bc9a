import { createHash } from "node:crypto";
import type { Branch } from "@tresen/contract/branch/branch.resource";
import { LIVE_FAULTS } from "@tresen/contract/live/live.texts";
import type { NewSoldOut } from "@tresen/contract/live/live.calls";
import { livePermissions, soldOutSubject } from "@tresen/contract/live/live.permissions";
import { nextOpeningDay } from "@tresen/contract/live/opening-day";
import type { SoldOutEntry, SoldOutRequest } from "@tresen/contract/live/sold-out-entry";
import { MESSAGES } from "@tresen/contract/order/order.texts";
import type { Instant } from "@tresen/contract/kit/time";
import { type Actor, requirePermission } from "../platform/actor";
import { transactionWrites } from "../platform/db";
import { type Catalog, readCatalog } from "../snapshot";
import { authorOf, instantIn, missingEntry, namedBranches, ownBranches, refuse } from "./branches";
import type { LiveAuthor } from "./busy.entity";
import { checkUntil, liveExpiry, writeNoted } from "./note";
import { type SoldOutRow, readLive } from "./read";
import { SoldOutEntity } from "./sold-out.entity";

const permission = livePermissions.soldOut;
const LONGEST_DAYS = 366;

/** What is sold out now in one or all of the actor's branches. @throws forbidden. */
export async function listSoldOuts({
  actor,
  branch,
  now,
}: {
  actor: Actor;
  branch?: string | undefined;
  now: Instant;
}): Promise<SoldOutEntry[]> {
  const branches = await ownBranches({ actor, permission, branch });
  return (await Promise.all(branches.map((one) => soldOutsOf({ branch: one, now })))).flat();
}

/** What is sold out now in a branch. */
export async function soldOutsOf(asked: { branch: string; now: Instant }): Promise<SoldOutEntry[]> {
  return (await readLive(asked)).soldOuts.map(viewOf);
}

/** Marks a product or an option as sold out in the branches of a request. @throws input, forbidden. */
export async function setSoldOuts({
  actor,
  body: { branch, branches, ...request },
  now,
}: {
  actor: Actor;
  body: NewSoldOut;
  now: Instant;
}): Promise<SoldOutEntry[]> {
  const by = authorOf(actor);
  const wanted = await namedBranches({ actor, permission, branch, branches });
  return Promise.all(wanted.map(({ id }) => setSoldOut({ branch: id, request, by, now })));
}

/**
 * Marks a product or an option as sold out in a branch, whoever says so: the caller has checked that they may. It
 * replaces what is said about it already. @throws input.
 */
export async function setSoldOut({
  branch: id,
  request,
  by,
  now,
}: {
  branch: string;
  request: SoldOutRequest;
  by: LiveAuthor;
  now: Instant;
}): Promise<SoldOutEntry> {
  const catalog = await readCatalog();
  const branch = catalog.branches.get(id) ?? refuse("branches", MESSAGES.branchUnknown);
  const until = endOf({ request, branch, now });
  const { product, part, option, reason } = request;
  const row: SoldOutRow = {
    branch: id,
    key: soldOutKey(request),
    product,
    ...(part === null || option === null ? {} : { part, option }),
    title: titleOf({ request, catalog }),
    until: new Date(until).toISOString(),
    reason,
    by,
    at: new Date(now).toISOString(),
    expiresAt: liveExpiry(until),
  };
  const before = await findSoldOut({ branch: id, key: row.key, now });
  await writeNoted({
    subject: subjectOf(row),
    by,
    before: before ? toldOf(before) : null,
    after: toldOf(row),
    now,
    row: transactionWrites({ entities: { soldOut: SoldOutEntity }, writes: (all) => [all.soldOut.put(row).commit()] }),
  });
  return viewOf(row);
}

/** Sells it again before its time. @throws missing, forbidden. */
export async function endSoldOut({ actor, id, now }: { actor: Actor; id: string; now: Instant }): Promise<void> {
  const [branch = ""] = id.split(".");
  requirePermission({ actor, permission, branch });
  await endSoldOutOf({ id, by: authorOf(actor), now });
}

/** The same, whoever says so: the caller has checked that they may. @throws missing. */
export async function endSoldOutOf({ id, by, now }: { id: string; by: LiveAuthor; now: Instant }): Promise<void> {
  const [branch = "", key = ""] = id.split(".");
  const before = await findSoldOut({ branch, key, now });
  if (!before) throw missingEntry(LIVE_FAULTS.missing);
  await writeNoted({
    subject: subjectOf(before),
    by,
    before: toldOf(before),
    after: null,
    now,
    row: transactionWrites({
      entities: { soldOut: SoldOutEntity },
      writes: (all) => [all.soldOut.delete({ branch, key }).commit()],
    }),
  });
}

function endOf({
  request: { until },
  branch,
  now,
}: {
  request: SoldOutRequest;
  branch: Branch;
  now: Instant;
}): Instant {
  if (until === undefined) return nextOpeningDay({ branch, now });
  const end = instantIn({ text: until, branch });
  checkUntil({ until: end, now, days: LONGEST_DAYS });
  return end;
}

/** The names by which people know it. @throws input for a product or option that does not exist. */
function titleOf({
  request: { product: id, part, option },
  catalog,
}: {
  request: SoldOutRequest;
  catalog: Catalog;
}): string {
  const product = catalog.products.get(id) ?? refuse("product", MESSAGES.productGone);
  if (option === null) return product.name;
  const step = product.config.parts.find(({ name }) => name === part);
  if (!step?.options.some(({ name }) => name === option)) refuse("option", LIVE_FAULTS.option);
  return `${product.name}, ${option}`;
}

/** Names may contain any characters, so the key is a hash of them. */
function soldOutKey({ product, part, option }: Pick<SoldOutRequest, "product" | "part" | "option">): string {
  return createHash("sha256")
    .update(JSON.stringify([product, part, option]))
    .digest("base64url")
    .slice(0, 22);
}

async function findSoldOut({
  branch,
  key,
  now,
}: Pick<SoldOutRow, "branch" | "key"> & { now: Instant }): Promise<SoldOutRow | undefined> {
  return (await readLive({ branch, now })).soldOuts.find((row) => row.key === key);
}

function subjectOf(row: SoldOutRow): { resource: string; id: string; title: string; branch: string } {
  return { resource: soldOutSubject.name, id: entryId(row), title: row.title, branch: row.branch };
}

/** What the log tells. */
function toldOf({ product, part, option, until, reason }: SoldOutRow): Record<string, unknown> {
  return { product, ...(option === undefined ? {} : { part, option }), until, reason };
}

function viewOf(row: SoldOutRow): SoldOutEntry {
  const { branch, product, title, until, reason, by, at } = row;
  return {
    ...{ id: entryId(row), branch, product, title, until, reason, at },
    part: row.part ?? null,
    option: row.option ?? null,
    by: { id: by.id, name: by.name },
  };
}

function entryId({ branch, key }: Pick<SoldOutRow, "branch" | "key">): string {
  return `${branch}.${key}`;
}
