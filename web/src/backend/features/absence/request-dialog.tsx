import { useQuery } from "@tanstack/react-query";
import type { AbsencePreview } from "@tresen/contract/absence/absence";
import { ABSENCE_KINDS, type AbsenceKind } from "@tresen/contract/absence/absence-kinds";
import { ABSENCE_LABELS } from "@tresen/contract/absence/absence.texts";
import { TriangleAlert } from "lucide-react";
import { useState } from "react";
import { call } from "../../../shared/api";
import { COMMON_TEXTS } from "../../shared/common.texts";
import { Button } from "../../shared/ui/button";
import { DateInput } from "../../shared/ui/date/date-input";
import { Dialog } from "../../shared/ui/dialog";
import { Input } from "../../shared/ui/input";
import { NativeSelect } from "../../shared/ui/native-select";
import { Switch } from "../../shared/ui/switch";
import { type AskedDays, absenceQueries } from "./absence-queries";
import { dayText, numberText } from "./absence-words";
import { ABSENCES_PAGE as texts } from "./absences.texts";
import { useAbsenceChange } from "./use-absence-change";

interface RequestDialogProps {
  /** For whom the person may enter absences, beside themselves. */
  people: readonly { id: string; name: string }[];
  onClose: () => void;
}

/** Asks for days, and shows at once what they would take and leave, and what speaks against them. */
export function RequestDialog({ people, onClose }: RequestDialogProps) {
  const [days, setDays] = useState<AskedDays>({ user: undefined, kind: "holiday", from: "", to: "", half: false });
  const [note, setNote] = useState("");
  const change = (part: Partial<AskedDays>): void => setDays({ ...days, ...part });
  const { data: preview } = useQuery(absenceQueries.preview(days));
  const { run, isRunning } = useAbsenceChange<void>({
    send: () => call("POST /api/absences", { body: { ...days, note } }),
    onDone: onClose,
  });
  const isWhole = days.from !== "" && days.to >= days.from && !preview?.overlap;
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={texts.request}
      footer={
        <>
          <Button onPress={onClose}>{COMMON_TEXTS.cancel}</Button>
          <Button variant="primary" isDisabled={!isWhole || isRunning} onPress={() => run()}>
            {texts.send}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        {people.length > 0 && (
          <NativeSelect
            label={texts.person}
            options={[
              { value: "", label: texts.myself },
              ...people.map(({ id, name }) => ({ value: id, label: name })),
            ]}
            value={days.user ?? ""}
            onChange={(user) => change({ user: user || undefined })}
          />
        )}
        <NativeSelect
          label={texts.kind}
          options={ABSENCE_KINDS.map((kind) => ({ value: kind, label: ABSENCE_LABELS[kind] }))}
          value={days.kind}
          onChange={(value) => change({ kind: ABSENCE_KINDS.find((kind): kind is AbsenceKind => kind === value) })}
        />
        <div className="flex flex-wrap gap-3">
          <DateInput
            label={texts.from}
            required
            className="min-w-36 flex-1"
            value={days.from}
            onChange={(from) => change({ from, to: days.to < from ? from : days.to })}
          />
          <DateInput
            label={texts.to}
            required
            className="min-w-36 flex-1"
            min={days.from}
            value={days.to}
            onChange={(to) => change({ to })}
          />
        </div>
        <Switch isSelected={days.half} onChange={(half) => change({ half })}>
          {texts.half}
        </Switch>
        <Input label={texts.note} maxLength={500} value={note} onChange={setNote} />
        <div role="status" className="flex flex-col gap-1 text-sm">
          {preview && <Preview preview={preview} />}
        </div>
      </div>
    </Dialog>
  );
}

function Preview({ preview: { taken, left, unit, overlap, others } }: { preview: AbsencePreview }) {
  const names = [...new Set(others.map(({ name }) => name))].join(", ");
  return (
    <>
      {taken !== null && left !== null && (
        <p>{texts.preview({ taken: numberText(taken), left: numberText(left), unit: texts.units[unit] })}</p>
      )}
      {left !== null && left < 0 && <Warning>{texts.below}</Warning>}
      {overlap && <Warning>{texts.overlap({ from: dayText(overlap.from), to: dayText(overlap.to) })}</Warning>}
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
