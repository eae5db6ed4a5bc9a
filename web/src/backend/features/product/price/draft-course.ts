import { type PriceChange, type PriceSpan, priceSpans, priorPrice } from "@tresen/contract/catalog/price/price-course";
import type { PriorPrice } from "@tresen/contract/catalog/price/reduced-fields";
import type { Instant } from "@tresen/contract/kit/time";
import type { Draft } from "../../../admin/model/draft";

export interface DraftCourse {
  spans: PriceSpan[];
  /** Beside the reduction that applies or is planned; null without one, or where no price before it is known. */
  prior: PriorPrice | null;
  hasReduction: boolean;
  isChanged: boolean;
}

/** What a product has cost and will cost if the form is saved now. What is not valid in the form counts as not entered. */
export function draftCourse({
  changes: known,
  draft,
  now,
}: {
  changes: readonly PriceChange[];
  draft: Draft;
  now: Instant;
}): DraftCourse {
  const last = known.at(-1);
  const drafted = changeOf({ draft, from: new Date(now).toISOString() });
  const isChanged = drafted !== null && !(last && isSame(last, drafted));
  const changes = isChanged ? [...known, drafted] : known;
  const spans = priceSpans(changes);
  return {
    spans,
    prior: priorPrice({ changes, at: now }),
    hasReduction: spans.some((span) => span.isReduced && span.until > now),
    isChanged,
  };
}

function changeOf({ draft, from }: { draft: Draft; from: string }): PriceChange | null {
  const { price, reducedPrice, reducedFrom, reducedUntil } = draft;
  if (typeof price !== "number") return null;
  if (typeof reducedPrice !== "number" || reducedPrice >= price) return { from, price };
  return { from, price, reducedPrice, reducedFrom: instantOf(reducedFrom), reducedUntil: instantOf(reducedUntil) };
}

function instantOf(value: unknown): string | undefined {
  return typeof value === "string" && !Number.isNaN(Date.parse(value)) ? value : undefined;
}

function isSame(a: PriceChange, b: PriceChange): boolean {
  const at = (text: string | null | undefined): number | null => (text ? Date.parse(text) : null);
  return (
    a.price === b.price &&
    (a.reducedPrice ?? null) === (b.reducedPrice ?? null) &&
    at(a.reducedFrom) === at(b.reducedFrom) &&
    at(a.reducedUntil) === at(b.reducedUntil)
  );
}
