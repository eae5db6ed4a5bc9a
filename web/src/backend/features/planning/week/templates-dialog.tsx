import type { Absence } from "@tresen/contract/absence/absence";
import { BATCH_LIMIT } from "@tresen/contract/planning/planner/planner-calls";
import type { PlannerPerson, PlannerSetup, ShiftTemplate } from "@tresen/contract/planning/planner/planner";
import { shiftsOfTemplate, templateShifts } from "@tresen/contract/planning/planner/templates";
import type { WorkingSchedule } from "@tresen/contract/planning/working-schedule.resource";
import { Trash2 } from "lucide-react";
import { useState } from "react";
import { COMMON_TEXTS } from "../../../shared/common.texts";
import { Button, IconButton } from "../../../shared/ui/button";
import { Dialog } from "../../../shared/ui/dialog";
import { FieldMessage, Input } from "../../../shared/ui/input";
import { Checkbox } from "../../../shared/ui/switch";
import type { PlanChanges } from "../edit/use-plan-changes";
import { WEEK_TEXTS as texts } from "../planner.texts";
import { AddedShifts } from "./added-shifts";
import { type ConflictChoice, chosenShifts, withConflicts } from "./conflicts";
import { Refusals } from "./refusals";
import { SetupConflict } from "./setup-conflict";
import { useAdding } from "./use-adding";
import { useSetup } from "./use-setup";

interface TemplatesDialogProps {
  branch: string;
  zone: string;
  monday: string;
  setup: PlannerSetup;
  /** The shifts of the week that is shown, and all of the branch in it. */
  shown: readonly WorkingSchedule[];
  shifts: readonly WorkingSchedule[];
  people: readonly PlannerPerson[];
  absences: readonly Absence[];
  changes: PlanChanges;
  onClose: () => void;
}

/** Sets of shifts of a week that are used again. */
export function TemplatesDialog({
  branch,
  zone,
  monday,
  setup,
  shown,
  shifts,
  people,
  absences,
  changes,
  onClose,
}: TemplatesDialogProps) {
  const [applied, setApplied] = useState<ShiftTemplate | null>(null);
  const [choice, setChoice] = useState<ConflictChoice>("open");
  const { add, isAdding, refused } = useAdding({ changes, onDone: onClose });
  const added = applied
    ? withConflicts({
        added: shiftsOfTemplate({ shifts: applied.shifts, monday, zone }),
        ...{ shifts, people, absences, zone },
      })
    : [];
  const chosen = chosenShifts({ added, choice });
  return (
    <Dialog
      isOpen
      onClose={onClose}
      size="md"
      title={applied ? `${texts.template}: ${applied.name}` : texts.templatesTitle}
      footer={
        <>
          {applied && !refused && <Button onPress={() => setApplied(null)}>{COMMON_TEXTS.back}</Button>}
          <Button onPress={onClose}>{COMMON_TEXTS.close}</Button>
          {applied && !refused && (
            <Button
              variant="primary"
              isDisabled={isAdding || chosen.length === 0 || chosen.length > BATCH_LIMIT}
              onPress={() => add(chosen)}
            >
              {texts.apply(chosen.length)}
            </Button>
          )}
        </>
      }
    >
      {refused ? (
        <Refusals refused={refused} />
      ) : applied ? (
        <div className="flex flex-col gap-3 text-sm">
          <p>{texts.applyTemplate}</p>
          <AddedShifts {...{ added, people, zone, choice }} onChoice={setChoice} />
        </div>
      ) : (
        <TemplateList {...{ branch, zone, setup, shown }} onApply={setApplied} />
      )}
    </Dialog>
  );
}

function TemplateList({
  branch,
  zone,
  setup,
  shown,
  onApply,
}: Pick<TemplatesDialogProps, "branch" | "zone" | "setup" | "shown"> & { onApply: (template: ShiftTemplate) => void }) {
  const [name, setName] = useState("");
  const [isWithPeople, setIsWithPeople] = useState(true);
  const { save, saveOver, isSaving, isConflict, fault } = useSetup({ branch, setup, failed: texts.setupFailed });
  const adding = (stored: PlannerSetup): PlannerSetup => ({
    ...stored,
    templates: [
      // One of the same name is replaced.
      ...stored.templates.filter((one) => one.name.toLowerCase() !== name.trim().toLowerCase()),
      {
        id: `tpl_${crypto.randomUUID()}`,
        name: name.trim(),
        shifts: templateShifts({ shifts: shown, zone, isWithPeople }),
      },
    ],
  });
  const done = (isSaved: boolean): void => {
    if (isSaved) setName("");
  };
  return (
    <div className="flex flex-col gap-4 text-sm">
      {setup.templates.length === 0 && <p className="text-muted">{texts.noTemplates}</p>}
      <ul className="flex flex-col divide-y divide-line">
        {setup.templates.map((template) => (
          <li key={template.id} className="flex flex-wrap items-center gap-2 py-2">
            <span className="min-w-0 flex-1">
              <span className="font-medium wrap-anywhere">{template.name}</span>
              <span className="block text-muted">{texts.templateSize(template.shifts.length)}</span>
            </span>
            <Button onPress={() => onApply(template)}>{texts.applyTemplate}</Button>
            <IconButton
              label={texts.removeTemplate(template.name)}
              onPress={() =>
                void save((stored) => ({
                  ...stored,
                  templates: stored.templates.filter(({ id }) => id !== template.id),
                }))
              }
            >
              <Trash2 size={16} aria-hidden />
            </IconButton>
          </li>
        ))}
      </ul>
      <form
        className="flex flex-col gap-2"
        onSubmit={(event) => {
          event.preventDefault();
          void save(adding).then(done);
        }}
      >
        <h3 className="font-semibold">{texts.save}</h3>
        <Input label={texts.name} required maxLength={60} value={name} onChange={setName} />
        <Checkbox isSelected={isWithPeople} onChange={setIsWithPeople}>
          {texts.withPeople}
        </Checkbox>
        <Button type="submit" className="self-start" isDisabled={isSaving || name.trim() === "" || shown.length === 0}>
          {texts.saveTemplate}
        </Button>
      </form>
      {isConflict && <SetupConflict isSaving={isSaving} onSave={() => void saveOver(adding).then(done)} />}
      {fault && <FieldMessage>{fault}</FieldMessage>}
    </div>
  );
}
