import { useQuery } from "@tanstack/react-query";
import type { Reminder } from "@tresen/contract/reminder/reminder.calls";
import { REMINDERS_TITLE } from "@tresen/contract/reminder/reminders-title.texts";
import { BellRing } from "lucide-react";
import { type ReactNode, useEffect, useState } from "react";
import { useLeaveGuard } from "../../admin/form/leaving/leave-guard";
import { LEAVING_TEXTS } from "../../admin/form/leaving/leaving.texts";
import { COMMON_TEXTS } from "../../shared/common.texts";
import { failureDetail, failureText } from "../../shared/failure";
import { NativeSelect } from "../../shared/ui/native-select";
import { EmptyState, ErrorState, Skeleton } from "../../shared/ui/states";
import { reminderQueries } from "./reminder-queries";
import { ReminderRow } from "./reminder-row";
import { REMINDERS_PAGE as texts } from "./reminders.texts";
import { type KeptTimes, type TypedTimes, isChanged, isOvertaken, keyOf, storedOf, typedOf } from "./typed-times";

interface RemindersPageProps {
  /** The id of the branch that is shown; the first one without it. */
  branch: string | undefined;
  onBranch: (branch: string) => void;
}

/** What the platform says by itself in a branch, with when it does so next. */
export function RemindersPage({ branch, onBranch }: RemindersPageProps) {
  const { data, error, refetch, isFetching } = useQuery(reminderQueries.list());
  useEffect(() => {
    document.title = COMMON_TEXTS.pageTitle(REMINDERS_TITLE);
  }, []);
  // Also what was typed for a branch that is not shown now.
  const [kept, setKept] = useState<ReadonlyMap<string, KeptTimes>>(new Map());
  const keep = ({ reminder, typed }: { reminder: Reminder; typed: TypedTimes | null }): void =>
    setKept((all) => {
      const changed = new Map(all);
      const key = keyOf(reminder);
      if (typed) changed.set(key, { ...typed, stored: all.get(key)?.stored ?? storedOf(reminder) });
      else changed.delete(key);
      return changed;
    });
  const typedIn = (reminder: Reminder) => typedOf({ reminder, kept: kept.get(keyOf(reminder)) });
  const leaving = useLeaveGuard({
    isUnsaved: () => (data ?? []).some((reminder) => isChanged({ reminder, typed: typedIn(reminder) })),
    question: LEAVING_TEXTS,
  });
  const rowOf = (reminder: Reminder) => (
    <ReminderRow
      key={keyOf(reminder)}
      reminder={reminder}
      typed={typedIn(reminder)}
      isOvertaken={isOvertaken({ reminder, kept: kept.get(keyOf(reminder)) })}
      onType={(typed) => keep({ reminder, typed: isChanged({ reminder, typed }) ? typed : null })}
      onForget={() => keep({ reminder, typed: null })}
    />
  );
  const branches = [...new Map((data ?? []).map(({ branch: one }) => [one.id, one])).values()];
  const shown = branches.find(({ id }) => id === branch) ?? branches[0];
  return (
    <div className="flex h-full min-h-0 flex-col overflow-y-auto">
      <header className="flex flex-col gap-3 border-b border-line bg-surface px-4 py-3">
        <div>
          <h1 className="text-xl font-semibold">{REMINDERS_TITLE}</h1>
          <p className="max-w-prose text-sm text-muted">{texts.intro}</p>
        </div>
        {shown && branches.length > 1 && (
          <NativeSelect
            label={texts.branch}
            className="max-w-xs"
            options={branches.map(({ id, name }) => ({ value: id, label: name }))}
            value={shown.id}
            onChange={onBranch}
          />
        )}
      </header>
      {shown ? (
        <Groups reminders={(data ?? []).filter((one) => one.branch.id === shown.id)} rowOf={rowOf} />
      ) : data ? (
        <EmptyState icon={<BellRing size={36} aria-hidden />} title={texts.none}>
          {texts.noneHint}
        </EmptyState>
      ) : error ? (
        <ErrorState
          message={failureText(error, texts.loadFailed)}
          detail={failureDetail(error)}
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        />
      ) : (
        <div role="status" aria-label={COMMON_TEXTS.loading} className="flex flex-col gap-3 p-4">
          <Skeleton className="h-24" />
          <Skeleton className="h-24" />
          <Skeleton className="h-24" />
        </div>
      )}
      {leaving}
    </div>
  );
}

interface GroupsProps {
  reminders: readonly Reminder[];
  rowOf: (reminder: Reminder) => ReactNode;
}

function Groups({ reminders, rowOf }: GroupsProps) {
  const toCustomers = reminders.filter(({ to }) => to === "customer");
  const toStaff = reminders.filter(({ to }) => to !== "customer");
  return (
    <div className="flex flex-col gap-6 p-4">
      <Group title={texts.groups.customer} reminders={toCustomers} rowOf={rowOf} />
      <Group title={texts.groups.staff} reminders={toStaff} rowOf={rowOf} />
    </div>
  );
}

function Group({ title, reminders, rowOf }: GroupsProps & { title: string }) {
  return (
    <section aria-label={title} className="flex max-w-4xl flex-col gap-2">
      <h2 className="font-semibold">{title}</h2>
      <ul className="divide-y divide-line rounded-panel border border-line bg-surface">{reminders.map(rowOf)}</ul>
    </section>
  );
}
