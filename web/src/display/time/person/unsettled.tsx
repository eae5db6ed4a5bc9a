import { formatExactDateTime } from "@tresen/contract/kit/time";
import { type KeptStamping, isPinRefused } from "../queue/kept-stamping";
import { TIME_TEXTS } from "../time.texts";
import { refusalText } from "./done";

/** What the server has refused of one person, who decides what becomes of it. */
export function Unsettled({
  stampings,
  zone,
  onRetry,
  onRemove,
}: {
  stampings: readonly KeptStamping[];
  zone: string;
  onRetry: (asked: { id: string; isForReview: boolean }) => void;
  onRemove: (id: string) => void;
}) {
  if (stampings.length === 0) return null;
  return (
    <section className="unsettled" aria-labelledby="unsettled">
      <h2 id="unsettled">{TIME_TEXTS.unsettledTitle}</h2>
      <p>{TIME_TEXTS.unsettledOwn}</p>
      <ul>
        {stampings.map(({ id, action, at, refusal }) => (
          <li key={id}>
            <strong>{TIME_TEXTS.stampedAs({ action, at: formatExactDateTime({ at, zone }) })}</strong>
            {refusal && <p>{refusalText(refusal)}</p>}
            <div className="row">
              {isPinRefused({ refusal }) ? (
                <button type="button" className="main" onClick={() => onRetry({ id, isForReview: false })}>
                  {TIME_TEXTS.again}
                </button>
              ) : (
                <button type="button" className="main" onClick={() => onRetry({ id, isForReview: true })}>
                  {TIME_TEXTS.review}
                </button>
              )}
              <button type="button" className="tool" onClick={() => onRemove(id)}>
                {TIME_TEXTS.remove}
              </button>
            </div>
          </li>
        ))}
      </ul>
      {stampings.some((one) => !isPinRefused(one)) && <small>{TIME_TEXTS.reviewHow}</small>}
      <small>{TIME_TEXTS.removeHow}</small>
    </section>
  );
}
