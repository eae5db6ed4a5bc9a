import { formatExactDateTime, parseInstant, zonedTime } from "@tresen/contract/kit/time";
import { keepSeconds } from "@tresen/contract/time-tracking/request/kept-seconds";
import type { TimeRequestBody } from "@tresen/contract/time-tracking/request/time-request";
import type { OwnActivity } from "@tresen/contract/time-tracking/time-tracking.calls";
import { type FormEvent, useState } from "react";
import { Refusal } from "../../shared/display-api";
import { type Asking, askRequest } from "../time-api";
import { TIME_TEXTS } from "../time.texts";
import type { Choices } from "./chooser";
import { REQUEST_TEXTS } from "./request.texts";

interface Times {
  startedAt: string;
  endedAt: string;
}

/** A break as entered, with what was recorded of it. */
interface Break extends Times {
  recorded: Recorded | null;
}
type Recorded = Pick<OwnActivity, "startedAt" | "endedAt">;

/** Asks for a correction of an own entry, or for one that is missing. Times are those of the branch's clock. */
export function RequestForm({
  entry,
  asking,
  kinds,
  zone,
  onDone,
  onBack,
}: {
  entry: OwnActivity | null;
  asking: Asking;
  kinds: Choices["kinds"];
  zone: string;
  onDone: () => void;
  onBack: () => void;
}) {
  const [times, setTimes] = useState<Times>(() => localTimes({ from: entry, zone }));
  const [breaks, setBreaks] = useState<readonly Break[]>(() =>
    (entry?.breaks ?? []).map((recorded) => ({ ...localTimes({ from: recorded, zone }), recorded })),
  );
  const [kind, setKind] = useState(entry?.kind ?? "");
  const [reason, setReason] = useState("");
  const [message, setMessage] = useState("");
  const [isSending, setIsSending] = useState(false);
  const send = async (): Promise<void> => {
    const whole = instantsOf({ times, recorded: entry, edges: [], zone });
    const edges = [whole.startedAt, whole.endedAt];
    const body: TimeRequestBody = {
      ...whole,
      ...{ breaks: breaks.map((one) => instantsOf({ times: one, recorded: one.recorded, edges, zone })) },
      ...{ kind: kind || null, reason },
      ...(entry ? { activity: entry.id } : {}),
    };
    setIsSending(true);
    try {
      await askRequest(asking, body);
      onDone();
    } catch (error) {
      setMessage((error instanceof Refusal && error.message) || TIME_TEXTS.failed);
      setIsSending(false);
    }
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const isTimed = [times, ...breaks].every(({ startedAt, endedAt }) => startedAt !== "" && endedAt !== "");
    if (!isTimed || reason.trim() === "") setMessage(isTimed ? REQUEST_TEXTS.noReason : REQUEST_TEXTS.noTimes);
    else void send();
  };
  return (
    <form className="chooser" noValidate onSubmit={submit}>
      <h2>
        {entry
          ? REQUEST_TEXTS.correct(formatExactDateTime({ at: Date.parse(entry.startedAt), zone }))
          : REQUEST_TEXTS.missing}
      </h2>
      <Span times={times} onChange={setTimes} startLabel={REQUEST_TEXTS.start} endLabel={REQUEST_TEXTS.end} />
      {breaks.map((one, index) => (
        <fieldset key={index} className="break">
          <legend>{REQUEST_TEXTS.pause(index + 1)}</legend>
          <Span
            times={one}
            startLabel={REQUEST_TEXTS.start}
            endLabel={REQUEST_TEXTS.end}
            onChange={(next) => setBreaks(breaks.map((known, at) => (at === index ? { ...known, ...next } : known)))}
          />
          <button type="button" className="tool" onClick={() => setBreaks(breaks.filter((_, at) => at !== index))}>
            {REQUEST_TEXTS.removePause}
          </button>
        </fieldset>
      ))}
      <button
        type="button"
        className="tool"
        onClick={() => setBreaks([...breaks, { startedAt: times.startedAt, endedAt: times.startedAt, recorded: null }])}
      >
        {REQUEST_TEXTS.addPause}
      </button>
      {kinds.length > 0 && (
        <label>
          {TIME_TEXTS.kind}
          <select value={kind} onChange={(event) => setKind(event.target.value)}>
            <option value="">{TIME_TEXTS.noKind}</option>
            {kinds.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        </label>
      )}
      <label>
        {REQUEST_TEXTS.reason}
        <textarea
          rows={2}
          required
          maxLength={500}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
      </label>
      <div className="row steps">
        <p role="alert" className="refusal">
          {message}
        </p>
        <button type="button" className="tool" onClick={onBack}>
          {TIME_TEXTS.back}
        </button>
        <button type="submit" className="main" disabled={isSending}>
          {REQUEST_TEXTS.send}
        </button>
      </div>
    </form>
  );
}

function Span({
  times: { startedAt, endedAt },
  startLabel,
  endLabel,
  onChange,
}: {
  times: Times;
  startLabel: string;
  endLabel: string;
  onChange: (times: Times) => void;
}) {
  const input = { type: "datetime-local", required: true } as const;
  return (
    <div className="row">
      <label>
        {startLabel}
        <input
          {...input}
          value={startedAt}
          onChange={(event) => onChange({ startedAt: event.target.value, endedAt })}
        />
      </label>
      <label>
        {endLabel}
        <input {...input} value={endedAt} onChange={(event) => onChange({ startedAt, endedAt: event.target.value })} />
      </label>
    </div>
  );
}

/** As inputs take them. Seconds are not shown: people remember minutes. */
function localTimes({
  from,
  zone,
}: {
  from: { startedAt: string; endedAt: string | null } | null;
  zone: string;
}): Times {
  const local = (text: string | null | undefined): string => {
    if (!text) return "";
    const { date, minutes } = zonedTime({ at: Date.parse(text), zone });
    const two = (value: number): string => String(value).padStart(2, "0");
    return `${date}T${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
  };
  return { startedAt: local(from?.startedAt), endedAt: local(from?.endedAt) };
}

/**
 * The instants of what was entered. What nobody has changed is what is recorded, to the second.
 * @param edges those of the whole, which the end of a break can be, too.
 */
function instantsOf({
  times,
  recorded,
  edges,
  zone,
}: {
  times: Times;
  recorded: Recorded | null;
  edges: readonly string[];
  zone: string;
}): Times {
  const instant = (text: string, known: string | null | undefined): string =>
    keepSeconds({ entered: parseInstant({ text, zone }) ?? Number.NaN, recorded: [known, ...edges], zone });
  return {
    startedAt: instant(times.startedAt, recorded?.startedAt),
    endedAt: instant(times.endedAt, recorded?.endedAt),
  };
}
