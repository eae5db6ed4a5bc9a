import type { FieldError } from "@tresen/contract/kit/errors";
import { type Redirect, redirects } from "@tresen/contract/site/redirect.resource";
import { keysOf } from "@tresen/contract/kit/object";
import { foldedPath } from "@tresen/contract/site/redirect.rules";
import { type AppError, inputError } from "../../platform/errors";
import type { Hooks } from "../../records";
import {
  type Row,
  type WriteCheck,
  findRow,
  findUnique,
  freeCheck,
  namedRecords,
  uniqueValues,
  versionCheck,
} from "../../records/rows";
import { chainFault, continuedFault, nextPath, reachedFault } from "./chain";
import { findRedirect, findRedirectTo } from "./find";
import { forgetHits } from "./hits";
import { reachedChecks } from "./reached-path";

const LEADING = ["path", "type", "target", "isEnabled"] as const;
const redirectRows = namedRecords<Redirect>("redirects");

/**
 * The hooks of redirects: of the enabled ones none leads to another. That none is at the target, and that none was made
 * to lead to the path since this was checked, are also conditions of the write. So people who save at the same time
 * cannot make a chain either.
 */
export const redirectHooks: Hooks = {
  prepare: async ({ fields, before }) => ({
    fields: Object.fromEntries(keysOf(redirects.fields.shape).map((name) => [name, fields[name]])),
    secrets: before?.secrets ?? {},
  }),
  async checks({ before, row }) {
    const redirect = row && redirectRows.recordOf(row);
    const isMoved = LEADING.some((name) => before?.fields[name] !== row?.fields[name]);
    if (!redirect?.isEnabled || !isMoved) return [];
    const next = nextPath(redirect);
    const path = foldedPath(redirect.path);
    const reached = await reachedChecks({ path, next, error: refused(reachedFault(null)) });
    const [checks, other] = await Promise.all([
      next === null ? [] : targetChecks({ path: next, before }),
      findRedirectTo({ path: redirect.path, but: redirect.id }),
    ]);
    const fault =
      (await chainFault({ ...redirect, find: (path) => redirectAt({ path, before }) })) ??
      (other === null ? null : reachedFault(other));
    if (fault) throw refused(fault);
    return [...checks, ...reached];
  },
  after: async ({ before, row }) => {
    if (row === null) await forgetHits(before.id);
  },
};

function refused(fault: FieldError): AppError {
  return inputError({ code: "redirect.chain", faults: [fault] });
}

/** What must hold of the target when the redirect is written: none is there, or one that is not in use. */
async function targetChecks({ path, before }: { path: string; before: Row | null }): Promise<WriteCheck[]> {
  const holder = await findUnique({ resource: redirects, fields: { path } });
  // The record itself: it leaves that path with this very write.
  if (holder !== null && holder === before?.id) return [];
  const row = holder === null ? null : await findRow({ resource: redirects, id: holder });
  if (row && !redirectRows.recordOf(row).isEnabled) return [versionCheck(row)];
  return uniqueValues({ resource: redirects, fields: { path } }).map((value) =>
    freeCheck({ value, error: refused(continuedFault(path)) }),
  );
}

/** The redirect in use at another path. The record's own row is where it was before. */
async function redirectAt({
  path,
  before,
}: {
  path: string;
  before: Row | null;
}): Promise<Awaited<ReturnType<typeof findRedirect>>> {
  const found = await findRedirect(path);
  return found?.id === before?.id ? null : found;
}
