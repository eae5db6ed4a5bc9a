import { ROUNDING_STEPS } from "@tresen/contract/bulk/adjustment";
import { useCurrency } from "../../../shared/config";
import { Input } from "../../../shared/ui/input";
import { NativeSelect } from "../../../shared/ui/native-select";
import { EDIT_TEXTS } from "../bulk.texts";
import { type AdjustmentDraft, adjustmentOf, stepOf } from "./adjustment-draft";

interface AdjustmentFieldProps {
  title: string;
  draft: AdjustmentDraft;
  onDraft: (draft: AdjustmentDraft) => void;
}

/** By how much an amount of money rises or falls, and how it is rounded. */
export function AdjustmentField({ title, draft, onDraft }: AdjustmentFieldProps) {
  const currency = useCurrency();
  const { way, text, step } = draft;
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
        value={String(step)}
        onChange={(value) => onDraft({ ...draft, step: stepOf(value) })}
        options={ROUNDING_STEPS.map((each) => ({ value: String(each), label: EDIT_TEXTS.step(each) }))}
      />
    </div>
  );
}
