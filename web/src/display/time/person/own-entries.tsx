import { formatTime, formatWeekdayDate } from "@tresen/contract/kit/time";
import { formatHours } from "@tresen/contract/time-tracking/recorded-time";
import type { OwnActivity } from "@tresen/contract/time-tracking/time-tracking.calls";
import { FLAG_LABELS } from "@tresen/contract/time-tracking/time-tracking.texts";
import { type Asking, askEntries } from "../time-api";
import { TIME_TEXTS } from "../time.texts";
import type { Choices } from "./chooser";
import { useAsked } from "./use-asked";

/** The person's entries of the last 14 days. */
export function OwnEntries({ asking, kinds, zone }: { asking: Asking; kinds: Choices["kinds"]; zone: string }) {
  const entries = useAsked(() => askEntries(asking));
  return (
    <section aria-labelledby="entries">
      <h2 id="entries">{TIME_TEXTS.entries}</h2>
      {entries === "loading" ? (
        <p role="status">{TIME_TEXTS.loading}</p>
      ) : entries === "failed" ? (
        <p role="status">{TIME_TEXTS.failed}</p>
      ) : entries.length === 0 ? (
        <p>{TIME_TEXTS.noEntries}</p>
      ) : (
        <ol className="entries">
          {entries.map((entry) => (
            <Entry
              key={entry.id}
              entry={entry}
              kind={kinds.find(({ id }) => id === entry.kind)?.name ?? ""}
              zone={zone}
            />
          ))}
        </ol>
      )}
    </section>
  );
}

function Entry({ entry, kind, zone }: { entry: OwnActivity; kind: string; zone: string }) {
  const { startedAt, endedAt, workedSeconds, breakSeconds, note, flags } = entry;
  const at = Date.parse(startedAt);
  const end = endedAt ? formatTime({ at: Date.parse(endedAt), zone }) : TIME_TEXTS.open;
  const facts = [
    kind,
    breakSeconds ? TIME_TEXTS.breakOf(formatHours(breakSeconds)) : "",
    note,
    ...flags.map((flag) => FLAG_LABELS[flag]),
  ].filter(Boolean);
  return (
    <li>
      <span>
        <strong>{formatWeekdayDate({ at, zone })}</strong> {formatTime({ at, zone })} – {end}
      </span>
      {workedSeconds !== null && <strong>{TIME_TEXTS.lasted(formatHours(workedSeconds))}</strong>}
      {facts.length > 0 && <small>{facts.join(" · ")}</small>}
    </li>
  );
}
