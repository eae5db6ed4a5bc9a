import type { InitEntry } from "@tresen/contract/init";
import type { OnlineMethod } from "@tresen/contract/payment";
import { snapshotResources } from "@tresen/contract/resources";
import { getConfig } from "../config";
import { allRows, publicRecord, recordOf } from "../record";

/** The entry that a session fills in; everybody else gets it as it is. */
const NOBODY = '{"url":"users/me","data":null}';

export interface Bundle {
  /** The answer of `GET /api/init` as anonymous visitors get it, `{ data }` included since it goes out compressed as it is. */
  json: string;
  /** The records of which they do not get all, as staff get them: a list of entries as in the bundle. Empty where there are none. */
  staffJson: string;
}

/** The bundle from the table as it is now. */
export async function buildBundle({ paymentProviders }: { paymentProviders: readonly OnlineMethod[] }): Promise<Bundle> {
  const [config, ...lists] = await Promise.all([getConfig(), ...snapshotResources.map((resource) => allRows({ resource }))]);
  const whole = snapshotResources.map((resource, index) => ({ resource, url: resource.name, data: (lists[index] ?? []).map(recordOf) }));
  const open = whole.map(({ resource, url, data }) => ({ url, data: data.map((record) => publicRecord({ resource, record })) }));
  const kept = whole.map(({ url, data }, index) => ({ url, data: data.filter((record, place) => record !== open[index]?.data[place]) })).filter(({ data }) => data.length > 0);
  const entries: InitEntry[] = [
    // Which methods work depends on keys that only the server has, and on what their providers say to them.
    { url: "config", data: { ...config, paymentProviders } },
    { url: "users/me", data: null },
    ...open,
  ];
  return { json: JSON.stringify({ data: entries.map(({ url, data }) => ({ url, data: sorted(data) })) }), staffJson: kept.length > 0 ? JSON.stringify(sorted(kept)) : "" };
}

/** With all keys in order: storage gives them in any, and the same content must have the same ETag. */
function sorted(value: unknown): unknown {
  if (value === null || typeof value !== "object") return value;
  if (Array.isArray(value)) return value.map(sorted);
  const entries = Object.entries(value).map(([key, entry]) => [key, sorted(entry)] as const);
  return Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** The bundle with whoever is signed in, and all that only staff get. */
export function withUser({ json, staffJson, user }: Bundle & { user: unknown }): string {
  const whole = staffJson === "" ? json : withRecords({ json, staffJson });
  const at = whole.indexOf(NOBODY);
  return `${whole.slice(0, at)}{"url":"users/me","data":${JSON.stringify(user)}}${whole.slice(at + NOBODY.length)}`;
}

function withRecords({ json, staffJson }: Bundle): string {
  const kept = new Map((JSON.parse(staffJson) as Records[]).map(({ url, data }) => [url, new Map(data.map((record) => [record.id, record]))]));
  const { data: entries } = JSON.parse(json) as { data: InitEntry[] };
  const data = entries.map((entry) => {
    const records = kept.get(entry.url);
    return records ? { url: entry.url, data: (entry.data as Records["data"]).map((record) => records.get(record.id) ?? record) } : entry;
  });
  return JSON.stringify({ data });
}

interface Records {
  url: string;
  data: { id: string }[];
}
