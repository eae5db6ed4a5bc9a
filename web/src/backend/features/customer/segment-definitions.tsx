import { SEGMENT_LABELS } from "@tresen/contract/customer/customer.texts";
import { SEGMENTS, definitionOf } from "@tresen/contract/customer/segment";
import { useCurrency } from "../../shared/config";
import { CUSTOMER_TEXTS } from "./customer.texts";

/** What each segment of the filter means. */
export function SegmentDefinitions() {
  const currency = useCurrency();
  return (
    <details className="border-b border-line bg-surface px-4 py-2 text-sm">
      <summary className="cursor-pointer text-action-text">{CUSTOMER_TEXTS.definitions}</summary>
      <dl className="mt-2 grid gap-x-4 gap-y-1 sm:grid-cols-[auto_1fr]">
        {SEGMENTS.map((segment) => (
          <div key={segment} className="contents">
            <dt className="font-semibold">{SEGMENT_LABELS[segment]}</dt>
            <dd className="text-muted">{definitionOf({ segment, currency })}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
