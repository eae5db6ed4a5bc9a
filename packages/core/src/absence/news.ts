import { absencePermissions } from "@tresen/contract/absence/absence.permissions";
import type { Instant } from "@tresen/contract/kit/time";
import type { AbsenceNews } from "@tresen/contract/planning/messages/request-news";
import { ABSENCE_EVENT } from "../outbox";
import type { TransactionWrite } from "../platform/db";
import { decidersOf, personWrites } from "../planning/telling";
import type { Colleague } from "./people";
import type { AbsenceRow } from "./stored";

interface Change {
  before: AbsenceRow | null;
  row: AbsenceRow;
  /** The id of the user. */
  by: string;
}

/**
 * The writes of the messages that tell what became of an absence, to be written with it: whoever decides learns what its
 * person did, and the person what others did. Nobody is told what they did themselves.
 */
export async function newsWrites({
  person,
  now,
  ...change
}: Change & { person: Colleague; now: Instant }): Promise<TransactionWrite[]> {
  const { row, by } = change;
  const news = newsOf(change);
  if (news === null) return [];
  const isOwn = by === row.user;
  const to = isOwn
    ? await decidersOf({
        ...{ permission: absencePermissions.decide, branches: person.branches },
        ...{ except: [row.user], now },
      })
    : [row.user];
  return personWrites({
    ...{ event: ABSENCE_EVENT, owner: row.id, instance: `${news} ${String(row.version)}`, branch: person.branches[0] },
    ...{ request: { about: "absence", news }, to, now },
  });
}

/** What is to be told; null where nothing is, as of a new note or certificate, and of what needs nobody's decision. */
function newsOf({ before, row, by }: Change): AbsenceNews | null {
  const isOwn = by === row.user;
  if (!before) return isOwn ? askedOnly({ row, news: "asked" }) : "entered";
  if (before.state !== row.state) return stepNews({ state: row.state, isOwn });
  if (SHOWN.every((field) => before[field] === row[field])) return null;
  return isOwn ? askedOnly({ row, news: "changed" }) : "altered";
}
const SHOWN = ["kind", "from", "to", "half", "part"] as const;

function askedOnly({ row: { state }, news }: { row: AbsenceRow; news: AbsenceNews }): AbsenceNews | null {
  return state === "requested" ? news : null;
}

function stepNews({ state, isOwn }: { state: AbsenceRow["state"]; isOwn: boolean }): AbsenceNews | null {
  if (state === "withdrawn") return isOwn ? "withdrawn" : "revoked";
  return isOwn || state === "requested" ? null : state;
}
