import type { Alarm } from "@tresen/contract/device/alarm";
import { MINUTE } from "@tresen/contract/kit/time";
import { useEffect, useState } from "react";
import { AnnouncedAlarms } from "../../../shared/alarm/announced-alarms";
import { useAlarmRing } from "../../../shared/alarm/use-alarm-ring";
import { ask, pathFor } from "../../shared/display-api";
import type { Paired } from "../../shared/paired";
import { KITCHEN_ALARM_TEXTS } from "./alarm.texts";

/** The display is also noted as seen by this call, which has to be at least each half minute. */
export const ALARMS_EVERY = 25_000;
/** What is older is not shown any longer: without a connection nobody knows whether it still holds. */
const OUTDATED = MINUTE;
const SHOWN = 3;

/** What somebody has to notice about printers, displays and devices of the branch, with a sound until it is silenced. */
export function KitchenAlarms({ paired, now }: { paired: Paired; now: number }) {
  const alarms = useAlarms(paired);
  const [isOpen, setIsOpen] = useState(false);
  const shown = isOpen ? alarms : alarms.slice(0, SHOWN);
  const { rings, silence } = useAlarmRing({ ids: alarms.map(({ id }) => id), isOn: true });
  return (
    <>
      <AnnouncedAlarms alarms={alarms} className="unseen" />
      {alarms.length > 0 && (
        <div className="alarms">
          <ul aria-label={KITCHEN_ALARM_TEXTS.title} tabIndex={isOpen ? 0 : undefined}>
            {shown.map(({ id, text, since }) => (
              <li key={id}>
                {text} <span>{KITCHEN_ALARM_TEXTS.since(Math.floor((now - Date.parse(since)) / MINUTE))}</span>
              </li>
            ))}
          </ul>
          {alarms.length > SHOWN && (
            <button type="button" className="tool" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
              {isOpen ? KITCHEN_ALARM_TEXTS.fewer : KITCHEN_ALARM_TEXTS.all(alarms.length)}
            </button>
          )}
          {rings && (
            <button type="button" className="tool" onClick={silence}>
              {KITCHEN_ALARM_TEXTS.silence}
            </button>
          )}
        </div>
      )}
    </>
  );
}

/** The alarms of the display's branch; none while nobody knows. A refused key is noticed where the orders are asked for. */
function useAlarms(paired: Paired): readonly Alarm[] {
  const [{ alarms, at }, setAnswer] = useState<{ alarms: readonly Alarm[]; at: number }>({ alarms: [], at: 0 });
  const [isOutdated, setIsOutdated] = useState(false);
  useEffect(() => {
    const ended = new AbortController();
    const run = async (): Promise<void> => {
      try {
        const { data } = await ask<Alarm[]>({ path: `${pathFor(paired)}/alarms` });
        if (data && !ended.signal.aborted) setAnswer({ alarms: data, at: Date.now() });
      } catch {
        // It is asked for again.
      }
    };
    void run();
    const timer = setInterval(() => void run(), ALARMS_EVERY);
    return () => {
      ended.abort();
      clearInterval(timer);
    };
  }, [paired]);
  useEffect(() => {
    setIsOutdated(false);
    const timer = setTimeout(() => setIsOutdated(true), OUTDATED);
    return () => clearTimeout(timer);
  }, [at]);
  return isOutdated ? [] : alarms;
}
