import type { PriceSpan } from "@tresen/contract/catalog/price/price-course";
import { DAY, DEFAULT_TIME_ZONE, type Instant, formatDate } from "@tresen/contract/kit/time";
import { PRICE_TEXTS } from "./price.texts";
import { useMoney } from "../../../shared/visibility";

const [WIDTH, HEIGHT, EDGE] = [640, 120, 6];
/** The picture begins at most so long ago, and shows some time after the last change that is planned. */
const BEFORE = 120 * DAY;
const AFTER = 14 * DAY;

/** The prices as steps of a line, reduced ones thicker. The table below says the same, so it is hidden from readers. */
export function PriceChart({ spans, currency, now }: { spans: readonly PriceSpan[]; currency: string; now: Instant }) {
  const formatMoney = useMoney();
  const until = Math.max(now, spans.at(-1)?.from ?? now) + AFTER;
  const known = spans.flatMap(({ cents, ...span }) => (cents === null ? [] : [{ ...span, cents }]));
  const from = Math.max(known[0]?.from ?? now, now - BEFORE);
  const shown = known.filter((span) => span.until > from);
  const most = Math.max(...shown.map(({ cents }) => cents));
  const least = Math.min(...shown.map(({ cents }) => cents));
  if (shown.length < 2 || most === least) return null;
  const x = (at: Instant): number =>
    EDGE + ((Math.min(Math.max(at, from), until) - from) / (until - from)) * (WIDTH - 2 * EDGE);
  const y = (cents: number): number => HEIGHT - EDGE - ((cents - least) / (most - least)) * (HEIGHT - 2 * EDGE);
  const date = (at: Instant): string => formatDate({ at, zone: DEFAULT_TIME_ZONE });
  return (
    <figure className="max-w-prose" aria-hidden>
      <div className="flex gap-2">
        <div className="figures flex flex-col justify-between text-end text-xs text-muted">
          <span>{formatMoney(most, currency)}</span>
          <span>{formatMoney(least, currency)}</span>
        </div>
        <svg
          viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
          preserveAspectRatio="none"
          className="h-28 min-w-0 flex-1 rounded-control bg-sunken text-ink forced-colors:text-[CanvasText]"
        >
          <line
            {...{ x1: x(now), x2: x(now), y1: 0, y2: HEIGHT }}
            className="stroke-muted"
            strokeDasharray="4 4"
            vectorEffect="non-scaling-stroke"
          />
          {shown.map((span, index) => {
            const next = shown[index + 1];
            const fall = next && next.from === span.until ? ` V ${y(next.cents)}` : "";
            return (
              <path
                key={span.from}
                d={`M ${x(span.from)} ${y(span.cents)} H ${x(span.until)}${fall}`}
                fill="none"
                stroke="currentColor"
                strokeWidth={span.isReduced ? 4 : 2}
                vectorEffect="non-scaling-stroke"
              />
            );
          })}
        </svg>
      </div>
      <figcaption className="mt-1 text-xs text-muted">
        {PRICE_TEXTS.picture({ from: date(from), until: date(until) })}
      </figcaption>
    </figure>
  );
}
