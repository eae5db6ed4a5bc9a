import * as z from "zod";
import { DAY_PARTS } from "../../absence/day-part";
import { lawFinding } from "../law-finding";

const day = z.iso.date();

/** What a swap would mean for one of the two people. */
export const swapEffect = z.object({
  user: z.object({ id: z.string(), name: z.string() }),
  weeks: z
    .array(
      z.object({
        monday: day,
        before: z.int(),
        after: z.int(),
        contract: z.int().nullable().meta({ description: "Leer ohne Vertrag" }),
      }),
    )
    .meta({ description: "Geplante Minuten der Wochen, in denen sich etwas ändert, an allen Filialen" }),
  isOverlapping: z.boolean().meta({ description: "Ob die Person zur Zeit der neuen Schicht schon eine hat" }),
  absences: z
    .array(z.object({ from: day, to: day, half: z.boolean(), part: z.enum(DAY_PARTS).nullable() }))
    .meta({ description: "Genehmigte, in die die neue Schicht fällt" }),
  findings: z.array(
    lawFinding.extend({ isNew: z.boolean().meta({ description: "Ob es erst durch den Tausch so ist" }) }),
  ),
});
export type SwapEffect = z.output<typeof swapEffect>;

/** What taking an open shift would mean for whoever asks. */
export const takeEffect = swapEffect.omit({ user: true });
export type TakeEffect = z.output<typeof takeEffect>;

/** What whoever decides sees. `seen` stands for all of it: a swap is approved as it was seen. */
export const swapReview = z.object({
  version: z.int(),
  seen: z.string(),
  isLate: z.boolean().meta({ description: "Ob das Gesetz eine frühere Mitteilung verlangt; beide haben zugestimmt" }),
  people: z.array(swapEffect),
});
export type SwapReview = z.output<typeof swapReview>;
