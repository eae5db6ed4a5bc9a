import { formatExactDateTime, formatExactTime, formatWeekdayDate } from "@tresen/contract/kit/time";
import { formatHours } from "@tresen/contract/time-tracking/recorded-time";
import type { OwnActivity } from "@tresen/contract/time-tracking/time-tracking.calls";
import { FLAG_LABELS } from "@tresen/contract/time-tracking/time-tracking.texts";
import { useEffect, useRef, useState } from "react";
import { type Asking, askEntries, askRequests } from "../time-api";
import { TIME_TEXTS } from "../time.texts";
import type { Choices } from "./chooser";
import { OwnRequests } from "./own-requests";
import { RequestForm } from "./request-form";
import { REQUEST_TEXTS } from "./request.texts";
import { useAsked } from "./use-asked";

interface OwnEntriesProps {
  asking: Asking;
  kinds: Choices["kinds"];
  zone: string;
}

/** The person's entries of the last 14 days, and what they have asked to be corrected. */
export function OwnEntries({ onBack, ...props }: OwnEntriesProps & { onBack: () => void }) {
  /** The entry that is to be corrected; null for one that is missing. */
  const [corrected, setCorrected] = useState<OwnActivity | null | undefined>(undefined);
  const [isSent, setSent] = useState(false);
  const said = useRef<HTMLParagraphElement>(null);
  // The button that sent it is gone, and with it the focus.
  useEffect(() => {
    if (isSent) said.current?.focus();
  }, [isSent]);
  const correct = (entry: OwnActivity | null): void => {
    setSent(false);
    setCorrected(entry);
  };
  const back = (): void => setCorrected(undefined);
  const done = (): void => {
    setSent(true);
    back();
  };
  return (
    <>
      <p ref={said} role="status" tabIndex={-1} className="said">
        {isSent && REQUEST_TEXTS.sent}
      </p>
      {corrected === undefined ? (
        <>
          <Lists {...props} onCorrect={correct} />
          <button type="button" className="tool" onClick={onBack}>
            {TIME_TEXTS.back}
          </button>
        </>
      ) : (
        <RequestForm {...props} entry={corrected} onDone={done} onBack={back} />
      )}
    </>
  );
}

function Lists({
  asking,
  kinds,
  zone,
  onCorrect,
}: OwnEntriesProps & { onCorrect: (entry: OwnActivity | null) => void }) {
  const found = useAsked(() => Promise.all([askEntries(asking), askRequests(asking)]));
  if (found === "loading" || found === "failed")
    return <p role="status">{found === "loading" ? TIME_TEXTS.loading : TIME_TEXTS.failed}</p>;
  const [entries, requests] = found;
  return (
    <>
      <OwnRequests requests={requests} zone={zone} />
      <section aria-labelledby="entries">
        <h2 id="entries">{TIME_TEXTS.entries}</h2>
        {entries.length === 0 && <p>{TIME_TEXTS.noEntries}</p>}
        <ol className="entries">
          {entries.map((entry) => (
            <Entry
              key={entry.id}
              entry={entry}
              kind={kinds.find(({ id }) => id === entry.kind)?.name ?? ""}
              zone={zone}
              onCorrect={() => onCorrect(entry)}
            />
          ))}
        </ol>
        <button type="button" className="tool" onClick={() => onCorrect(null)}>
          {REQUEST_TEXTS.askMissing}
        </button>
      </section>
    </>
  );
}

function Entry({
  entry,
  kind,
  zone,
  onCorrect,
}: {
  entry: OwnActivity;
  kind: string;
  zone: string;
  onCorrect: () => void;
}) {
  const { startedAt, endedAt, workedSeconds, breakSeconds, note, flags } = entry;
  const at = Date.parse(startedAt);
  const end = endedAt ? formatExactTime({ at: Date.parse(endedAt), zone }) : TIME_TEXTS.open;
  const facts = [
    kind,
    breakSeconds ? TIME_TEXTS.breakOf(formatHours(breakSeconds)) : "",
    note,
    ...flags.map((flag) => FLAG_LABELS[flag]),
  ].filter(Boolean);
  return (
    <li>
      <span>
        <strong>{formatWeekdayDate({ at, zone })}</strong> {formatExactTime({ at, zone })} – {end}
      </span>
      {workedSeconds !== null && <strong>{TIME_TEXTS.lasted(formatHours(workedSeconds))}</strong>}
      {facts.length > 0 && <small>{facts.join(" · ")}</small>}
      {endedAt !== null && (
        <button
          type="button"
          className="tool"
          aria-label={REQUEST_TEXTS.askFor(formatExactDateTime({ at, zone }))}
          onClick={onCorrect}
        >
          {REQUEST_TEXTS.ask}
        </button>
      )}
    </li>
  );
}
