import * as z from "zod";
import { identifier } from "../kit/fields/identifier-field";

/** How many more minutes an option takes. */
export const preparationMinutes = z.int().min(0).max(1440).nullable().meta({ title: "Minuten Zubereitung dazu" });

const minutes = (title: string, description: string) =>
  z.number().min(0).max(1440).default(0).meta({ title, description });

/** At which stations a product is prepared, and for how long. */
export const preparation = z
  .array(
    z.strictObject({
      station: identifier.meta({ title: "Station", description: "Die Kennung der Station, etwa ofen." }),
      minutes: minutes("Minuten", "So lange dauert die Position, wie viele es auch sind."),
      minutesPerUnit: minutes("Minuten je Einheit", "Kommt für jede Einheit dazu."),
    }),
  )
  .max(10)
  .default([])
  .meta({
    title: "Zubereitung",
    section: "Zubereitung",
    entry: "Station",
    description:
      "An welchen Stationen das Produkt zubereitet wird und wie lange. Die Küchenanzeige jeder Station zeigt ihre Positionen. Leer: in der Küche, ohne Station.",
  });
