import { useQuery } from "@tanstack/react-query";
import type { Absence } from "@tresen/contract/absence/absence";
import { ABSENCE_KINDS, type AbsenceKind } from "@tresen/contract/absence/absence-kinds";
import { DAY_PARTS, type DayPart } from "@tresen/contract/absence/day-part";
import { ABSENCE_LABELS } from "@tresen/contract/absence/absence.texts";
import { useState } from "react";
import { call } from "../../../shared/api";
import { useDialogGuard } from "../../admin/form/leaving/leave-guard";
import { COMMON_TEXTS } from "../../shared/common.texts";
import { failureSentences } from "../../shared/failure";
import { Button } from "../../shared/ui/button";
import { DateInput } from "../../shared/ui/date/date-input";
import { Dialog } from "../../shared/ui/dialog";
import { FieldMessage, Input } from "../../shared/ui/input";
import { NativeSelect } from "../../shared/ui/native-select";
import { type AskedDays, absenceQueries } from "./absence-queries";
import { ABSENCES_PAGE as texts } from "./absences.texts";
import { Preview } from "./preview";
import { useAbsenceChange } from "./use-absence-change";

interface RequestDialogProps {
  /** For whom the person may enter absences, beside themselves. */
  people: readonly { id: string; name: string }[];
  /** The one that is changed; without it a further one is entered. */
  absence?: Absence;
  onClose: () => void;
}

/** Asks for days or changes them, and shows at once what they would take and leave, and what speaks against them. */
export function RequestDialog({ people, absence, onClose }: RequestDialogProps) {
  const [days, setDays] = useState<AskedDays>(() => ({
    user: absence?.user.id,
    kind: absence?.kind ?? "holiday",
    from: absence?.from ?? "",
    to: absence?.to ?? "",
    half: absence?.half ?? false,
    part: absence?.part ?? null,
    absence: absence?.id,
  }));
  const [note, setNote] = useState(absence?.note ?? "");
  const change = (part: Partial<AskedDays>): void => setDays({ ...days, ...part });
  const { data: preview } = useQuery(absenceQueries.preview(days));
  const { run, isRunning, error } = useAbsenceChange<void>({
    send: () => {
      const { user, absence: id, ...fields } = days;
      return absence && id
        ? call("PUT /api/absences/{id}", { params: { id }, body: { ...fields, note, version: absence.version } })
        : call("POST /api/absences", { body: { user, ...fields, note } });
    },
    done: () => texts.done[absence ? "changed" : "created"],
    onDone: onClose,
    isToldHere: true,
  });
  // Which half is said of every half day by now, and unknown of earlier ones.
  const extents = (["whole", ...DAY_PARTS, "half"] as const).filter((one) => one !== "half" || isUnknownHalf(absence));
  const isWhole = days.from !== "" && days.to >= days.from && !preview?.overlap;
  const { close, guard } = useDialogGuard({ entered: [days, note], onClose });
  return (
    <>
      <Dialog
        isOpen
        onClose={close}
        title={absence ? (absence.isOwn ? texts.editTitle : texts.editOf(absence.user.name)) : texts.request}
        footer={
          <>
            <Button onPress={onClose}>{COMMON_TEXTS.cancel}</Button>
            <Button variant="primary" isDisabled={!isWhole || isRunning} onPress={() => run()}>
              {absence ? texts.save : texts.send}
            </Button>
          </>
        }
      >
        <div className="flex flex-col gap-4">
          {!absence && people.length > 0 && (
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
              error={days.to !== "" && days.to < days.from ? texts.wrongOrder : undefined}
            />
          </div>
          <NativeSelect
            label={texts.extent}
            options={extents.map((value) => ({ value, label: texts.extents[value] }))}
            value={extentOf(days)}
            onChange={(value) => {
              const part = DAY_PARTS.find((one) => one === value) ?? null;
              change({ half: value !== "whole", part });
            }}
          />
          <Input label={texts.note} maxLength={500} value={note} onChange={setNote} />
          <div role="status" className="flex flex-col gap-1 text-sm">
            {preview && <Preview preview={preview} />}
          </div>
          <div role="alert" className="empty:hidden">
            {error && <FieldMessage>{failureSentences(error, texts.saveFailed)}</FieldMessage>}
          </div>
        </div>
      </Dialog>
      {guard}
    </>
  );
}

const isUnknownHalf = (absence: Absence | undefined): boolean => absence?.half === true && absence.part === null;

function extentOf({ half, part }: AskedDays): DayPart | "whole" | "half" {
  return half ? (part ?? "half") : "whole";
}
