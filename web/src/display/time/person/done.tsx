import { formatExactTime } from "@tresen/contract/kit/time";
import { useEffect } from "react";
import type { KeptStamping, StampingRefusal } from "../queue/kept-stamping";
import type { TimeQueue } from "../queue/use-time-queue";
import { TIME_TEXTS } from "../time.texts";
import { Heading } from "./heading";

/** How long what was done stays on the screen. */
const SHOWN = { taken: 4_000, toRead: 12_000 };

/** What a stamping did, told by word, colour and size: on disk at once, and then whether the server has taken it. */
export function Done({
  stamping,
  isSwitch,
  isWaiting,
  refusal,
  told,
  isOffline,
  place = "",
  zone,
  onEnd,
}: {
  stamping: KeptStamping;
  isSwitch: boolean;
  isWaiting: boolean;
  refusal: StampingRefusal | null;
  told: TimeQueue["told"];
  isOffline: boolean;
  /** What was recorded of the place; empty where it is not checked. */
  place?: string;
  zone: string;
  onEnd: () => void;
}) {
  const isRefused = refusal !== null;
  const findings = told.stamping === stamping.id ? told.findings : [];
  const hasMore = isRefused || findings.length > 0 || place !== "";
  useEffect(() => {
    const timer = setTimeout(onEnd, hasMore ? SHOWN.toRead : SHOWN.taken);
    return () => clearTimeout(timer);
  }, [hasMore, onEnd]);
  const { action, at, name } = stamping;
  return (
    <div className="done" data-action={isRefused ? "refused" : action}>
      <Heading>{isRefused ? TIME_TEXTS.notTaken : isSwitch ? TIME_TEXTS.switched : TIME_TEXTS.done[action]}</Heading>
      <p className="when">{TIME_TEXTS.doneAt(formatExactTime({ at, zone }))}</p>
      <p>{name}</p>
      <p role="status">
        {isRefused
          ? `${refusalText(refusal)} ${TIME_TEXTS.notTakenHow}`
          : isWaiting
            ? isOffline
              ? TIME_TEXTS.keptOffline
              : TIME_TEXTS.sending
            : TIME_TEXTS.saved}
      </p>
      {place && <p>{place}</p>}
      {findings.length > 0 && (
        <div className="findings" role="alert">
          <strong>{TIME_TEXTS.law}</strong>
          <ul>
            {findings.map(({ paragraph, message }) => (
              <li key={paragraph + message}>
                {message} ({paragraph})
              </li>
            ))}
          </ul>
          <p>{TIME_TEXTS.lawHow}</p>
        </div>
      )}
      <button type="button" className="main" onClick={onEnd}>
        {TIME_TEXTS.ready}
      </button>
    </div>
  );
}

export function refusalText({ status, message }: StampingRefusal): string {
  return status === 403 ? TIME_TEXTS.pinWasWrong : message || TIME_TEXTS.unknownReason;
}
