import { formatDateTime } from "@tresen/contract/kit/time";
import { REMINDERS } from "@tresen/contract/reminder/reminder-kinds";
import type { Reminder } from "@tresen/contract/reminder/reminder.calls";
import { RECIPIENT_LABELS } from "@tresen/contract/reminder/reminder.texts";
import { Eye } from "lucide-react";
import { type SyntheticEvent, useId, useState } from "react";
import { Button } from "../../shared/ui/button";
import { Input } from "../../shared/ui/input";
import { Switch } from "../../shared/ui/switch";
import { PreviewDialog } from "./preview-dialog";
import { REMINDERS_PAGE as texts } from "./reminders.texts";
import { useReminderChange } from "./use-reminder-change";

/** One kind: whether it is on, when it is said, and what came of it last. */
export function ReminderRow({ reminder }: { reminder: Reminder }) {
  const id = useId();
  const [isPreviewed, setIsPreviewed] = useState(false);
  const { save, isSaving } = useReminderChange(reminder);
  const { title, explanation, to, channels, isAdvertising, isOn } = reminder;
  return (
    <li className="flex flex-col gap-2 px-4 py-3">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Switch
          isSelected={isOn}
          isDisabled={isSaving}
          describedBy={id}
          onChange={(next) => save({ isOn: next })}
          className="min-w-0 flex-1 basis-60"
        >
          <span className="font-medium">{title}</span>
        </Switch>
        {isAdvertising && (
          <span className="rounded-full border border-line-strong px-2 py-0.5 text-xs">{texts.advertising}</span>
        )}
        <Button variant="ghost" onPress={() => setIsPreviewed(true)}>
          <Eye size={16} aria-hidden /> {texts.preview}
        </Button>
      </div>
      <p id={id} className="max-w-prose text-sm text-muted">
        {explanation}
      </p>
      <p className="text-sm text-muted">
        {texts.to(RECIPIENT_LABELS[to])} · {channels.map((channel) => texts.channels[channel]).join(", ")}
      </p>
      <p className="text-sm tabular-nums">
        <NextRun reminder={reminder} /> · <LastRun reminder={reminder} />
      </p>
      {/* Anew with each version, so that the fields show what is stored after a change by somebody else. */}
      <Times key={`${reminder.wait} ${reminder.time}`} reminder={reminder} onSave={save} isSaving={isSaving} />
      {isPreviewed && <PreviewDialog reminder={reminder} onClose={() => setIsPreviewed(false)} />}
    </li>
  );
}

function NextRun({ reminder: { isOn, nextAt, branch } }: { reminder: Reminder }) {
  if (!isOn) return texts.off;
  if (nextAt === null) return texts.noNext;
  return texts.next(formatDateTime({ at: Date.parse(nextAt), zone: branch.timeZone }));
}

function LastRun({ reminder: { lastRun, branch } }: { reminder: Reminder }) {
  if (!lastRun) return texts.lastRun({ at: texts.noLast, outcome: "" }).replace(/, $/, "");
  const at = formatDateTime({ at: Date.parse(lastRun.at), zone: branch.timeZone });
  return texts.lastRun({ at, outcome: texts.last[lastRun.outcome] });
}

interface TimesProps {
  reminder: Reminder;
  onSave: (change: { wait?: number; time?: string }) => void;
  isSaving: boolean;
}

/** How long before or after, and at which time of the day, as far as the kind has that. */
function Times({ reminder, onSave, isSaving }: TimesProps) {
  const { kind, wait, waitMost, time } = reminder;
  const [typedWait, setTypedWait] = useState(String(wait ?? ""));
  const [typedTime, setTypedTime] = useState(time ?? "");
  if (wait === null && time === null) return null;
  const isChanged = typedWait !== String(wait ?? "") || typedTime !== (time ?? "");
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    onSave({ ...(wait === null ? {} : { wait: Number(typedWait) }), ...(time === null ? {} : { time: typedTime }) });
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
          value={typedWait}
          onChange={setTypedWait}
          className="w-36"
        />
      )}
      {time !== null && (
        <Input type="time" label={texts.time} required value={typedTime} onChange={setTypedTime} className="w-36" />
      )}
      {isChanged && (
        <Button type="submit" variant="primary" isDisabled={isSaving}>
          {texts.save}
        </Button>
      )}
      {isChanged && reminder.waitUnit !== null && <p className="basis-full text-sm text-muted">{texts.waiting}</p>}
    </form>
  );
}

function waitLabel(kind: Reminder["kind"]): string {
  const { wait } = REMINDERS[kind];
  if (wait?.unit === "hours") return texts.hoursBefore;
  return wait?.side === "before" ? texts.daysBefore : texts.daysAfter;
}
