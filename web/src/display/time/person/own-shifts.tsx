import { formatExactTime, formatWeekdayDate } from "@tresen/contract/kit/time";
import { formatHours } from "@tresen/contract/time-tracking/recorded-time";
import { type Asking, askShifts } from "../time-api";
import { TIME_TEXTS } from "../time.texts";
import { useAsked } from "./use-asked";

/** The person's published shifts of the next 28 days. */
export function OwnShifts({ asking, zone }: { asking: Asking; zone: string }) {
  const shifts = useAsked(() => askShifts(asking));
  return (
    <section aria-labelledby="shifts">
      <h2 id="shifts">{TIME_TEXTS.shifts}</h2>
      {shifts === "loading" ? (
        <p role="status">{TIME_TEXTS.loading}</p>
      ) : shifts === "failed" ? (
        <p role="status">{TIME_TEXTS.failed}</p>
      ) : shifts.length === 0 ? (
        <p>{TIME_TEXTS.noShifts}</p>
      ) : (
        <ol className="entries">
          {shifts.map(({ id, startsAt, endsAt, breakMinutes, role, note }) => {
            const at = Date.parse(startsAt);
            const pause = breakMinutes > 0 ? TIME_TEXTS.breakOf(formatHours(breakMinutes * 60)) : "";
            const facts = [role, pause, note].filter(Boolean);
            return (
              <li key={id}>
                <span>
                  <strong>{formatWeekdayDate({ at, zone })}</strong> {formatExactTime({ at, zone })} –{" "}
                  {formatExactTime({ at: Date.parse(endsAt), zone })}
                </span>
                {facts.length > 0 && <small>{facts.join(" · ")}</small>}
              </li>
            );
          })}
        </ol>
      )}
    </section>
  );
}
