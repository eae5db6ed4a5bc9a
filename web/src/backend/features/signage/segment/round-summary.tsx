import type { EntryOrder } from "@tresen/contract/signage/playing/parts";
import { type RoundParts, roundLengths } from "./round-length";
import { ROUND_TEXTS as texts, lengthText } from "./segment-editor.texts";

/** How long a round of the segment takes now. */
export function RoundSummary({
  segment,
  parts,
  order,
  hasEntries,
}: {
  segment: string;
  parts: RoundParts;
  order: EntryOrder;
  hasEntries: boolean;
}) {
  const { most, least } = roundLengths({ ...parts, segment });
  if (!hasEntries) return <span />;
  if (most === 0) return <p className="text-warning">{texts.empty}</p>;
  return (
    <div className="text-sm">
      <p>
        {texts.title} <strong className="tabular-nums">{lengthText(most)}</strong>
        {least !== most && <span className="text-muted"> ({texts.always(lengthText(least))})</span>}.
      </p>
      <p className="text-muted">{texts.orders[order]}</p>
    </div>
  );
}
