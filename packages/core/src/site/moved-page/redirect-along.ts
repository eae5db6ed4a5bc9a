import type { Resource } from "@tresen/contract/kit/resource";
import type { Instant } from "@tresen/contract/kit/time";
import { isPageMoved } from "@tresen/contract/site/moved-page";
import { type Redirect, redirects } from "@tresen/contract/site/redirect.resource";
import { MOVED_PAGE_MESSAGES } from "@tresen/contract/site/redirect.texts";
import type { Actor } from "../../platform/actor";
import { type AppError, inputError, isAppError } from "../../platform/errors";
import { createAlong, indexing } from "../../records";
import { type Row, type WriteCheck, findRow, findUnique, namedRecords } from "../../records/rows";
import { redirectHooks } from "../redirect";

const resource: Resource = redirects;
const redirectRows = namedRecords<Redirect>("redirects");

/**
 * The writes of a redirect from the address of a public page that now gets another one, to be stored in the transaction
 * that moves it. The redirect leads to the record, so it follows the next move as well. None is needed for a page that
 * keeps its address or is not public, nor where the same redirect is there already.
 * @param row the page as it is. @param fields the page as it will be.
 * @throws input where the address has a redirect to something else, or would lengthen another one, and forbidden.
 */
export async function redirectAlong({
  row,
  fields,
  actor,
  now,
}: {
  row: Row;
  fields: Readonly<Record<string, unknown>>;
  actor: Actor;
  now: Instant;
}): Promise<WriteCheck[]> {
  if (!isPageMoved({ before: row.fields, after: fields })) return [];
  const path = String(row.fields["path"]);
  const holder = await findUnique({ resource, fields: { path } });
  const known = holder === null ? null : await findRow({ resource, id: holder });
  if (known) {
    const { type, target, isEnabled } = redirectRows.recordOf(known);
    if (type === "site" && target === row.id && isEnabled) return [];
    throw refused({ path, why: MOVED_PAGE_MESSAGES.taken });
  }
  const input = redirects.fields.parse({ path, type: "site", target: row.id });
  try {
    return await createAlong({ resource, actor, now, input, hooks: redirectHooks, indexing });
  } catch (error) {
    throw isAppError(error) && error.kind === "input" ? refused({ path, why: error.message, cause: error }) : error;
  }
}

/** Without a field, since it is about none of the page. */
function refused({ path, why, cause }: { path: string; why: string; cause?: unknown }): AppError {
  const fault = { code: "page.redirect", message: MOVED_PAGE_MESSAGES.refused({ path, why }) };
  return inputError({ code: fault.code, faults: [fault], cause });
}
