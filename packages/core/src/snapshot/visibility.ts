import { isObject } from "@tresen/contract/kit/object";
import type { InitEntry } from "@tresen/contract/snapshot/init";
import { type RecordMeta, type Resource, publicView } from "@tresen/contract/kit/resource";

/**
 * A resource's records as everybody gets them, and beside them, whole, those of which everybody gets less or nothing.
 */
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

/** The open entries with the closed records in their places: each resource in the order of ids, as storage has it. */
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
