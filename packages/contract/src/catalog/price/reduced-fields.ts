import * as z from "zod";
import { instant } from "../../kit/fields/instant-fields";
import { cents } from "../../kit/schema";
import { served } from "../../kit/served";

const section = "Preis";

/** What a product costs for a time instead of its price. It never costs more. */
export const reducedFields = {
  reducedPrice: cents("Ermäßigter Preis").nullish().meta({
    title: "Ermäßigter Preis",
    section,
    widget: "money",
    per: "unit",
    description: "Gilt statt des Preises. Der Shop nennt dazu den niedrigsten Preis der 30 Tage davor.",
  }),
  reducedFrom: instant.nullish().meta({ title: "Ermäßigt ab", section, description: "Leer: sofort." }),
  reducedUntil: instant.nullish().meta({
    title: "Ermäßigt bis",
    section,
    description: "Ab diesem Zeitpunkt gilt wieder der Preis. Leer: bis Sie den ermäßigten Preis löschen.",
  }),
};

/** The lowest price before a reduction: see `priorPrice`. */
export const priorPriceField = z.strictObject({
  cents: cents("Niedrigster Preis vor der Ermäßigung"),
  since: instant.optional().meta({ description: "Seit wann Preise bekannt sind, wenn das keine 30 Tage sind" }),
});

/** What answers tell of a product beside its record. A change may repeat it, and it is ignored. */
export const priceTold = served({ priorPrice: priorPriceField.nullish() });

export type PriorPrice = z.output<typeof priorPriceField>;
