import * as z from "zod";
import { cents } from "../kit/schema";
import { part, partOption } from "../catalog/product.resource";

/** As whoever is not signed in may get them: docs/decisions/0016. */
export const shownPartOption = partOption.extend({ value: cents("Betrag").nullable() });
export const shownPart = part.extend({ options: z.array(shownPartOption) });

/** The fields that `publish` of a resource changes, as answers have them. Apart from the resources, so that only what describes answers brings them along. */
export const shownFields: Readonly<Record<string, z.ZodRawShape>> = {
  products: { price: cents("Preis").nullable(), config: z.strictObject({ parts: z.array(shownPart) }) },
};
