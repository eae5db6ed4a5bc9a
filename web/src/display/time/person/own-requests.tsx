import { formatExactDateTime, formatExactTime } from "@tresen/contract/kit/time";
import type { TimeRequest } from "@tresen/contract/time-tracking/request/time-request";
import { REQUEST_TEXTS } from "./request.texts";

/** What the person has asked to be corrected, and what became of it. */
export function OwnRequests({ requests, zone }: { requests: readonly TimeRequest[]; zone: string }) {
  if (requests.length === 0) return null;
  const decided = requests.filter((one) => !isOpen(one));
  return (
    <section aria-labelledby="requests">
      <h2 id="requests">{REQUEST_TEXTS.title}</h2>
      <Entries requests={requests.filter(isOpen)} zone={zone} />
      {decided.length > 0 && (
        <details>
          <summary>{REQUEST_TEXTS.decided(decided.length)}</summary>
          <Entries requests={decided} zone={zone} />
        </details>
      )}
    </section>
  );
}

const isOpen = ({ state }: TimeRequest): boolean => state === "open";

function Entries({ requests, zone }: { requests: readonly TimeRequest[]; zone: string }) {
  if (requests.length === 0) return null;
  return (
    <ul className="entries">
      {requests.map(({ id, startedAt, endedAt, reason, state, answer }) => (
        <li key={id}>
          <span>
            {formatExactDateTime({ at: Date.parse(startedAt), zone })} –{" "}
            {formatExactTime({ at: Date.parse(endedAt), zone })}
          </span>
          <strong>{REQUEST_TEXTS.states[state]}</strong>
          <small>{[reason, answer].filter(Boolean).join(" · ")}</small>
        </li>
      ))}
    </ul>
  );
}
