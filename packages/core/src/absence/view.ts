import type { Absence } from "@tresen/contract/absence/absence";
import type { Colleague, Reach } from "./people";
import type { AbsenceRow } from "./stored";

/** What somebody may see of an absence; null where that is nothing. Colleagues see approved days, and never why. */
export function viewOf({ row, person, reach }: { row: AbsenceRow; person: Colleague; reach: Reach }): Absence | null {
  const { id, version, kind, from, to, half, part, state, note, reason, certificate, createdAt } = row;
  const shown = {
    id,
    version,
    user: { id: person.id, name: person.name },
    from,
    to,
    half,
    part: part ?? null,
    state,
    isOwn: reach.isOwn,
    mayDecide: reach.mayDecide,
    createdAt,
  };
  if (reach.seesAll) {
    const file = certificate ? { name: certificate.name, size: certificate.size } : null;
    return { ...shown, kind, note, reason, certificate: file };
  }
  if (!reach.seesPresence || state !== "approved") return null;
  return { ...shown, version: 0, createdAt: null, kind: null, note: "", reason: "", certificate: null };
}
