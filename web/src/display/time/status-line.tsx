import { WifiOff } from "../../shared/icons";
import type { TimeQueue } from "./queue/use-time-queue";
import { TIME_TEXTS } from "./time.texts";

/** Whether the server is reached, and how much waits for it. */
export function StatusLine({ time: { trouble, stampings, disk } }: { time: TimeQueue }) {
  const waiting = stampings.filter(({ refusal }) => refusal === null).length;
  const unsettled = stampings.length - waiting;
  return (
    <div role="status" className="status">
      {trouble !== null ? (
        <span className="warning">
          <WifiOff size={20} /> {TIME_TEXTS.offline(waiting)}
        </span>
      ) : (
        waiting > 0 && <span>{TIME_TEXTS.waiting(waiting)}</span>
      )}
      {unsettled > 0 && <span className="warning">{TIME_TEXTS.unsettled(unsettled)}</span>}
      {!disk.isLasting && <span className="warning">{TIME_TEXTS.unlasting}</span>}
    </div>
  );
}
