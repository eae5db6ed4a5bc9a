import { branchesFor } from "@tresen/contract/kit/access";
import { isObject } from "@tresen/contract/kit/object";
import type { Instant } from "@tresen/contract/kit/time";
import type { UploadRecord } from "@tresen/contract/media/upload-record/upload-record";
import { uploadPermissions } from "@tresen/contract/media/upload-record/upload-record.permissions";
import { orderPermissions } from "@tresen/contract/order/order.permissions";
import { mayDo } from "@tresen/contract/kit/access";
import { findOrder } from "../../order";
import { type Actor, personOf, requirePermission } from "../../platform/actor";
import { cursorOf, invalidCursor, placeIn } from "../../platform/cursor";
import { batchRead, eachChunk, storageCall } from "../../platform/db";
import { readCatalog } from "../../snapshot";
import { NO_OWNER, UploadEntity, type UploadRow, uploadRow, uploadRowKey } from "../upload";
import { isKept, maySee, recordOf } from "./view";

const PAGE = 50;
/** The number of files that one call reads at most; a search goes on with the next page. */
const WINDOW = 500;
const CHUNK = 100;
const PARALLEL = 6;

export interface UploadPage {
  uploads: UploadRecord[];
  /** Null after the last page. */
  cursor: string | null;
}

interface Query {
  order?: string | undefined;
  search?: string | undefined;
  cursor?: string | undefined;
  limit?: number | undefined;
}

/**
 * Files of customers that the actor may see, newest first. Each call reads a bounded number of files, so a searched page
 * may be short or empty and still have a cursor.
 * @throws forbidden, input for an invalid cursor.
 */
export async function listUploads({
  actor,
  query: { order, search = "", cursor, limit = PAGE },
  now,
}: {
  actor: Actor;
  query: Query;
  now: Instant;
}): Promise<UploadPage> {
  requirePermission({ actor, permission: orderPermissions.read });
  const person = personOf(actor);
  const words = search.toLocaleLowerCase("de").split(/\s+/).filter(Boolean);
  const isShown = (row: UploadRow): boolean => {
    const name = row.name.toLocaleLowerCase("de");
    return maySee({ person, row }) && isKept({ row, now }) && words.every((word) => name.includes(word));
  };
  const scope = ["uploads", order ?? "", search.trim()];
  let from = placeOf(placeIn({ scope, cursor }));
  if (order !== undefined) {
    const rows = await uploadsOf(order);
    return { uploads: rows.filter((row) => isShown(row)).map(recordOf), cursor: null };
  }
  const owners = await ownersFor(actor);
  const uploads: UploadRecord[] = [];
  for (let seen = 0; seen < WINDOW;) {
    // One more than the page holds shows whether there is another page.
    const asked = words.length > 0 ? WINDOW - seen : Math.min(limit + 1, WINDOW - seen);
    const places = await placesAfter({ owners, from, limit: asked });
    for (let start = 0; start < places.length; start += CHUNK) {
      const chunk = places.slice(start, start + CHUNK);
      const found = await batchRead(chunk.map(({ id }) => uploadRowKey(id)));
      for (const place of chunk) {
        if (uploads.length === limit) return { uploads, cursor: cursorOf({ scope, place: textOf(from) }) };
        const item = found(uploadRowKey(place.id));
        const row = item ? uploadRow(item) : null;
        if (row && isShown(row)) uploads.push(recordOf(row));
        from = place;
      }
    }
    seen += places.length;
    if (places.length < asked) return { uploads, cursor: null };
  }
  return { uploads, cursor: cursorOf({ scope, place: textOf(from) }) };
}

/** The files that an order uses, newest first. */
async function uploadsOf(uid: string): Promise<UploadRow[]> {
  const order = await findOrder(uid);
  const parts = order?.items.flatMap((item) => item.parts) ?? [];
  const ids = [...new Set(parts.flatMap(({ uploads = [] }) => uploads.map(({ id }) => id)))];
  const found = await batchRead(ids.map(uploadRowKey));
  return ids
    .flatMap((id) => {
      const item = found(uploadRowKey(id));
      const row = item ? uploadRow(item) : null;
      return row?.order === uid ? [row] : [];
    })
    .sort((a, b) => compare(placeOfRow(b), placeOfRow(a)));
}

/** Whose lists the actor sees: those of branches, and that of files which no order has used. */
async function ownersFor(actor: Actor): Promise<string[]> {
  const person = personOf(actor);
  const branches = branchesFor({ person, permission: orderPermissions.read });
  const own = branches === "all" ? [...(await readCatalog()).branches.keys()] : branches;
  return [...own, ...(mayDo({ person, permission: uploadPermissions.handle }) ? [NO_OWNER] : [])];
}

/** The position of a file in the list. */
interface Place {
  createdAt: string;
  id: string;
}

async function placesAfter({
  owners,
  from,
  limit,
}: {
  owners: readonly string[];
  from: Place | null;
  limit: number;
}): Promise<Place[]> {
  const places: Place[] = [];
  await eachChunk({
    all: owners,
    size: 1,
    parallel: PARALLEL,
    run: async (chunk) => {
      for (const owner of chunk) {
        const { data } = await storageCall(() => {
          const query = UploadEntity.query.list({ owner });
          return (from ? query.lt(from) : query).go({ data: "raw", order: "desc", limit });
        });
        places.push(...placesIn(data));
      }
    },
  });
  return places.sort((a, b) => compare(b, a)).slice(0, limit);
}

/** The positions in the answer of a Query of the index, which contains keys only. */
function placesIn(data: unknown): Place[] {
  const rows = isObject(data) && Array.isArray(data.Items) ? data.Items : [];
  return rows.flatMap((keys: Record<string, unknown>) => placeOf(String(keys["gsi1sk"])) ?? []);
}

const placeOfRow = ({ createdAt, id }: UploadRow): Place => ({ createdAt, id });
const textOf = (place: Place | null): string | null => place && `${place.createdAt}#${place.id}`;

/** The position of a text; null for the beginning of the list. @throws input for what is no position. */
function placeOf(text: string): Place | null {
  if (text === "") return null;
  const [, createdAt, id] = /^([0-9TZ:.-]{24})#(upl_[0-9A-Z]{26})$/.exec(text) ?? [];
  if (!createdAt || !id) throw invalidCursor();
  return { createdAt, id };
}

function compare(a: Place, b: Place): number {
  if (a.createdAt !== b.createdAt) return a.createdAt < b.createdAt ? -1 : 1;
  return a.id < b.id ? -1 : Number(a.id > b.id);
}
