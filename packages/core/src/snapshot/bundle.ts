import type { InitEntry } from "@tresen/contract/init";
import type { OnlineMethod } from "@tresen/contract/payment";
import { snapshotResources } from "@tresen/contract/resources";
import { getConfig } from "../config";
import { allRows, recordOf } from "../record";

/** The entry that a session fills in; everybody else gets it as it is. */
const NOBODY = '{"url":"users/me","data":null}';

/** The answer of `GET /api/init` as anonymous visitors get it, `{ data }` included since it goes out compressed as it is; from the table as it is now. */
export async function buildBundle({ paymentProviders }: { paymentProviders: readonly OnlineMethod[] }): Promise<string> {
  const [config, ...lists] = await Promise.all([getConfig(), ...snapshotResources.map((resource) => allRows({ resource }))]);
  const entries: InitEntry[] = [
    // Which methods work depends on keys that only the server has, and on what their providers say to them.
    { url: "config", data: { ...config, paymentProviders } },
    { url: "users/me", data: null },
    ...snapshotResources.map(({ name }, index) => ({ url: name, data: (lists[index] ?? []).map(recordOf) })),
  ];
  return JSON.stringify({ data: entries.map(({ url, data }) => ({ url, data: sorted(data) })) });
}

/** With all keys in order: storage gives them in any, and the same content must have the same ETag. */
function sorted(value: unknown): unknown {
  if (value === null || typeof value !== "object") return value;
  if (Array.isArray(value)) return value.map(sorted);
  const entries = Object.entries(value).map(([key, entry]) => [key, sorted(entry)] as const);
  return Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** The bundle with whoever is signed in. */
export function withUser({ json, user }: { json: string; user: unknown }): string {
  const at = json.indexOf(NOBODY);
  return `${json.slice(0, at)}{"url":"users/me","data":${JSON.stringify(user)}}${json.slice(at + NOBODY.length)}`;
}
