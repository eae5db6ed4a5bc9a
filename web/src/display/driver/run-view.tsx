import { formatMoney } from "@tresen/contract/kit/money";
import { formatTime } from "@tresen/contract/kit/time";
import { UNDO_WINDOW } from "@tresen/contract/order/step/earlier-state";
import { useEffect, useState } from "react";
import { DRIVER_TEXTS } from "./driver.texts";
import { StopCard } from "./stop-card";
import { type RunAccess, type Step, useRun } from "./use-run";

/** An answer was under way for a moment of the time that the server grants, in milliseconds. */
const LATENCY = 500;

interface RunViewProps {
  access: RunAccess;
  onRefused: (code: string) => void;
  onEnd: () => void;
  /** Leads back to the driver's other runs, where there are some. */
  onBack?: (() => void) | undefined;
}

/** The stops of a run in their order of visit. */
export function RunView({ access, onRefused, onEnd, onBack }: RunViewProps) {
  const { known, isOffline, isBusy, steps, refusals, dismiss, note, send } = useRun({ access, onRefused });
  const { canUndo, allowUndo } = useUndoTime();
  // What waits to be sent belongs to this run, so another one is opened after that.
  const back = onBack && steps.length === 0 && (
    <button type="button" onClick={onBack}>
      {DRIVER_TEXTS.back}
    </button>
  );
  if (!known)
    return (
      <main className="driver">
        <h1>{DRIVER_TEXTS.title}</h1>
        <p role="status">{isOffline ? DRIVER_TEXTS.unreachable : DRIVER_TEXTS.loading}</p>
        {back}
      </main>
    );
  const { run, at } = known;
  const { timeZone: zone, currency, branch } = run;
  const isNoted = (uid: string): boolean => steps.findLast((step) => step.uid === uid)?.action === "delivered";
  const stops = run.stops.map((stop) => ({ stop, isDelivered: stop.state === "completed" || isNoted(stop.uid) }));
  const done = stops.filter(({ isDelivered }) => isDelivered).length;
  const open = stops.filter(({ stop, isDelivered }) => stop.state !== "canceled" && !isDelivered);
  const take = (step: Step): void => {
    allowUndo({ uid: step.uid, isAllowed: step.action === "delivered" });
    note(step);
  };
  const move = ({ uid, by }: { uid: string; by: -1 | 1 }): void => {
    const visits = open.map(({ stop }) => stop.uid);
    const from = visits.indexOf(uid);
    const [moved = uid] = visits.splice(from, 1);
    visits.splice(from + by, 0, moved);
    void send({ path: "/sequence", body: { uids: visits } });
  };
  const end = async (): Promise<void> => {
    if (!(await send({ path: "/end" }))) return;
    access.store.forget();
    onEnd();
  };
  return (
    <main className="driver">
      <header>
        <h1>{DRIVER_TEXTS.titleOf(run.driver)}</h1>
        <p>
          {DRIVER_TEXTS.progress({ done, all: stops.length })}
          {run.collected > 0 && ` · ${DRIVER_TEXTS.collected(formatMoney(run.collected, currency))}`}
        </p>
        {branch.phone && (
          <a href={`tel:${branch.phone.replaceAll(/[^\d+]/g, "")}`}>{DRIVER_TEXTS.callBranch(branch.name)}</a>
        )}
      </header>
      <p role="status" className="notice" hidden={!isOffline && steps.length === 0}>
        {isOffline && DRIVER_TEXTS.offline(formatTime({ at, zone }))}{" "}
        {steps.length > 0 && DRIVER_TEXTS.waiting(steps.length)}
      </p>
      {refusals.length > 0 && (
        <div role="alert" className="refusal">
          <p>{refusals.join(" ")}</p>
          <button type="button" onClick={dismiss}>
            {DRIVER_TEXTS.understood}
          </button>
        </div>
      )}
      {open.some(({ stop }) => stop.state === "confirmed") && (
        <button type="button" className="primary" disabled={isBusy} onClick={() => void send({ path: "/depart" })}>
          {DRIVER_TEXTS.depart}
        </button>
      )}
      <ol>
        {[...open, ...stops.filter((one) => !open.includes(one))].map(({ stop, isDelivered }) => {
          const place = open.findIndex((one) => one.stop === stop);
          const { uid, ticketNumber } = stop;
          return (
            <StopCard
              key={uid}
              stop={stop}
              zone={zone}
              currency={currency}
              isDelivered={isDelivered}
              isBusy={isBusy || isOffline}
              onDeliver={() => take({ uid, ticketNumber, action: "delivered" })}
              onUndo={canUndo(uid) ? () => take({ uid, ticketNumber, action: "undo" }) : undefined}
              onUp={place > 0 ? () => move({ uid, by: -1 }) : undefined}
              onDown={place >= 0 && place < open.length - 1 ? () => move({ uid, by: 1 }) : undefined}
            />
          );
        })}
      </ol>
      {open.length === 0 && steps.length === 0 && (
        <button type="button" className="primary" disabled={isBusy} onClick={() => void end()}>
          {DRIVER_TEXTS.end}
        </button>
      )}
      {back}
    </main>
  );
}

/** For which orders the driver may still take the last step back. */
function useUndoTime() {
  const [uids, setUids] = useState<Readonly<Record<string, number>>>({});
  useEffect(() => {
    const times = Object.values(uids);
    if (times.length === 0) return;
    const timer = setTimeout(
      () => setUids((all) => Object.fromEntries(Object.entries(all).filter(([, until]) => until > Date.now()))),
      Math.max(0, Math.min(...times) - Date.now()),
    );
    return () => clearTimeout(timer);
  }, [uids]);
  return {
    canUndo: (uid: string): boolean => uid in uids,
    allowUndo: ({ uid, isAllowed }: { uid: string; isAllowed: boolean }): void =>
      setUids(({ [uid]: _, ...rest }) => (isAllowed ? { ...rest, [uid]: Date.now() + UNDO_WINDOW - LATENCY } : rest)),
  };
}
