import { isObject } from "@tresen/contract/kit/object";
import type { InitEntry } from "@tresen/contract/snapshot/init";
import { type RecordMeta, type Resource, publicView } from "@tresen/contract/kit/resource";

/** Splits a resource's records: the public views of all, and in full those that are not or not completely public. */
export function splitByVisibility<Entry extends Record<string, unknown> & RecordMeta>({
  resource,
  records,
}: {
  resource: Pick<Resource, "publish">;
  records: readonly Entry[];
}): { open: Entry[]; closed: Entry[] } {
  const views = records.map((record) => ({ record, view: publicView({ resource, record }) }));
  return {
    open: views.flatMap(({ view }) => (view === null ? [] : [view])),
    closed: views.flatMap(({ record, view }) => (view === record ? [] : [record])),
  };
}

/** The public entries with the full records in place of their public views, ordered by id as in storage. */
export function joined({ open, closed }: { open: readonly InitEntry[]; closed: readonly InitEntry[] }): InitEntry[] {
  const whole = new Map(closed.map(({ url, data }) => [url, recordsIn(data)]));
  return open.map((entry) => {
    const records = whole.get(entry.url);
    if (!records) return entry;
    const byId = new Map([...recordsIn(entry.data), ...records].map((record) => [record.id, record]));
    return { url: entry.url, data: [...byId.values()].sort((a, b) => (a.id < b.id ? -1 : 1)) };
  });
}

function recordsIn(data: unknown): { id: string }[] {
  return Array.isArray(data) ? data.filter((record) => isObject(record) && typeof record.id === "string") : [];
}
