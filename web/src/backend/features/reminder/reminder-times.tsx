import { REMINDERS } from "@tresen/contract/reminder/reminder-kinds";
import type { Reminder } from "@tresen/contract/reminder/reminder.calls";
import type { SyntheticEvent } from "react";
import { Button } from "../../shared/ui/button";
import { Input } from "../../shared/ui/input";
import { REMINDERS_PAGE as texts } from "./reminders.texts";
import { type TypedTimes, isChanged } from "./typed-times";

interface TimesProps {
  reminder: Reminder;
  typed: TypedTimes;
  onType: (typed: TypedTimes) => void;
  onSave: (change: { wait?: number; time?: string }) => void;
  isSaving: boolean;
}

/** How long before or after, and at which time of the day, as far as the kind has that. */
export function ReminderTimes({ reminder, typed, onType, onSave, isSaving }: TimesProps) {
  const { kind, wait, waitMost, time } = reminder;
  if (wait === null && time === null) return null;
  const isUnsaved = isChanged({ reminder, typed });
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    onSave({ ...(wait === null ? {} : { wait: Number(typed.wait) }), ...(time === null ? {} : { time: typed.time }) });
  };
  return (
    <form onSubmit={submit} className="flex flex-wrap items-end gap-3">
      {wait !== null && (
        <Input
          type="number"
          label={waitLabel(kind)}
          min={1}
          max={waitMost ?? undefined}
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
      {isUnsaved && reminder.waitUnit !== null && <p className="basis-full text-sm text-muted">{texts.waiting}</p>}
    </form>
  );
}

function waitLabel(kind: Reminder["kind"]): string {
  const { wait } = REMINDERS[kind];
  if (wait?.unit === "hours") return texts.hoursBefore;
  return wait?.side === "before" ? texts.daysBefore : texts.daysAfter;
}
