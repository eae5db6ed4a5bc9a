import type { AbsencePreview } from "@tresen/contract/absence/absence";
import { TriangleAlert } from "lucide-react";
import { useZoneOf } from "../../shared/branches";
import { amountText, dayText, kindText, numberText, shiftText } from "./absence-words";
import { ABSENCES_PAGE as texts } from "./absences.texts";

/** So many shifts are named; of a long absence the first ones say enough. */
const NAMED = 6;

/** What an absence would take and leave, and what speaks against it: other absences, colleagues, and the plan. */
export function Preview({
  preview: { taken, left, earned, unit, overlap, covers, returned, others, shifts },
}: {
  preview: AbsencePreview;
}) {
  const zoneOf = useZoneOf();
  const names = [...new Set(others.map(({ name }) => name))].join(", ");
  const planned = shifts.slice(0, NAMED).map((shift) => shiftText({ ...shift, zone: zoneOf(shift.branch) }));
  const more = shifts.length > NAMED ? [texts.moreShifts(shifts.length - NAMED)] : [];
  return (
    <>
      {taken !== null && left !== null && (
        <p>{texts.preview({ taken: amountText({ amount: taken, unit }), left: numberText(left) })}</p>
      )}
      {left !== null && left < 0 && <Warning>{texts.below}</Warning>}
      {earned !== null && <Warning>{texts.earned(amountText({ amount: earned, unit }))}</Warning>}
      {overlap && <Warning>{texts.overlap({ from: dayText(overlap.from), to: dayText(overlap.to) })}</Warning>}
      {covers.map(({ kind, from, to }) => (
        <p key={from}>{texts.covers({ kind: kindText({ kind }), from: dayText(from), to: dayText(to) })}</p>
      ))}
      {returned && (
        <p>
          {returned.units > 0
            ? texts.returned[returned.country](amountText({ amount: returned.units, unit }))
            : texts.notReturned[returned.country]}
        </p>
      )}
      {covers.some(({ kind }) => kind === "compensation") && <p>{texts.compensationStays}</p>}
      {planned.length > 0 && <Warning>{texts.shifts([...planned, ...more].join(", "))}</Warning>}
      {names && <p>{texts.others(names)}</p>}
    </>
  );
}

function Warning({ children }: { children: string }) {
  return (
    <p className="flex items-start gap-1.5 text-warning">
      <TriangleAlert size={16} className="mt-0.5 shrink-0" aria-hidden />
      {children}
    </p>
  );
}
