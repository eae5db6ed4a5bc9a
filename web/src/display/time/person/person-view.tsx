import { type StampingAction, offeredActions } from "@tresen/contract/time-tracking/activity.state";
import { formatHours } from "@tresen/contract/time-tracking/recorded-time";
import { formatExactTime } from "@tresen/contract/kit/time";
import { type ReactNode, useState } from "react";
import { useNow } from "../../shared/use-now";
import type { ShownState, StampingDetails } from "../queue/kept-stamping";
import type { Asking } from "../time-api";
import { TIME_TEXTS } from "../time.texts";
import { type Booked, type Choices, Choice, Chooser } from "./chooser";
import { kindsOf, useLastChoice } from "./last-choice";
import { OwnEntries } from "./own-entries";
import { OwnShifts } from "./own-shifts";

export interface PersonViewProps {
  /** Their state, with what waits to be sent. */
  shown: ShownState;
  /** What runs by what the server told last; null where it is not known. */
  activity: Booked | null;
  choices: Choices;
  /** The id of the person, whose last choice is remembered on their own phone; null at a terminal. */
  remembered: string | null;
  zone: string;
  /** How their own entries are asked for; null without a connection. */
  asking: Asking | null;
  /** The time by the server's clock, as far as the device knows it. */
  now: () => number;
  onStamp: (action: StampingAction, details: StampingDetails) => void;
}

type Part = { name: "actions" } | { name: "choose"; kind: string | null } | { name: "entries" | "shifts" };

/** What a person can do: come, go, pause, switch, and look at their own entries and shifts. */
export function PersonView({
  shown,
  activity,
  choices: all,
  remembered,
  zone,
  asking,
  now,
  onStamp: send,
}: PersonViewProps) {
  const kind = activity?.kind ?? null;
  const [part, setPart] = useState<Part>({ name: "actions" });
  const last = useLastChoice({ person: remembered, branches: all.branches });
  const isOneOfSeveral = all.branches.length > 1;
  /** Whoever is in works where they came in, and goes before they come elsewhere. */
  const working = shown.state === null ? undefined : all.branches.find(({ id }) => id === shown.branch);
  const branch = working?.id ?? last.branch;
  const isAsked = isOneOfSeveral && !working;
  const kinds = kindsOf({ kinds: all.kinds, branch: isOneOfSeveral ? branch : null });
  // Breaks begin with their own button, and are no work to come for or to switch to. Without a project that could be
  // chosen, as at a terminal that nobody has used with a connection yet, what needs one cannot be begun.
  const isOffered = ({ isBreak, isProjectRequired }: Choices["kinds"][number]): boolean =>
    !isBreak && !(isProjectRequired && all.projects.length === 0);
  const choices = { ...all, kinds: kinds.filter(isOffered) };
  const onStamp: PersonViewProps["onStamp"] = (action, details) => {
    if (action !== "start") return send(action, details);
    last.keepKind(details.kind ?? null);
    send(action, isOneOfSeveral && branch !== "" ? { ...details, branch } : details);
  };
  /** Whether it is known where the person works. */
  const isPlaced = !isOneOfSeveral || branch !== "";
  const back = (): void => setPart({ name: "actions" });
  if (part.name === "choose")
    return (
      <Chooser
        choices={choices}
        kind={part.kind}
        running={shown.state === null ? null : activity}
        isSwitch={shown.state !== null}
        onChosen={(details) => onStamp("start", details)}
        onBack={back}
      />
    );
  if (part.name === "entries")
    return (
      <Asked
        asking={asking}
        onBack={back}
        hasOwnBack
        show={(one) => <OwnEntries asking={one} kinds={all.kinds} zone={zone} onBack={back} />}
      />
    );
  if (part.name === "shifts")
    return <Asked asking={asking} onBack={back} show={(one) => <OwnShifts asking={one} zone={zone} />} />;
  const start = (chosen: Choices["kinds"][number] | null): void => {
    if (chosen?.isProjectRequired) setPart({ name: "choose", kind: chosen?.id ?? null });
    else onStamp("start", chosen ? { kind: chosen.id } : {});
  };
  return (
    <>
      <State shown={shown} kind={all.kinds.find(({ id }) => id === kind)?.name ?? ""} zone={zone} now={now} />
      {isAsked && (
        <div className="chooser">
          <Choice
            label={TIME_TEXTS.branch}
            value={last.branch}
            options={all.branches}
            {...(last.branch === "" ? { none: TIME_TEXTS.chooseBranch } : {})}
            onChange={last.chooseBranch}
          />
        </div>
      )}
      <div className="actions">
        {offeredActions(shown.state)
          .filter((action) => action !== "start")
          .map((action) => (
            <button key={action} type="button" className={`big ${action}`} onClick={() => onStamp(action, {})}>
              {TIME_TEXTS.actions[action]}
            </button>
          ))}
        {shown.state === null && isPlaced && choices.kinds.length === 0 && (
          <button type="button" className="big start" onClick={() => start(null)}>
            {TIME_TEXTS.actions.start}
          </button>
        )}
      </div>
      {isPlaced && choices.kinds.length > 0 && (
        <section aria-labelledby="kinds">
          <h2 id="kinds">{shown.state === null ? TIME_TEXTS.startAs : TIME_TEXTS.switchTo}</h2>
          <div className="kinds">
            {choices.kinds
              .filter(({ id }) => shown.state === null || id !== kind)
              .map((one) => (
                <button
                  key={one.id}
                  type="button"
                  className={shown.state === null ? "big start" : "big"}
                  onClick={() => start(one)}
                >
                  <i className="mark" style={{ background: one.color }} aria-hidden />
                  {one.name}
                </button>
              ))}
          </div>
        </section>
      )}
      <div className="row">
        {isPlaced && (
          <button type="button" className="tool" onClick={() => setPart({ name: "choose", kind: kind ?? last.kind })}>
            {TIME_TEXTS.more}
          </button>
        )}
        <button type="button" className="tool" onClick={() => setPart({ name: "entries" })}>
          {TIME_TEXTS.entries}
        </button>
        <button type="button" className="tool" onClick={() => setPart({ name: "shifts" })}>
          {TIME_TEXTS.shifts}
        </button>
      </div>
    </>
  );
}

function State({
  shown: { state, since },
  kind,
  zone,
  now: read,
}: {
  shown: ShownState;
  kind: string;
  zone: string;
  now: () => number;
}) {
  const now = useNow(10_000, read);
  if (state === null || since === null) return <p className="state">{TIME_TEXTS.notIn}</p>;
  const at = Date.parse(since);
  const time = formatExactTime({ at, zone });
  return (
    <p className="state" data-state={state}>
      <span>{state === "paused" ? TIME_TEXTS.pausing(time) : TIME_TEXTS.running({ since: time, kind })}</span>
      <strong>{TIME_TEXTS.lasted(formatHours(Math.max(0, now - at) / 1000))}</strong>
    </p>
  );
}

function Asked({
  asking,
  show,
  hasOwnBack = false,
  onBack,
}: {
  asking: Asking | null;
  /** What is shown has its own way back, since parts of it lead back to it first. */
  hasOwnBack?: boolean;
  show: (asking: Asking) => ReactNode;
  onBack: () => void;
}) {
  return (
    <>
      {asking ? show(asking) : <p role="status">{TIME_TEXTS.onlyOnline}</p>}
      {!(asking && hasOwnBack) && (
        <button type="button" className="tool" onClick={onBack}>
          {TIME_TEXTS.back}
        </button>
      )}
    </>
  );
}
