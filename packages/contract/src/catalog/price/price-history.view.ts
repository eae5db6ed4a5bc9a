import * as z from "zod";
import { instant } from "../../kit/fields/instant-fields";
import { priorPriceField } from "./reduced-fields";

/** A time in which a product had one price; also one that is still to come. */
const priceSpan = z.strictObject({
  from: instant,
  until: instant.nullable().meta({ description: "null: bis auf Weiteres" }),
  cents: z.int().nullable().meta({ description: "null: Das Produkt war gelöscht" }),
  isReduced: z.boolean(),
});

/** A change of what a product costs, as it was made. */
const priceChange = z.strictObject({
  from: instant,
  price: z.int().nullable().meta({ description: "null: Das Produkt wurde gelöscht" }),
  reducedPrice: z.int().optional(),
  reducedFrom: instant.optional(),
  reducedUntil: instant.optional(),
});

/** What a product has cost, as far as it is known, and costs from now on. */
export const priceHistory = z.strictObject({
  /** Oldest first. */
  changes: z.array(priceChange),
  /** What follows from them: oldest first, without those that ended long ago. */
  spans: z.array(priceSpan),
  priorPrice: priorPriceField.nullable().meta({
    description: "Der niedrigste Preis vor der Ermäßigung, die gilt oder als nächste geplant ist",
  }),
});

export type PriceHistory = z.output<typeof priceHistory>;
