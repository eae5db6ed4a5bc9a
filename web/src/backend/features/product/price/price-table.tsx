import type { PriceSpan } from "@tresen/contract/catalog/price/price-course";
import { DEFAULT_TIME_ZONE, type Instant, formatDateTime } from "@tresen/contract/kit/time";
import { PRICE_TEXTS } from "./price.texts";
import { useMoney } from "../../../shared/visibility";

const CELL = "border-b border-line px-2 py-1.5 text-start font-normal";
/** How many prices are in sight; the others are opened. */
const SHOWN = 6;

interface PriceTableProps {
  spans: readonly PriceSpan[];
  currency: string;
  now: Instant;
  /** Whether the newest prices are those of the form, which is not saved yet. */
  isDraft: boolean;
}

/** The prices of a product, the newest first. */
export function PriceTable({ spans, ...rest }: PriceTableProps) {
  const newest = spans.toReversed();
  const older = newest.slice(SHOWN);
  return (
    <>
      <Rows spans={newest.slice(0, SHOWN)} {...rest} />
      {older.length > 0 && (
        <details>
          <summary className="min-h-11 content-center font-medium">{PRICE_TEXTS.older(older.length)}</summary>
          <Rows spans={older} {...rest} />
        </details>
      )}
    </>
  );
}

function Rows({ spans, currency, now, isDraft }: PriceTableProps) {
  const formatMoney = useMoney();
  return (
    <table className="figures w-full max-w-prose border-separate border-spacing-0">
      <caption className="sr-only">{PRICE_TEXTS.caption}</caption>
      <thead>
        <tr className="text-muted">
          {[PRICE_TEXTS.from, PRICE_TEXTS.price, PRICE_TEXTS.kind].map((title) => (
            <th key={title} scope="col" className={`${CELL} font-medium`}>
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {spans.map((span) => (
          <tr key={span.from} className={span.from <= now && now < span.until ? "font-semibold" : ""}>
            <th scope="row" className={CELL}>
              {formatDateTime({ at: span.from, zone: DEFAULT_TIME_ZONE })}
              <span className="ms-2 text-muted">{whenOf({ span, now, isDraft })}</span>
            </th>
            <td className={CELL}>{span.cents === null ? "–" : formatMoney(span.cents, currency)}</td>
            <td className={CELL}>
              {span.cents === null ? PRICE_TEXTS.removed : span.isReduced ? PRICE_TEXTS.reduced : PRICE_TEXTS.regular}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function whenOf({ span, now, isDraft }: { span: PriceSpan; now: Instant; isDraft: boolean }): string {
  if (span.from > now) return PRICE_TEXTS.planned;
  if (now >= span.until) return "";
  return isDraft ? PRICE_TEXTS.draft : PRICE_TEXTS.now;
}
