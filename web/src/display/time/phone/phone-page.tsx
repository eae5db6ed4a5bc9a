import type { StampingAction } from "@tresen/contract/time-tracking/activity.state";
import { DEFAULT_TIME_ZONE } from "@tresen/contract/kit/time";
import { useCallback, useEffect, useRef, useState } from "react";
import { Done } from "../person/done";
import { Heading } from "../person/heading";
import { PersonView } from "../person/person-view";
import { Unsettled } from "../person/unsettled";
import type { KeptStamping, StampingDetails } from "../queue/kept-stamping";
import { useSounds } from "../sounds";
import { StatusLine } from "../status-line";
import { TIME_TEXTS } from "../time.texts";
import { askOutside } from "./ask-place";
import { forgetTimeKey, takeTimeKey } from "./time-key-store";
import { usePhone } from "./use-phone";
import "../time.css";
import "../person.css";

/** The page on which somebody stamps with a key of their own. */
export function PhonePage() {
  const [token, setToken] = useState(takeTimeKey);
  const [message, setMessage] = useState<string>(TIME_TEXTS.noKey);
  useEffect(() => {
    document.documentElement.dataset.display = "my-time";
    document.title = TIME_TEXTS.ownTitle;
    const openLink = (): void => {
      if (window.location.hash.length > 1) setToken(takeTimeKey());
    };
    window.addEventListener("hashchange", openLink);
    return () => window.removeEventListener("hashchange", openLink);
  }, []);
  const refuse = useCallback((waiting: number) => {
    forgetTimeKey();
    setMessage(TIME_TEXTS.keyRefused(waiting));
    setToken(null);
  }, []);
  if (token !== null) return <Opened key={token} token={token} onRefused={refuse} />;
  return (
    <main className="time phone">
      <Heading>{TIME_TEXTS.ownTitle}</Heading>
      <p role="status">{message}</p>
    </main>
  );
}

function Opened({ token, onRefused }: { token: string; onRefused: (waiting: number) => void }) {
  const phone = usePhone({ token, onRefused });
  const [done, setDone] = useState<{ stamping: KeptStamping; isSwitch: boolean; place: string } | null>(null);
  const [failure, setFailure] = useState("");
  const [isLocating, setIsLocating] = useState(false);
  const { play } = useSounds();
  const isKeeping = useRef(false);
  const back = useCallback(() => setDone(null), []);
  if (!phone?.me || !phone.shown)
    return (
      <main className="time phone">
        <Heading>{TIME_TEXTS.ownTitle}</Heading>
        <p role="status">{phone?.time.trouble ? TIME_TEXTS.ownUnreachable : TIME_TEXTS.loading}</p>
      </main>
    );
  const { me, shown, asking, time } = phone;
  const zone = me.branches[0]?.timeZone ?? DEFAULT_TIME_ZONE;
  const name = `${me.firstName} ${me.lastName}`.trim() || me.username;
  const checked = me.branches.filter(({ place }) => place !== null);
  const own = time.stampings.filter(({ person }) => person === me.id);
  const stamp = async (action: StampingAction, details: StampingDetails): Promise<void> => {
    if (isKeeping.current) return;
    isKeeping.current = true;
    const isSwitch = action === "start" && shown.state !== null;
    try {
      const branch = details.branch ?? me.workingActivity?.branch ?? me.branches[0]?.id;
      const place = me.branches.find(({ id }) => id === branch)?.place;
      if (place) setIsLocating(true);
      const isOutside = place ? await askOutside(place) : null;
      const where = isOutside === null ? {} : { isOutside };
      const stamping = await time.queue.add({
        person: me.id,
        name,
        action,
        details: { ...details, ...where },
        pin: null,
      });
      play(action);
      setFailure("");
      setDone({ stamping, isSwitch, place: place ? TIME_TEXTS.place[placeWord(isOutside)] : "" });
    } catch {
      play("refused");
      setFailure(TIME_TEXTS.notKept);
    } finally {
      setIsLocating(false);
      isKeeping.current = false;
    }
  };
  return (
    <main className="time phone">
      <header>
        <StatusLine time={{ ...time, stampings: own }} />
      </header>
      {done ? (
        <Done
          {...done}
          isWaiting={own.some(({ id }) => id === done.stamping.id)}
          refusal={own.find(({ id }) => id === done.stamping.id)?.refusal ?? null}
          told={time.told}
          isOffline={time.trouble !== null}
          zone={zone}
          onEnd={back}
        />
      ) : (
        <div className="person">
          <Heading>{name}</Heading>
          <p role="alert" className="refusal">
            {isLocating ? TIME_TEXTS.locating : failure}
          </p>
          {checked.length > 0 && (
            <p className="quiet">{TIME_TEXTS.placeChecked(checked.map(({ name: one }) => one))}</p>
          )}
          <Unsettled
            stampings={own.filter(({ refusal }) => refusal !== null)}
            zone={zone}
            onRetry={(again) => void time.queue.retry({ ...again, pin: null })}
            onRemove={(id) => void time.queue.remove(id)}
          />
          <PersonView
            shown={shown}
            activity={me.workingActivity}
            choices={me}
            remembered={me.id}
            zone={zone}
            asking={time.trouble === null ? asking : null}
            now={time.queue.now}
            onStamp={(action, details) => void stamp(action, details)}
          />
        </div>
      )}
    </main>
  );
}

function placeWord(isOutside: boolean | null): keyof typeof TIME_TEXTS.place {
  if (isOutside === null) return "unknown";
  return isOutside ? "outside" : "inside";
}
