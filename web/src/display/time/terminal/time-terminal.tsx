import type { StampingAction } from "@tresen/contract/time-tracking/activity.state";
import type { TerminalPeople, TimeTrackingMe } from "@tresen/contract/time-tracking/time-tracking.calls";
import { DEFAULT_TIME_ZONE, formatTime } from "@tresen/contract/kit/time";
import { useCallback, useEffect, useRef, useState } from "react";
import { Refusal } from "../../shared/display-api";
import type { Paired } from "../../shared/paired";
import { useNow } from "../../shared/use-now";
import { Done } from "../person/done";
import { Face } from "../person/face";
import { Heading } from "../person/heading";
import { PersonView } from "../person/person-view";
import { Unsettled } from "../person/unsettled";
import {
  type KeptStamping,
  NOT_IN,
  type ShownState,
  type StampingDetails,
  stateAfter,
  stateOf,
} from "../queue/kept-stamping";
import { useSounds } from "../sounds";
import { StatusLine } from "../status-line";
import { askMe } from "../time-api";
import { TIME_TEXTS } from "../time.texts";
import { Names } from "./names";
import { PinPad } from "./pin-pad";
import { useIdle } from "./use-idle";
import { useSent } from "./use-sent";
import { type Terminal, useTerminal } from "./use-terminal";
import "../time.css";
import "../person.css";

type Person = TerminalPeople["people"][number];
/** Nobody is there any longer, and the next person shall not see what the last one saw. */
const IDLE = 25_000;

type View =
  | { name: "names" }
  | { name: "pin"; person: Person; message: string; isBusy: boolean }
  /** `me` is null where the PIN could not be checked. */
  /** `before`: what waited to be sent when the server was asked, which it may have got before or after it answered. */
  | { name: "person"; person: Person; pin: string; me: TimeTrackingMe | null; before: readonly KeptStamping[] }
  | { name: "done"; stamping: KeptStamping; isSwitch: boolean };
const NAMES: View = { name: "names" };

/** The time terminal of a branch: who one is, the PIN, what one does, and back to the names. */
export function TimeTerminal({ paired, onRefused }: { paired: Paired; onRefused: () => void }) {
  const terminal = useTerminal({ paired, onRefused });
  if (!terminal)
    return (
      <main className="time">
        <p role="status">{TIME_TEXTS.loading}</p>
      </main>
    );
  return <Opened paired={paired} terminal={terminal} />;
}

function Opened({ paired, terminal }: { paired: Paired; terminal: Terminal }) {
  const { known, people, time, pictures, learn } = terminal;
  const [view, setView] = useState<View>(NAMES);
  const sounds = useSounds();
  const back = useCallback(() => setView(NAMES), []);
  // Whoever waits for an answer has not left.
  const isWaiting = view.name === "pin" && view.isBusy;
  const isActive = view.name !== "names" && view.name !== "done" && !isWaiting;
  useIdle({ after: IDLE, isActive, onIdle: back });
  const zone = known?.people.branch.timeZone ?? DEFAULT_TIME_ZONE;
  const refused = time.stampings.filter(({ refusal }) => refusal !== null);
  const pictureOf = ({ image }: Person): string | null => image && (pictures[image] ?? image);
  const { play } = sounds;
  const refusal =
    view.name === "done" ? (time.stampings.find(({ id }) => id === view.stamping.id)?.refusal ?? null) : null;
  const isRefused = refusal !== null;
  useEffect(() => {
    if (isRefused) play("refused");
  }, [isRefused, play]);

  /** Of several answers the one to the last question counts, and none after somebody has left. */
  const asked = useRef(0);
  const isKeeping = useRef(false);
  const signIn = async (person: Person, pin: string): Promise<void> => {
    asked.current += 1;
    const own = asked.current;
    const before = time.stampings.filter((one) => one.person === person.id);
    setView({ name: "pin", person, message: "", isBusy: true });
    const show = (next: View): void =>
      setView((current) => (own === asked.current && current.name === "pin" && current.isBusy ? next : current));
    try {
      const me = await askMe({ token: paired.key, person: person.id, pin });
      time.queue.noteContact();
      learn(me);
      show({ name: "person", person, pin, me, before });
    } catch (error) {
      const { status } = error instanceof Refusal ? error : new Refusal(0, "", "");
      if (status === 0 || status >= 500) {
        if (status === 0) time.queue.noteTrouble("offline");
        return show({ name: "person", person, pin, me: null, before });
      }
      play("refused");
      const message = status === 403 ? TIME_TEXTS.wrongPin : status === 429 ? TIME_TEXTS.tooMany : TIME_TEXTS.failed;
      show({ name: "pin", person, message, isBusy: false });
    }
  };
  useSent({
    person: view.name === "person" ? view.person.id : "",
    stampings: time.stampings,
    // What was refused is no part of what the server told: with it they may have come or gone.
    onSent: async () => {
      if (view.name !== "person" || view.me === null) return;
      const { person, pin } = view;
      const before = time.stampings.filter((one) => one.person === person.id);
      const me = await askMe({ token: paired.key, person: person.id, pin }).catch(() => null);
      setView((current) =>
        me && current.name === "person" && current.person.id === person.id ? { ...current, me, before } : current,
      );
    },
  });
  const stamp = async (action: StampingAction, details: StampingDetails): Promise<void> => {
    // A second tap of the same finger is no second stamping.
    if (view.name !== "person" || isKeeping.current) return;
    isKeeping.current = true;
    const { person, pin } = view;
    const isSwitch = action === "start" && shownOf(view).state !== null;
    try {
      const stamping = await time.queue.add({
        ...{ person: person.id, name: person.name, action, pin },
        details: { ...details, branch: paired.branch },
      });
      play(action);
      setView({ name: "done", stamping, isSwitch });
    } catch {
      play("refused");
      setView({ name: "pin", person, message: TIME_TEXTS.notKept, isBusy: false });
    } finally {
      isKeeping.current = false;
    }
  };

  /**
   * What the server told of the person just now, else what the terminal knows, with what waits to be sent. What was sent
   * since the server was asked counts as well: its answer may be from before. Counted twice it makes no difference.
   */
  const shownOf = ({ person, me, before }: View & { name: "person" }): ShownState => {
    if (me === null) return people.find(({ id }) => id === person.id) ?? NOT_IN;
    const known = new Map(before.map((one) => [one.id, one]));
    for (const one of time.stampings) if (one.person === person.id) known.set(one.id, one);
    const waiting = [...known.values()].filter(({ refusal }) => refusal === null);
    return stateAfter({ known: stateOf(me), waiting });
  };

  return (
    <main className="time">
      <header>
        <strong>{known?.people.branch.name ?? paired.name}</strong>
        <Clock zone={zone} now={time.queue.now} />
        <StatusLine time={time} />
        <button type="button" className="tool" aria-pressed={!sounds.isMuted} onClick={sounds.toggle}>
          {TIME_TEXTS.sound}
        </button>
      </header>
      {!known ? (
        <p role="status">{time.trouble ? TIME_TEXTS.unreachable : TIME_TEXTS.loading}</p>
      ) : view.name === "names" ? (
        <Names
          people={people}
          pictures={pictures}
          zone={zone}
          unsettled={new Set(refused.map(({ person }) => person))}
          onChosen={(person) => setView({ name: "pin", person, message: "", isBusy: false })}
        />
      ) : view.name === "pin" ? (
        <PinPad
          name={view.person.name}
          picture={pictureOf(view.person)}
          isBusy={view.isBusy}
          message={view.message}
          onPin={(pin) => void signIn(view.person, pin)}
          onCancel={back}
        />
      ) : view.name === "done" ? (
        <Done
          stamping={view.stamping}
          isSwitch={view.isSwitch}
          isWaiting={time.stampings.some(({ id }) => id === view.stamping.id)}
          refusal={refusal}
          told={time.told}
          isOffline={time.trouble !== null}
          zone={zone}
          onEnd={back}
        />
      ) : (
        <div className="person">
          <div className="who">
            <Face name={view.person.name} picture={pictureOf(view.person)} />
            <Heading>{view.person.name}</Heading>
            <button type="button" className="tool" onClick={back}>
              {TIME_TEXTS.cancel}
            </button>
          </div>
          {view.me === null && <p className="warning">{TIME_TEXTS.uncheckedPin}</p>}
          {view.me !== null && (
            <Unsettled
              stampings={refused.filter(({ person }) => person === view.person.id)}
              zone={zone}
              onRetry={(again) => void time.queue.retry({ ...again, pin: view.pin })}
              onRemove={(id) => void time.queue.remove(id)}
            />
          )}
          <PersonView
            shown={shownOf(view)}
            activity={view.me?.workingActivity ?? null}
            choices={{ kinds: known.kinds, projects: known.projects, tasks: view.me?.tasks ?? [], branches: [] }}
            remembered={null}
            zone={zone}
            asking={view.me && { token: paired.key, person: view.person.id, pin: view.pin }}
            now={time.queue.now}
            onStamp={(action, details) => void stamp(action, details)}
          />
        </div>
      )}
    </main>
  );
}

function Clock({ zone, now }: { zone: string; now: () => number }) {
  return <time className="clock">{formatTime({ at: useNow(1_000, now), zone })}</time>;
}
