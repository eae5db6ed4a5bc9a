import type { Absence } from "@tresen/contract/absence/absence";
import { isInAbsence } from "@tresen/contract/absence/day-part";
import { useQuery } from "@tanstack/react-query";
import { clockOf, timesOf } from "@tresen/contract/planning/planner/moved";
import type { PlannerPerson } from "@tresen/contract/planning/planner/planner";
import type { NewShift } from "@tresen/contract/planning/planner/planner-calls";
import { isBinding } from "@tresen/contract/planning/shift.state";
import type { WorkingSchedule } from "@tresen/contract/planning/working-schedule.resource";
import { isChosenIn } from "@tresen/contract/time-tracking/kind/chosen-in";
import { checkShift } from "@tresen/contract/planning/working-schedule.rules";
import { useId, useState } from "react";
import { useDialogGuard } from "../../../admin/form/leaving/leave-guard";
import { COMMON_TEXTS } from "../../../shared/common.texts";
import { Button } from "../../../shared/ui/button";
import { DateInput, TimeInput } from "../../../shared/ui/date/date-input";
import { Dialog } from "../../../shared/ui/dialog";
import { CONTROL, FieldMessage, Input, LABEL } from "../../../shared/ui/input";
import { NativeSelect } from "../../../shared/ui/native-select";
import { SeverityIcon } from "../grid/shift-block";
import { type Mark, absencesOn } from "../model/planner-model";
import { plannerQueries } from "../planner-queries";
import { PLANNER_TEXTS, SHIFT_DIALOG as texts } from "../planner.texts";
import { absenceText, stateText } from "../shift-words";

/** A shift that is opened, or the cell for which one is created. */
export interface EditedShift {
  shift: WorkingSchedule | null;
  user: string | null;
  day: string;
}

interface ShiftDialogProps {
  edited: EditedShift;
  branch: string;
  zone: string;
  people: readonly PlannerPerson[];
  /** Roles that shifts of the branch have, offered while typing. */
  roles: readonly string[];
  department: string;
  marks: readonly Mark[];
  /** Of everybody of the plan: whoever is away can still be planned. */
  absences: readonly Absence[];
  isReadOnly: boolean;
  /** @returns whether it was saved; else the dialog stays with what was typed. */
  onSave: (shift: NewShift) => Promise<boolean>;
  onRemove: () => void;
  onClose: () => void;
}

/** A shift: who, when, and as what. */
export function ShiftDialog({
  edited: { shift, user, day },
  branch,
  zone,
  people,
  roles,
  department,
  marks,
  absences,
  isReadOnly,
  onSave,
  onRemove,
  onClose,
}: ShiftDialogProps) {
  const [draft, setDraft] = useState(() => ({
    user: shift ? (shift.user ?? "") : (user ?? ""),
    day: shift?.day ?? day,
    from: shift ? clockOf({ at: shift.startsAt, zone }) : "09:00",
    to: shift ? clockOf({ at: shift.endsAt, zone }) : "17:00",
    breakMinutes: String(shift?.breakMinutes ?? 30),
    role: shift?.role ?? "",
    department: shift ? (shift.department ?? "") : department,
    kind: shift?.kind ?? "",
    note: shift?.note ?? "",
  }));
  const [fault, setFault] = useState("");
  const [isSaving, setIsSaving] = useState(false);
  const { data: departments = [] } = useQuery(plannerQueries.departments(branch));
  const { data: allKinds = [] } = useQuery(plannerQueries.kinds());
  // What the shift has stays a choice, wherever it may be chosen now.
  const kinds = allKinds.filter((kind) => kind.id === draft.kind || isChosenIn({ kind, branches: [branch] }));
  const [form, list, note] = [useId(), useId(), useId()];
  const set = (changes: Partial<typeof draft>): void => setDraft({ ...draft, ...changes });
  const isFixed = isReadOnly || shift?.state === "cancelled";
  const away = absencesOn({ absences, user: draft.user, day: draft.day }).filter((absence) =>
    isWithin({ absence, draft, zone }),
  );
  const choices = people.filter(({ id, isStaff }) => isStaff || id === draft.user);
  const save = async (): Promise<void> => {
    if (draft.day === "" || draft.from === "" || draft.to === "") return setFault(texts.incomplete);
    if (draft.from === draft.to) return setFault(texts.sameTimes);
    const fields = {
      ...timesOf({ ...draft, zone }),
      breakMinutes: Number(draft.breakMinutes) || 0,
      user: draft.user || null,
      department: draft.department || null,
      ...{ role: draft.role.trim(), note: draft.note.trim(), kind: draft.kind || null },
    };
    const [wrong] = checkShift({ fields });
    setFault(wrong?.message ?? "");
    if (wrong) return;
    setIsSaving(true);
    const isSaved = await onSave(fields);
    setIsSaving(false);
    if (isSaved) onClose();
  };
  const { close, guard } = useDialogGuard({ entered: draft, onClose });
  return (
    <>
      <Dialog
        isOpen
        onClose={close}
        size="md"
        title={shift ? texts.edit : texts.create}
        footer={
          <>
            {shift && !isFixed && (
              <Button variant="danger" className="me-auto" onPress={onRemove}>
                {isBinding(shift.state) ? texts.cancel : texts.remove}
              </Button>
            )}
            <Button onPress={onClose}>{isFixed ? COMMON_TEXTS.close : COMMON_TEXTS.cancel}</Button>
            {!isFixed && (
              <Button type="submit" form={form} variant="primary" isDisabled={isSaving}>
                {COMMON_TEXTS.save}
              </Button>
            )}
          </>
        }
      >
        <form
          id={form}
          className="flex flex-col gap-3"
          onSubmit={(event) => {
            event.preventDefault();
            void save();
          }}
        >
          {shift && <p className="text-sm text-muted">{stateText(shift)}</p>}
          {marks.length > 0 && (
            <ul className="flex flex-col gap-1 text-sm">
              {marks.map(({ severity, text }) => (
                <li key={text} className="flex items-start gap-1.5">
                  <SeverityIcon severity={severity} />
                  <span>
                    {PLANNER_TEXTS.severities[severity]}: {text}
                  </span>
                </li>
              ))}
            </ul>
          )}
          <fieldset disabled={isFixed} className="flex flex-col gap-3">
            <div className="flex flex-col gap-1">
              <span className={LABEL}>{texts.person}</span>
              <NativeSelect
                label={texts.person}
                options={[
                  { value: "", label: texts.nobody },
                  ...choices.map(({ id, name }) => ({ value: id, label: name })),
                ]}
                value={draft.user}
                onChange={(value) => set({ user: value })}
              />
            </div>
            {away.length > 0 && (
              <p role="status" className="flex items-start gap-1.5 text-sm">
                <SeverityIcon severity="warning" />
                {PLANNER_TEXTS.absent(away.map(absenceText).join(", "))}
              </p>
            )}
            <div className="grid grid-cols-1 gap-3 sm:grid-cols-3">
              <DateInput
                label={texts.day}
                required
                value={draft.day}
                onChange={(value) => set({ day: value })}
                zone={zone}
              />
              <TimeInput label={texts.from} value={draft.from} onChange={(from) => set({ from })} />
              <TimeInput label={texts.to} value={draft.to} onChange={(to) => set({ to })} />
            </div>
            {draft.from !== "" && draft.to !== "" && draft.to < draft.from && (
              <p className="text-sm text-muted">{texts.nextDay}</p>
            )}
            <div className="grid grid-cols-1 gap-3 sm:grid-cols-2">
              <Input
                label={texts.breakMinutes}
                inputMode="numeric"
                value={draft.breakMinutes}
                onChange={(breakMinutes) => set({ breakMinutes: breakMinutes.replace(/\D/g, "") })}
              />
              <Input
                label={texts.role}
                list={list}
                maxLength={60}
                value={draft.role}
                onChange={(role) => set({ role })}
              />
              <datalist id={list}>
                {roles.map((role) => (
                  <option key={role} value={role} />
                ))}
              </datalist>
            </div>
            {kinds.length > 0 && (
              <div className="flex flex-col gap-1">
                <span className={LABEL}>{texts.kind}</span>
                <NativeSelect
                  label={texts.kind}
                  options={[
                    { value: "", label: texts.noKind },
                    ...kinds.map(({ id, name }) => ({ value: id, label: name })),
                  ]}
                  value={draft.kind}
                  onChange={(kind) => set({ kind })}
                />
              </div>
            )}
            {departments.length > 0 && (
              <div className="flex flex-col gap-1">
                <span className={LABEL}>{texts.department}</span>
                <NativeSelect
                  label={texts.department}
                  options={[
                    { value: "", label: texts.noDepartment },
                    ...departments.map(({ id, name }) => ({ value: id, label: name })),
                  ]}
                  value={draft.department}
                  onChange={(value) => set({ department: value })}
                />
              </div>
            )}
            <div className="flex flex-col gap-1">
              <label htmlFor={note} className={LABEL}>
                {texts.note}
              </label>
              <textarea
                id={note}
                maxLength={1000}
                value={draft.note}
                onChange={({ target }) => set({ note: target.value })}
                className={`${CONTROL} h-16 py-2`}
              />
            </div>
          </fieldset>
          {fault && <FieldMessage>{fault}</FieldMessage>}
        </form>
      </Dialog>
      {guard}
    </>
  );
}

/** Whether the times fall into an absence of their day; without times it is told. */
function isWithin({
  absence,
  draft,
  zone,
}: {
  absence: Absence;
  draft: { day: string; from: string; to: string };
  zone: string;
}): boolean {
  const { day, from, to } = draft;
  if (from === "" || to === "") return true;
  return isInAbsence({ absence, work: timesOf({ day, from, to, zone }), zone });
}
