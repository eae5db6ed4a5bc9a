import { type PlannerSetup, type StaffingNeed, staffingNeed } from "@tresen/contract/planning/planner/planner";
import { Plus, Trash2 } from "lucide-react";
import { useId, useState } from "react";
import { useDialogGuard } from "../../../admin/form/leaving/leave-guard";
import { COMMON_TEXTS } from "../../../shared/common.texts";
import { Button, IconButton } from "../../../shared/ui/button";
import { Dialog } from "../../../shared/ui/dialog";
import { CONTROL, FieldMessage } from "../../../shared/ui/input";
import { NativeSelect } from "../../../shared/ui/native-select";
import { WEEK_TEXTS as texts } from "../planner.texts";
import { SetupConflict } from "./setup-conflict";
import { useSetup } from "./use-setup";

/** A need as it is typed; `key` tells rows apart. */
interface TypedNeed {
  key: string;
  weekday: string;
  from: string;
  to: string;
  role: string;
  min: string;
  max: string;
}

const typedOf = ({ weekday, from, to, role, min, max }: StaffingNeed, index: number): TypedNeed => ({
  ...{ key: String(index), weekday: String(weekday), from, to, role },
  ...{ min: String(min), max: max === null ? "" : String(max) },
});
const needOf = ({ weekday, from, to, role, min, max }: TypedNeed) =>
  staffingNeed.safeParse({
    ...{ weekday: Number(weekday), from, to, role: role.trim() },
    ...{ min: min === "" ? 0 : Number(min), max: max === "" ? null : Number(max) },
  });

interface NeedsDialogProps {
  branch: string;
  setup: PlannerSetup;
  roles: readonly string[];
  onClose: () => void;
}

/** How many people a branch wants at which hours. */
export function NeedsDialog({ branch, setup, roles, onClose }: NeedsDialogProps) {
  const [rows, setRows] = useState(() => setup.needs.map(typedOf));
  const [isTried, setIsTried] = useState(false);
  const list = useId();
  const { save, saveOver, isSaving, isConflict, fault } = useSetup({ branch, setup, failed: texts.needsFailed });
  const parsed = rows.map(needOf);
  const needs = parsed.flatMap(({ data }) => data ?? []);
  const isValid = needs.length === rows.length;
  const set = (key: string, changes: Partial<TypedNeed>): void =>
    setRows(rows.map((row) => (row.key === key ? { ...row, ...changes } : row)));
  const replacing = (stored: PlannerSetup): PlannerSetup => ({ ...stored, needs });
  const store = (how: typeof save): void => {
    setIsTried(true);
    if (isValid) void how(replacing).then((isSaved) => isSaved && onClose());
  };
  const add = (): void => {
    const last = rows.at(-1);
    const fresh = { weekday: "1", from: "10:00", to: "14:00", role: "", min: "1", max: "" };
    setRows([...rows, { ...fresh, ...last, key: `new ${String(Date.now())} ${String(rows.length)}` }]);
  };
  const { close, guard } = useDialogGuard({ entered: rows, onClose });
  return (
    <>
      <Dialog
        isOpen
        onClose={close}
        size="lg"
        title={texts.needsTitle}
        footer={
          <>
            <Button onPress={onClose}>{COMMON_TEXTS.cancel}</Button>
            <Button variant="primary" isDisabled={isSaving} onPress={() => store(save)}>
              {COMMON_TEXTS.save}
            </Button>
          </>
        }
      >
        <div className="flex flex-col gap-3 text-sm">
          <p className="text-muted">{texts.needsIntro}</p>
          {rows.length === 0 && <p>{texts.noNeeds}</p>}
          {rows.length > 0 && (
            <div aria-hidden className="hidden gap-2 font-medium sm:flex">
              <span className="w-36">{texts.weekday}</span>
              <span className="w-40">{texts.role}</span>
              <span className="w-20">{texts.from}</span>
              <span className="w-20">{texts.to}</span>
              <span className="w-24">{texts.min}</span>
              <span className="w-24">{texts.max}</span>
            </div>
          )}
          <ul className="flex flex-col gap-3">
            {rows.map((row, index) => {
              const isWrong = isTried && !parsed[index]?.success;
              const field = (name: "from" | "to" | "role" | "min" | "max", width: string) => (
                <input
                  aria-label={texts[name]}
                  placeholder={texts[name]}
                  aria-invalid={isWrong || undefined}
                  {...(name === "role" ? { list, maxLength: 60 } : { inputMode: "numeric" as const })}
                  value={row[name]}
                  onChange={({ target }) => set(row.key, { [name]: target.value })}
                  className={`${CONTROL} ${width}`}
                />
              );
              return (
                <li key={row.key} className="grid grid-cols-2 items-center gap-2 sm:flex">
                  <NativeSelect
                    label={texts.weekday}
                    className="sm:w-36"
                    options={texts.weekdayNames.map((label, day) => ({ value: String(day + 1), label }))}
                    value={row.weekday}
                    onChange={(weekday) => set(row.key, { weekday })}
                  />
                  {field("role", "sm:w-40")}
                  {field("from", "sm:w-20")}
                  {field("to", "sm:w-20")}
                  {field("min", "sm:w-24")}
                  {field("max", "sm:w-24")}
                  <IconButton
                    label={texts.removeNeed(index + 1)}
                    onPress={() => setRows(rows.filter(({ key }) => key !== row.key))}
                  >
                    <Trash2 size={16} aria-hidden />
                  </IconButton>
                </li>
              );
            })}
          </ul>
          <datalist id={list}>
            {roles.map((role) => (
              <option key={role} value={role} />
            ))}
          </datalist>
          <Button className="self-start" onPress={add}>
            <Plus size={16} aria-hidden /> {texts.addNeed}
          </Button>
          {isTried && !isValid && <FieldMessage>{texts.needFault}</FieldMessage>}
          {isConflict && <SetupConflict isSaving={isSaving} onSave={() => store(saveOver)} />}
          {fault && <FieldMessage>{fault}</FieldMessage>}
        </div>
      </Dialog>
      {guard}
    </>
  );
}
