import type { Absence } from "@tresen/contract/absence/absence";
import { ABSENCE_MESSAGES } from "@tresen/contract/absence/absence.texts";
import type { Colleague, Reach } from "./people";
import type { AbsenceRow } from "./stored";

/** What somebody may see of an absence; null where that is nothing. Colleagues see approved days, and never why. */
export function viewOf({
  row,
  person,
  reach,
  decider,
}: {
  row: AbsenceRow;
  person: Colleague;
  reach: Reach;
  /** Whoever decided about it; null where nobody has yet, or they are gone. */
  decider: Colleague | null;
}): Absence | null {
  const { id, version, kind, from, to, half, part, state, note, reason, certificate, createdAt, decidedAt } = row;
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
    const decided = decidedAt ? { by: decider?.name ?? ABSENCE_MESSAGES.unknownDecider, at: decidedAt } : null;
    return { ...shown, kind, note, reason, certificate: file, decided };
  }
  if (!reach.seesPresence || state !== "approved") return null;
  return { ...shown, version: 0, createdAt: null, kind: null, note: "", reason: "", certificate: null, decided: null };
}
