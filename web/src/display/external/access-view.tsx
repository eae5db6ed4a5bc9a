import { formatTime } from "@tresen/contract/kit/time";
import { ownTimeLink } from "@tresen/contract/time-tracking/time-pages";
import { EXTERNAL_TEXTS } from "./external.texts";
import { useAccess } from "./use-access";

interface AccessViewProps {
  personalKey: string;
  /** What became of the run that was open last. */
  message: string | null;
  onOpen: (run: string) => void;
  onRefused: () => void;
}

/** What there is to do for the person: their runs. */
export function AccessView({ personalKey, message, onOpen, onRefused }: AccessViewProps) {
  const { access, trouble } = useAccess({ personalKey, onRefused });
  if (!access)
    return (
      <main className="driver">
        <h1>{EXTERNAL_TEXTS.title}</h1>
        <p role="status">
          {trouble === "offline"
            ? EXTERNAL_TEXTS.unreachable
            : trouble
              ? EXTERNAL_TEXTS.failed
              : EXTERNAL_TEXTS.loading}
        </p>
      </main>
    );
  const { me, runs } = access;
  const name = `${me.firstName} ${me.lastName}`.trim() || me.company || me.username;
  const mayStamp = me.permissions.includes("timeTracking");
  const mayDrive = me.permissions.includes("deliveryRuns");
  return (
    <main className="driver">
      <header>
        <h1>{EXTERNAL_TEXTS.hello(name)}</h1>
        {me.company && me.company !== name && <p>{me.company}</p>}
      </header>
      <p role="status" className="notice" hidden={trouble === null && message === null}>
        {trouble ? (trouble === "offline" ? EXTERNAL_TEXTS.offline : EXTERNAL_TEXTS.failed) : message}
      </p>
      {mayDrive ? (
        <section aria-labelledby="runs">
          <h2 id="runs">{EXTERNAL_TEXTS.runs}</h2>
          {runs.length === 0 && <p>{EXTERNAL_TEXTS.noRuns}</p>}
          <ol>
            {runs.map(({ id, branch, createdAt, timeZone: zone, open, orders }) => (
              <li key={id}>
                <h3>{branch}</h3>
                <p>{EXTERNAL_TEXTS.progress({ open, orders })}</p>
                <button type="button" className="primary" onClick={() => onOpen(id)}>
                  {EXTERNAL_TEXTS.open(formatTime({ at: Date.parse(createdAt), zone }))}
                </button>
              </li>
            ))}
          </ol>
        </section>
      ) : (
        !mayStamp && <p>{EXTERNAL_TEXTS.nothing}</p>
      )}
      {mayStamp && (
        <a href={ownTimeLink({ origin: window.location.origin, key: personalKey })} className="primary">
          {EXTERNAL_TEXTS.time}
        </a>
      )}
    </main>
  );
}
