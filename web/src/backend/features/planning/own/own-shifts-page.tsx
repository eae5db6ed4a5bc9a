import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { addDays, formatExactTime, formatWeekdayDate, zonedTime } from "@tresen/contract/kit/time";
import type { ConsentAnswer } from "@tresen/contract/planning/shift.state";
import type { OwnShift } from "@tresen/contract/planning/working-schedule.calls";
import { overlap } from "@tresen/contract/planning/working-schedule.rules";
import { isOpenSwap } from "@tresen/contract/planning/swap/shift-swap.state";
import { Link } from "@tanstack/react-router";
import { ArrowLeftRight, Smartphone } from "lucide-react";
import { type ReactNode, useEffect, useState } from "react";
import { call } from "../../../../shared/api";
import { serverNow } from "../../../../shared/server-clock";
import { branchQueries, useZoneOf } from "../../../shared/branches";
import { TIME_KEY_PLACE } from "../../../shared/focus/account-places";
import { COMMON_TEXTS, PAGE_TITLES } from "../../../shared/common.texts";
import { failureDetail, failureText } from "../../../shared/failure";
import { showToast } from "../../../shared/toasts";
import { Button, buttonClass } from "../../../shared/ui/button";
import { ErrorState, Skeleton } from "../../../shared/ui/states";
import { swapQueries } from "../../../shared/swaps/swap-queries";
import { ConfirmDialog } from "../../../shared/ui/dialog";
import { NotLoaded } from "../../../shared/ui/not-loaded";
import { AskDialog } from "../swap/ask-dialog";
import { OwnSwaps } from "../swap/own-swaps";
import { SWAP_TEXTS } from "../swap/swap.texts";
import { CalendarSection } from "./calendar-section";
import { MessagesSection } from "./messages-section";
import { TakeDialog } from "./take-dialog";
import { WishesSection } from "./wishes-section";
import { OWN_TEXTS as texts } from "./own.texts";

/** The first and last of the days that are shown. */
const DAYS = 28;

const ownQueries = {
  key: ["own-shifts"] as const,
  list: (from: string) => ({
    queryKey: [...ownQueries.key, from],
    queryFn: ({ signal }: { signal: AbortSignal }) =>
      call("GET /api/working-schedules/mine", { query: { from, to: addDays(from, DAYS - 1) }, signal }),
  }),
};

/** One's own shifts as they were told, what is asked about them, and open ones. */
export function OwnShiftsPage() {
  const zoneOf = useZoneOf();
  const zone = zoneOf("");
  const from = zonedTime({ at: serverNow(), zone }).date;
  const { data, error, refetch, isFetching } = useQuery(ownQueries.list(from));
  const swaps = useQuery(swapQueries.list());
  const [given, setGiven] = useState<OwnShift | null>(null);
  const own = data?.filter(({ isOpen, state }) => !isOpen && state !== "cancelled") ?? [];
  const open = swaps.data?.filter(({ state }) => isOpenSwap(state)) ?? [];
  const giving = (shift: OwnShift): ReactNode => {
    if (shift.state === "cancelled")
      return <span className="rounded-full border border-line-strong px-2 py-0.5 text-xs">{texts.cancelled}</span>;
    if (!swaps.data || Date.parse(shift.startsAt) <= serverNow()) return null;
    if (open.some((one) => one.shift.id === shift.id || one.counter?.id === shift.id))
      return <span className="rounded-full border border-line-strong px-2 py-0.5 text-xs">{SWAP_TEXTS.isOpen}</span>;
    return (
      <Button size="sm" onPress={() => setGiven(shift)}>
        <ArrowLeftRight size={16} aria-hidden /> {SWAP_TEXTS.ask}
      </Button>
    );
  };
  useEffect(() => {
    document.title = COMMON_TEXTS.pageTitle(PAGE_TITLES.ownShifts);
  }, []);
  return (
    <div className="flex h-full min-h-0 flex-col overflow-y-auto">
      <header className="border-b border-line bg-surface px-4 py-3">
        <h1 className="text-xl font-semibold">{PAGE_TITLES.ownShifts}</h1>
        <p className="max-w-prose text-sm text-muted">{texts.intro}</p>
        <Link to="/account" hash={TIME_KEY_PLACE} className={buttonClass({ size: "sm", className: "mt-2" })}>
          <Smartphone size={16} aria-hidden /> {texts.stamp}
        </Link>
      </header>
      <div className="flex max-w-4xl flex-col gap-6 p-4">
        {data ? (
          <>
            {swaps.data ? (
              <OwnSwaps swaps={swaps.data} own={own} />
            ) : (
              swaps.error && (
                <NotLoaded
                  message={SWAP_TEXTS.loadFailed}
                  error={swaps.error}
                  refetch={swaps.refetch}
                  isFetching={swaps.isFetching}
                />
              )
            )}
            <Shifts
              title={texts.mine}
              none={texts.noneOfMine}
              shifts={data.filter(({ isOpen }) => !isOpen)}
              aside={giving}
            >
              {(shift) => <Consent shift={shift} when={whenText({ ...shift, zone: zoneOf(shift.branch) })} />}
            </Shifts>
            <Shifts title={texts.open} none={texts.noneOpen} shifts={data.filter(({ isOpen }) => isOpen)}>
              {(shift) => <Take shift={shift} own={own} />}
            </Shifts>
            <WishesSection />
            <MessagesSection />
            <CalendarSection zone={zone} />
          </>
        ) : error ? (
          <ErrorState
            message={failureText(error, texts.loadFailed)}
            detail={failureDetail(error)}
            onRetry={() => void refetch()}
            isRetrying={isFetching}
          />
        ) : (
          <div role="status" aria-label={COMMON_TEXTS.loading} className="flex flex-col gap-3">
            <Skeleton className="h-24" />
            <Skeleton className="h-24" />
          </div>
        )}
      </div>
      {given && <AskDialog shift={given} zone={zoneOf(given.branch)} onClose={() => setGiven(null)} />}
    </div>
  );
}

interface ShiftsProps {
  title: string;
  /** What stands there without any. */
  none: string;
  shifts: readonly OwnShift[];
  /** What stands beside one. */
  aside?: (shift: OwnShift) => ReactNode;
  /** What can be done with one. */
  children: (shift: OwnShift) => ReactNode;
}

function Shifts({ title, none, shifts, aside, children }: ShiftsProps) {
  const { data: branches = [] } = useQuery(branchQueries.all());
  const zoneOf = useZoneOf();
  return (
    <section aria-label={title} className="flex flex-col gap-2">
      <h2 className="font-semibold">{title}</h2>
      {shifts.length === 0 ? (
        <p className="text-sm text-muted">{none}</p>
      ) : (
        <ul className="divide-y divide-line rounded-panel border border-line bg-surface">
          {shifts.map((shift) => {
            const { id, branch, startsAt, endsAt, role, breakMinutes, note } = shift;
            const zone = zoneOf(branch);
            const facts = [
              branches.find((one) => one.id === branch)?.name ?? "",
              role,
              breakMinutes > 0 ? texts.breakMinutes(breakMinutes) : "",
            ];
            return (
              <li key={id} tabIndex={-1} className="flex flex-col gap-2 px-4 py-3">
                <div className="flex flex-wrap items-start gap-x-3 gap-y-2">
                  <p className="min-w-0 flex-1 basis-60">
                    <span className={`font-medium tabular-nums ${shift.state === "cancelled" ? "line-through" : ""}`}>
                      {whenText({ startsAt, endsAt, zone })}
                    </span>
                    {shift.before && (
                      <span className="block text-sm text-warning">
                        {texts.changed(whenText({ ...shift.before, zone }))}
                      </span>
                    )}
                    <span className="block text-sm text-muted">{facts.filter(Boolean).join(" · ")}</span>
                  </p>
                  {aside?.(shift)}
                </div>
                {note && <p className="max-w-prose text-sm">{note}</p>}
                {children(shift)}
              </li>
            );
          })}
        </ul>
      )}
    </section>
  );
}

/** The question whether the person agrees to a shift that was told or called off too late, or their answer. */
function Consent({ shift: { id, version, state, consent }, when }: { shift: OwnShift; when: string }) {
  const { run, isRunning } = useOwnChange<ConsentAnswer>({
    send: (answer) => call("POST /api/working-schedules/{id}/consent", { params: { id }, body: { version, answer } }),
    failed: texts.answerFailed,
  });
  const [isRefusing, setIsRefusing] = useState(false);
  if (!consent) return null;
  const isCancelled = state === "cancelled";
  if (consent.answer)
    return <p className="text-sm text-muted">{(isCancelled ? texts.cancelAnswers : texts.answers)[consent.answer]}</p>;
  return (
    <div className="flex flex-col gap-2">
      <p className="max-w-prose text-sm">{(isCancelled ? texts.cancelConsent : texts.consent)(consent.paragraph)}</p>
      <div className="flex flex-wrap gap-2">
        <Button variant="primary" isDisabled={isRunning} onPress={() => run("agreed")}>
          {texts.agree}
        </Button>
        <Button isDisabled={isRunning} onPress={() => setIsRefusing(true)}>
          {texts.refuse}
        </Button>
      </div>
      <ConfirmDialog
        isOpen={isRefusing}
        onClose={() => setIsRefusing(false)}
        onConfirm={() => run("refused")}
        title={isCancelled ? texts.cancelRefuseTitle : texts.refuseTitle}
        confirmLabel={texts.refuse}
        isDangerous
      >
        {texts.refuseText(when)}
      </ConfirmDialog>
    </div>
  );
}

/** Takes an open shift after its person has seen what it means, unless they work at that time already. */
function Take({ shift, own }: { shift: OwnShift; own: readonly OwnShift[] }) {
  const { id, version } = shift;
  const zoneOf = useZoneOf();
  const met = own.find((one) => overlap(one, shift));
  const [isAsked, setIsAsked] = useState(false);
  const { run, isRunning } = useOwnChange<undefined>({
    send: () => call("POST /api/working-schedules/{id}/take", { params: { id }, body: { version } }),
    failed: texts.takeFailed,
    done: texts.taken,
  });
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <Button isDisabled={isRunning || met !== undefined} onPress={() => setIsAsked(true)}>
        {texts.take}
      </Button>
      {met && <p className="text-sm text-warning">{texts.overlaps(whenText({ ...met, zone: zoneOf(met.branch) }))}</p>}
      {isAsked && (
        <TakeDialog
          shift={shift}
          when={whenText({ ...shift, zone: zoneOf(shift.branch) })}
          onTake={() => {
            setIsAsked(false);
            run(undefined);
          }}
          onClose={() => setIsAsked(false)}
        />
      )}
    </div>
  );
}

/** `Montag, 8. Juni, 08:00–16:00` */
function whenText({ startsAt, endsAt, zone }: Pick<OwnShift, "startsAt" | "endsAt"> & { zone: string }): string {
  const clock = (at: string): string => formatExactTime({ at: Date.parse(at), zone });
  return `${formatWeekdayDate({ at: Date.parse(startsAt), zone })}, ${clock(startsAt)}–${clock(endsAt)}`;
}

/** A change of one's shifts. Afterwards all of them are read again, also where somebody was faster. */
function useOwnChange<Change>({
  send,
  failed,
  done,
}: {
  send: (change: Change) => Promise<unknown>;
  failed: string;
  done?: string;
}) {
  const client = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: send,
    onSuccess: () => done !== undefined && showToast({ kind: "success", message: done }),
    onError: (error) => showToast({ kind: "error", message: failureText(error, failed), error }),
    onSettled: () => client.invalidateQueries({ queryKey: ownQueries.key }),
  });
  return { run: mutate, isRunning: isPending };
}
