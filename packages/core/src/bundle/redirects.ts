import type { ShopBundle } from "@tresen/contract/bundle/bundle";
import type { FieldError } from "@tresen/contract/kit/errors";
import type { RecordMeta } from "@tresen/contract/kit/resource";
import type { Redirect } from "@tresen/contract/site/redirect.resource";
import { checkRedirect, foldedPath } from "@tresen/contract/site/redirect.rules";
import { namedRecords } from "../records/rows";
import { type Leading, chainFault, nextPath, reachedFault } from "../site/redirect";
import { indexIn } from "./input-index";
import type { BundleState } from "./state";

const redirectRows = namedRecords<Redirect>("redirects");

/**
 * Faults of the bundle's redirects that lead to another redirect, in the bundle or existing, or to which an existing
 * one leads.
 */
export async function redirectFaults({
  input,
  bundle,
  state,
}: {
  input: unknown;
  bundle: Pick<ShopBundle, "redirects">;
  state: BundleState;
}): Promise<FieldError[]> {
  const redirects = bundle.redirects.map((entry) => entry as Omit<Redirect, keyof RecordMeta> & { id: string });
  const replaced = new Set(redirects.map(({ id }) => id));
  const kept = [...(state.get("redirects")?.values() ?? [])].map(redirectRows.recordOf);
  const left = kept.filter(({ id, isEnabled }) => isEnabled && !replaced.has(id));
  const all = [...left, ...redirects.filter(({ isEnabled }) => isEnabled)];
  const byPath = new Map<string, Leading>(all.map((redirect) => [foldedPath(redirect.path), redirect]));
  const byTarget = new Map(left.map((redirect) => [nextPath(redirect), redirect.path]));
  const faults: FieldError[] = [];
  for (const { id, isEnabled, ...redirect } of redirects) {
    // A redirect to its own path is already reported among the faults of its fields.
    if (!isEnabled || checkRedirect({ fields: redirect, isValid: () => true }).length > 0) continue;
    const other = byTarget.get(foldedPath(redirect.path));
    const fault =
      (await chainFault({ ...redirect, find: (path) => byPath.get(path) ?? null })) ??
      (other === undefined ? null : reachedFault(other));
    if (fault)
      faults.push({ ...fault, field: `redirects.${indexIn({ input, name: "redirects", id })}.${fault.field}` });
  }
  return faults;
}
