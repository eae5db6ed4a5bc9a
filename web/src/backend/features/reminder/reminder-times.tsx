import { REMINDERS } from "@tresen/contract/reminder/reminder-kinds";
import type { Reminder } from "@tresen/contract/reminder/reminder.calls";
import { TriangleAlert } from "lucide-react";
import { type SyntheticEvent, useEffect, useRef, useState } from "react";
import { Button } from "../../shared/ui/button";
import { Input } from "../../shared/ui/input";
import { REMINDERS_PAGE as texts } from "./reminders.texts";
import { type TypedTimes, faultsOf, isChanged } from "./typed-times";

interface TimesProps {
  reminder: Reminder;
  typed: TypedTimes;
  isOvertaken: boolean;
  onForget: () => void;
  onType: (typed: TypedTimes) => void;
  onSave: (change: { wait?: number; time?: string }) => void;
  isSaving: boolean;
}

/** How long before or after, and at which time of the day, as far as the kind has that. */
export function ReminderTimes({ reminder, typed, isOvertaken, onForget, onType, onSave, isSaving }: TimesProps) {
  const form = useRef<HTMLFormElement>(null);
  /** How often it was tried to save what cannot be. */
  const [tried, setTried] = useState(0);
  useEffect(() => {
    if (tried > 0) form.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
  }, [tried]);
  const { kind, wait, waitMost, time } = reminder;
  if (wait === null && time === null) return null;
  const isUnsaved = isChanged({ reminder, typed });
  const faults = faultsOf({ reminder, typed });
  const told = tried > 0 && isUnsaved ? faults : {};
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    if (faults.wait ?? faults.time) return setTried(tried + 1);
    setTried(0);
    onSave({ ...(wait === null ? {} : { wait: Number(typed.wait) }), ...(time === null ? {} : { time: typed.time }) });
  };
  return (
    <form ref={form} noValidate onSubmit={submit} className="flex flex-wrap items-end gap-3">
      {wait !== null && (
        <Input
          type="number"
          label={waitLabel(kind)}
          min={1}
          max={waitMost ?? undefined}
          error={told.wait}
          required
          value={typed.wait}
          onChange={(next) => onType({ ...typed, wait: next })}
          className="w-36"
        />
      )}
      {time !== null && (
        <Input
          type="time"
          label={texts.time}
          required
          error={told.time}
          value={typed.time}
          onChange={(next) => onType({ ...typed, time: next })}
          className="w-36"
        />
      )}
      {isUnsaved && (
        <Button type="submit" variant="primary" isDisabled={isSaving}>
          {texts.save}
        </Button>
      )}
      {isOvertaken && (
        <>
          <Button onPress={onForget}>{texts.takeTheirs}</Button>
          <p role="alert" className="flex basis-full items-start gap-1.5 text-sm text-warning">
            <TriangleAlert size={16} aria-hidden className="mt-0.5 shrink-0" /> {texts.overtaken(storedText(reminder))}
          </p>
        </>
      )}
      {isUnsaved && reminder.waitUnit !== null && <p className="basis-full text-sm text-muted">{texts.waiting}</p>}
    </form>
  );
}

/** What is stored, in words. */
function storedText({ kind, wait, time }: Reminder): string {
  return [
    ...(wait === null ? [] : [texts.value({ label: waitLabel(kind), value: String(wait) })]),
    ...(time === null ? [] : [texts.value({ label: texts.time, value: time })]),
  ].join(", ");
}

function waitLabel(kind: Reminder["kind"]): string {
  const { wait } = REMINDERS[kind];
  if (wait?.unit === "hours") return texts.hoursBefore;
  return wait?.side === "before" ? texts.daysBefore : texts.daysAfter;
}
