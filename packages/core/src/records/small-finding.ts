import { OPTIONS_PAGE, optionLabel } from "@tresen/contract/kit/list/option";
import { type MatchCriteria, matchingView } from "./matching-view";
import { pageOf } from "./page";
import { type AnyRecord, type Finding, type Found, type Wanted, allRows } from "./rows";

/** How records of a small resource are found: all of them are read, and compared and sorted in memory. */
export const smallFinding: Finding = { find: findAmongAll, findToPick: pickAmongAll };

async function findAmongAll(wanted: Wanted): Promise<Found> {
  const { sort, after, limit } = wanted;
  const { ids } = wanted;
  const all = (await matching(wanted)).filter(({ id }) => !ids || ids.has(id));
  const { page, next } = pageOf({ all, sort, after, limit });
  return { records: page, next, total: all.length };
}

/** A page in the order of the labels. */
async function pickAmongAll({ after, ...wanted }: Parameters<Finding["findToPick"]>[0]): Promise<Found> {
  const { resource } = wanted;
  const records = new Map((await matching({ ...wanted, filters: [] })).map((record) => [record.id, record]));
  const all = [...records.values()].map((record) => ({ id: record.id, label: optionLabel({ resource, record }) }));
  const { page, next } = pageOf({ all, sort: "label", after, limit: OPTIONS_PAGE });
  return { records: page.flatMap(({ id }) => records.get(id) ?? []), next };
}

async function matching(wanted: MatchCriteria): Promise<AnyRecord[]> {
  const rows = await allRows({ resource: wanted.resource, consistent: false });
  return rows.flatMap((row) => matchingView({ wanted, row }) ?? []);
}
