import { ROUNDING_DIRECTIONS } from "@tresen/contract/bulk/adjustment";
import { useCurrency } from "../../../shared/config";
import { Input } from "../../../shared/ui/input";
import { NativeSelect } from "../../../shared/ui/native-select";
import { EDIT_TEXTS } from "../bulk.texts";
import {
  type AdjustmentDraft,
  ROUNDINGS,
  adjustmentOf,
  directionOf,
  roundedTo,
  roundingText,
} from "./adjustment-draft";

interface AdjustmentFieldProps {
  title: string;
  draft: AdjustmentDraft;
  onDraft: (draft: AdjustmentDraft) => void;
}

/** By how much an amount of money rises or falls, and how it is rounded. */
export function AdjustmentField({ title, draft, onDraft }: AdjustmentFieldProps) {
  const currency = useCurrency();
  const { way, text, rounding } = draft;
  const { direction } = rounding;
  const read = adjustmentOf(draft);
  return (
    <div className="grid grid-cols-1 items-end gap-2 sm:grid-cols-2">
      <Input
        label={EDIT_TEXTS.by[way](title)}
        value={text}
        inputMode="text"
        autoComplete="off"
        suffix={way === "percent" ? "%" : currency === "EUR" ? "€" : currency}
        hint={EDIT_TEXTS.signHint}
        error={read && "fault" in read ? read.fault : undefined}
        onChange={(typed) => onDraft({ ...draft, text: typed })}
        className="sm:col-span-2"
      />
      <NativeSelect
        label={EDIT_TEXTS.rounding(title)}
        value={roundingText(rounding)}
        onChange={(value) => onDraft({ ...draft, rounding: { ...roundedTo(value), ...directionOf(direction ?? "") } })}
        options={ROUNDINGS.map((each) => ({ value: each, label: EDIT_TEXTS.roundedTo(each) }))}
      />
      <NativeSelect
        label={EDIT_TEXTS.direction(title)}
        value={direction ?? "nearest"}
        onChange={(value) =>
          onDraft({ ...draft, rounding: { ...roundedTo(roundingText(rounding)), ...directionOf(value) } })
        }
        options={(["nearest", ...ROUNDING_DIRECTIONS] as const).map((each) => ({
          value: each,
          label: EDIT_TEXTS.directions[each],
        }))}
      />
    </div>
  );
}
