import type { StorageUse } from "@tresen/core/platform/db";
import { createFinder } from "../../gateway/gateway";
import { invoke } from "../invoke";

const targetOf = createFinder();

/**
 * What the database does for calls that a browser has made, by making them once more in this process. Each is made
 * twice and counted the second time, as for a function that runs already.
 */
export async function useOfCalls({
  urls,
  cookies,
}: {
  urls: readonly string[];
  cookies: readonly string[];
}): Promise<Pick<StorageUse, "calls" | "readUnits" | "writeUnits">> {
  const { metered } = await import("@tresen/core/platform/db");
  const sum = { calls: 0, readUnits: 0, writeUnits: 0 };
  for (const url of urls) {
    const { pathname, search } = new URL(url);
    const target = targetOf(pathname);
    const call = { method: "GET" as const, path: pathname, pathParameters: target?.pathParameters, search, cookies };
    const ask = () => invoke(target?.definition.name ?? pathname, call);
    await ask();
    const { result, use } = await metered(ask);
    if (result.statusCode !== 200)
      throw new Error(`${url} answered ${result.statusCode} when it was counted: ${result.body}`);
    sum.calls += use.calls;
    sum.readUnits += use.readUnits;
    sum.writeUnits += use.writeUnits;
  }
  return sum;
}
