import { type InitEntry, initEntries } from "@tresen/contract/snapshot/init";
import type { OnlineMethod } from "@tresen/contract/payment/payment";
import { snapshotResources } from "@tresen/contract/published-resources";
import * as z from "zod";
import { getConfig } from "../config";
import { allRows, recordOf } from "../records/rows";
import { splitByVisibility } from "./visibility";

/** The answer of `GET /api/init`, `{ data }` included since it goes out compressed as it is, in two parts. */
export interface SnapshotContent {
  /** As anonymous visitors get it. */
  open: string;
  /** What they get less or nothing of, whole: only resources that have such records. */
  closed: string;
}

const initAnswer = z.object({ data: initEntries });

/** The bundle from the table as it is now. */
export async function readSnapshotContent({
  paymentProviders,
}: {
  paymentProviders: readonly OnlineMethod[];
}): Promise<SnapshotContent> {
  const [config, ...lists] = await Promise.all([
    getConfig(),
    ...snapshotResources.map((resource) => allRows({ resource })),
  ]);
  const parts = snapshotResources.map((resource, index) => ({
    url: resource.name,
    ...splitByVisibility({ resource, records: (lists[index] ?? []).map(recordOf) }),
  }));
  return {
    open: textOf([
      // Which methods work depends on keys that only the server has, and on what their providers say to them.
      { url: "config", data: { ...config, paymentProviders } },
      { url: "users/me", data: null },
      ...parts.map(({ url, open }) => ({ url, data: open })),
    ]),
    closed: textOf(parts.flatMap(({ url, closed }) => (closed.length > 0 ? [{ url, data: closed }] : []))),
  };
}

/** The entries of a bundle's text. @throws ZodError where it is none. */
export function entriesOf(json: string): InitEntry[] {
  return initAnswer.parse(JSON.parse(json)).data;
}

/** The bundle with whoever is signed in, in the place of nobody. */
export function withUser({ entries, user }: { entries: readonly InitEntry[]; user: unknown }): string {
  return JSON.stringify({
    data: entries.map((entry) => (entry.url === "users/me" ? { url: entry.url, data: user } : entry)),
  });
}

function textOf(entries: readonly InitEntry[]): string {
  return JSON.stringify({ data: entries.map(({ url, data }) => ({ url, data: sorted(data) })) });
}

/** With all keys in order: storage gives them in any, and the same content must have the same ETag. */
function sorted(value: unknown): unknown {
  if (value === null || typeof value !== "object") return value;
  if (Array.isArray(value)) return value.map(sorted);
  const entries = Object.entries(value).map(([key, entry]) => [key, sorted(entry)] as const);
  return Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)));
}
