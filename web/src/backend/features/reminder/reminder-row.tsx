import { useQuery } from "@tanstack/react-query";
import { MINUTE, formatDateTime } from "@tresen/contract/kit/time";
import type { Reminder } from "@tresen/contract/reminder/reminder.calls";
import { RECIPIENT_LABELS } from "@tresen/contract/reminder/reminder.texts";
import { Eye } from "lucide-react";
import { useId, useState } from "react";
import { configQueries } from "../../shared/config";
import { Button } from "../../shared/ui/button";
import { Switch } from "../../shared/ui/switch";
import { useNow } from "../../shared/use-now";
import { PreviewDialog } from "./preview-dialog";
import { ReminderTimes } from "./reminder-times";
import { REMINDERS_PAGE as texts } from "./reminders.texts";
import type { TypedTimes } from "./typed-times";
import { useReminderChange } from "./use-reminder-change";

/** How often the platform looks for what is due: a time that is nearer, or over, is none to tell. */
const SOON = 5 * MINUTE;

interface RowProps {
  reminder: Reminder;
  typed: TypedTimes;
  /** Whether somebody else has stored something else since it was typed. */
  isOvertaken: boolean;
  onType: (typed: TypedTimes) => void;
  /** What is stored is shown again. */
  onForget: () => void;
}

/** One kind: whether it is on, when it is said, and what came of it last. */
export function ReminderRow({ reminder, onForget, ...times }: RowProps) {
  const id = useId();
  const [isPreviewed, setIsPreviewed] = useState(false);
  const { save, isSaving } = useReminderChange(reminder, { onSaved: onForget });
  const isSmsOff = useQuery(configQueries.one()).data?.enablePluginSMS === false;
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
        {texts.to(RECIPIENT_LABELS[to])} ·{" "}
        {channels.map((channel) => (channel === "sms" && isSmsOff ? texts.smsOff : texts.channels[channel])).join(", ")}
      </p>
      <p className="text-sm tabular-nums">
        <NextRun reminder={reminder} /> · <LastRun reminder={reminder} />
      </p>
      <ReminderTimes {...times} reminder={reminder} onForget={onForget} onSave={save} isSaving={isSaving} />
      {isPreviewed && <PreviewDialog reminder={reminder} onClose={() => setIsPreviewed(false)} />}
    </li>
  );
}

function NextRun({ reminder: { isOn, nextAt, branch } }: { reminder: Reminder }) {
  const now = useNow(MINUTE);
  if (!isOn) return texts.off;
  if (nextAt === null) return texts.noNext;
  if (Date.parse(nextAt) < now + SOON) return texts.soon;
  return texts.next(formatDateTime({ at: Date.parse(nextAt), zone: branch.timeZone }));
}

function LastRun({ reminder: { lastRun, branch } }: { reminder: Reminder }) {
  if (!lastRun) return texts.lastRun({ at: texts.noLast, outcome: "" }).replace(/, $/, "");
  const at = formatDateTime({ at: Date.parse(lastRun.at), zone: branch.timeZone });
  return texts.lastRun({ at, outcome: texts.last[lastRun.outcome] });
}
