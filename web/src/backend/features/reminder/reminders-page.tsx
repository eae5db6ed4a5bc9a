import { useQuery } from "@tanstack/react-query";
import type { Reminder } from "@tresen/contract/reminder/reminder.calls";
import { REMINDERS_TITLE } from "@tresen/contract/reminder/reminders-title.texts";
import { BellRing } from "lucide-react";
import { useEffect } from "react";
import { COMMON_TEXTS } from "../../shared/common.texts";
import { failureDetail, failureText } from "../../shared/failure";
import { NativeSelect } from "../../shared/ui/native-select";
import { EmptyState, ErrorState, Skeleton } from "../../shared/ui/states";
import { reminderQueries } from "./reminder-queries";
import { ReminderRow } from "./reminder-row";
import { REMINDERS_PAGE as texts } from "./reminders.texts";

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
        <Groups reminders={(data ?? []).filter((one) => one.branch.id === shown.id)} />
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
    </div>
  );
}

function Groups({ reminders }: { reminders: readonly Reminder[] }) {
  const toCustomers = reminders.filter(({ to }) => to === "customer");
  const toStaff = reminders.filter(({ to }) => to !== "customer");
  return (
    <div className="flex flex-col gap-6 p-4">
      <Group title={texts.groups.customer} reminders={toCustomers} />
      <Group title={texts.groups.staff} reminders={toStaff} />
    </div>
  );
}

function Group({ title, reminders }: { title: string; reminders: readonly Reminder[] }) {
  return (
    <section aria-label={title} className="flex max-w-4xl flex-col gap-2">
      <h2 className="font-semibold">{title}</h2>
      <ul className="divide-y divide-line rounded-panel border border-line bg-surface">
        {reminders.map((reminder) => (
          <ReminderRow key={`${reminder.branch.id} ${reminder.kind}`} reminder={reminder} />
        ))}
      </ul>
    </section>
  );
}
