import { configFields } from "@tresen/contract/config/config";
import { type InitEntry, initEntries } from "@tresen/contract/snapshot/init";
import type { Instant } from "@tresen/contract/kit/time";
import type { OnlineMethod } from "@tresen/contract/payment/payment";
import { snapshotResources } from "@tresen/contract/published-resources";
import * as z from "zod";
import { groupsOf } from "../catalog/option-group";
import { withPriorPrices } from "../catalog/price";
import { groupRows, offered } from "../catalog/rows";
import { asOfToday, ratesOf, taxRateRows } from "../catalog/tax";
import { getConfig } from "../config";
import { withKnownPictures } from "../records";
import { allRows, recordOf } from "../records/rows";
import { splitByVisibility } from "./visibility";

/**
 * The content of a snapshot in two parts, as JSON. It includes `{ data }`, since the compressed text is the answer of
 * `GET /api/init`.
 */
export interface SnapshotContent {
  /** The public part. */
  open: string;
  /** The records that are not public or not completely public, in full. */
  closed: string;
}

const initAnswer = z.object({ data: initEntries });

/** Reads the content from the table. */
export async function readSnapshotContent({
  paymentProviders,
  now,
}: {
  paymentProviders: readonly OnlineMethod[];
  now: Instant;
}): Promise<SnapshotContent> {
  const [stored, pictures, shared, ...lists] = await Promise.all([
    getConfig(),
    allRows({ resource: { name: "images" } }),
    allRows({ resource: groupRows }),
    ...snapshotResources.map((resource) => allRows({ resource })),
  ]);
  const rows = new Map(pictures.map((row) => [row.id, row]));
  const [config = stored] = withKnownPictures({ schema: configFields, values: [stored], rows });
  const rates = ratesOf(lists[snapshotResources.findIndex(({ name }) => name === taxRateRows.name)] ?? []);
  const groups = groupsOf(shared);
  const parts = await Promise.all(
    snapshotResources.map(async (resource, index) => {
      const stored = (lists[index] ?? []).map(recordOf).map(offered);
      const priced = resource.prices ? await withPriorPrices({ products: stored, now }) : stored;
      const ordinary = priced.map((record) => ({
        ...record,
        ...resource.resolved?.(record, { groups, isEdited: false }),
      }));
      const values = asOfToday({ resource, records: ordinary, rates, now });
      const records = withKnownPictures({ schema: resource.fields, values, rows });
      return { url: resource.name, ...splitByVisibility({ resource, records }) };
    }),
  );
  return {
    open: textOf([
      // The available methods depend on keys that only the server has, and on the providers' answers about them.
      { url: "config", data: { ...config, paymentProviders } },
      { url: "users/me", data: null },
      ...parts.map(({ url, open }) => ({ url, data: open })),
    ]),
    closed: textOf(parts.flatMap(({ url, closed }) => (closed.length > 0 ? [{ url, data: closed }] : []))),
  };
}

/** Parses the entries. @throws ZodError when the text is invalid. */
export function entriesOf(json: string): InitEntry[] {
  return initAnswer.parse(JSON.parse(json)).data;
}

/** The entries as JSON, with the signed-in user. */
export function withUser({ entries, user }: { entries: readonly InitEntry[]; user: unknown }): string {
  return JSON.stringify({
    data: entries.map((entry) => (entry.url === "users/me" ? { url: entry.url, data: user } : entry)),
  });
}

function textOf(entries: readonly InitEntry[]): string {
  return JSON.stringify({ data: entries.map(({ url, data }) => ({ url, data: sorted(data) })) });
}

/** Sorts all keys: storage returns them in any order, and the same content must have the same ETag. */
function sorted(value: unknown): unknown {
  if (value === null || typeof value !== "object") return value;
  if (Array.isArray(value)) return value.map(sorted);
  const entries = Object.entries(value).map(([key, entry]) => [key, sorted(entry)] as const);
  return Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)));
}
