import { useQuery } from "@tanstack/react-query";
import type { AnyRecord } from "@tresen/contract/openapi/client";
import { DEFAULT_TIME_ZONE, formatDate } from "@tresen/contract/kit/time";
import { priorPriceText } from "@tresen/contract/catalog/price/saving.texts";
import { useDeferredValue } from "react";
import type { Draft } from "../../../admin/model/draft";
import { useCurrency } from "../../../shared/config";
import { FieldMessage } from "../../../shared/ui/input";
import { useNow } from "../../../shared/use-now";
import { Private, useMoney } from "../../../shared/visibility";
import { type DraftCourse, draftCourse } from "./draft-course";
import { PriceChart } from "./price-chart";
import { priceQueries } from "./price-queries";
import { PriceTable } from "./price-table";
import { PRICE_TEXTS, REDUCTION_TEXTS } from "./price.texts";

/** What a product has cost and is going to cost, and what the shop will say beside a reduction, before it is saved. */
export function PriceSection({ record, draft }: { record: AnyRecord | null; draft: Draft }) {
  const currency = useCurrency();
  const now = useNow();
  const shown = useDeferredValue(draft);
  const { data, error } = useQuery({
    ...priceQueries.history({ id: record?.id ?? "", version: record?.version ?? 0 }),
    enabled: record !== null,
  });
  if (error) return <FieldMessage>{PRICE_TEXTS.failed}</FieldMessage>;
  if (!data)
    return (
      <p role="status" className="text-sm text-muted">
        {PRICE_TEXTS.loading}
      </p>
    );
  const course = draftCourse({ changes: data.changes, draft: shown, now });
  const first = course.spans.find(({ cents }) => cents !== null);
  return (
    <Private kind="product">
      <div className="flex flex-col gap-4 text-sm">
        <ReductionNote course={course} reducedPrice={shown["reducedPrice"]} currency={currency} />
        <PriceChart spans={course.spans} currency={currency} now={now} />
        <PriceTable spans={course.spans} currency={currency} now={now} isDraft={course.isChanged} />
        {first && <p className="text-muted">{PRICE_TEXTS.beginning(day(first.from))}</p>}
      </div>
    </Private>
  );
}

function ReductionNote({
  course: { prior, hasReduction },
  reducedPrice,
  currency,
}: {
  course: DraftCourse;
  reducedPrice: unknown;
  currency: string;
}) {
  const formatMoney = useMoney();
  const isReduced = hasReduction && typeof reducedPrice === "number";
  const text = prior
    ? priorPriceText({
        price: formatMoney(prior.cents, currency),
        since: prior.since ? day(Date.parse(prior.since)) : null,
      })
    : "";
  const percent = prior && isReduced ? Math.floor(((prior.cents - reducedPrice) * 100) / prior.cents) : 0;
  const isFine = prior && !prior.since && percent > 0;
  return (
    <div role="status">
      {isReduced && (
        <div
          className={`rounded-panel px-4 py-3 ${isFine ? "bg-info-soft text-info" : "bg-warning-soft text-warning"}`}
        >
          <p className="font-medium">
            {!prior
              ? REDUCTION_TEXTS.unknown
              : prior.since
                ? REDUCTION_TEXTS.short({ text })
                : percent > 0
                  ? REDUCTION_TEXTS.shown({ text, percent })
                  : REDUCTION_TEXTS.nothingSaved({ text })}
          </p>
          <p className="mt-1">{REDUCTION_TEXTS.law}</p>
        </div>
      )}
    </div>
  );
}

function day(at: number): string {
  return formatDate({ at, zone: DEFAULT_TIME_ZONE });
}
