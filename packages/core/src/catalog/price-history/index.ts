import type { PriceHistory } from "@tresen/contract/catalog/price/price-history.view";
import { type PriceChange, priceSpans, priorPrice } from "@tresen/contract/catalog/price/price-course";
import { productReferrer } from "@tresen/contract/catalog/product.referrer";
import { notFound } from "@tresen/contract/kit/errors.texts";
import { DAY, type Instant } from "@tresen/contract/kit/time";
import { type Actor, requireStaff } from "../../platform/actor";
import { AppError } from "../../platform/errors";
import { readPrices } from "../../records/prices";
import { findRow } from "../../records/rows";
import { productRows } from "../rows";

/** How far back the answer goes. */
const SHOWN = 400 * DAY;

/**
 * What a product has cost and will cost, and the price that stands beside its reduction. A product without a change
 * since prices are kept has had its price at least since its last change.
 * @throws missing, unauthenticated for whoever is no staff.
 */
export async function readPriceHistory({
  actor,
  id,
  now,
}: {
  actor: Actor;
  id: string;
  now: Instant;
}): Promise<PriceHistory> {
  // Staff of any role see prices that the shop hides, too.
  requireStaff(actor);
  const [row, kept] = await Promise.all([findRow({ resource: productRows, id }), readPrices(id)]);
  if (!row) throw new AppError("record.missing", "missing", notFound(productReferrer.one));
  const changes = kept.length > 0 ? kept : [changeOf(productRows.recordOf(row))];
  return {
    changes: changes.map(({ from, price, reducedPrice, reducedFrom, reducedUntil }) => ({
      ...{ from, price, reducedPrice: reducedPrice ?? undefined },
      ...{ reducedFrom: reducedFrom ?? undefined, reducedUntil: reducedUntil ?? undefined },
    })),
    spans: priceSpans(changes)
      .filter(({ until }) => until > now - SHOWN)
      .map(({ from, until, ...span }) => ({
        from: new Date(from).toISOString(),
        until: until === Infinity ? null : new Date(until).toISOString(),
        ...span,
      })),
    priorPrice: priorPrice({ changes, at: now }),
  };
}

function changeOf({ updatedAt: from, price, reducedPrice, reducedFrom, reducedUntil }: ProductRecord): PriceChange {
  return { from, price, reducedPrice, reducedFrom, reducedUntil };
}

type ProductRecord = ReturnType<typeof productRows.recordOf>;
