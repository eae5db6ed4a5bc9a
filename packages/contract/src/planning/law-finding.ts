import * as z from "zod";

/** What the labour law says, of shifts of one person. */
export const lawFinding = z.object({
  rule: z.string(),
  paragraph: z.string(),
  severity: z.enum(["info", "warning", "breach"]),
  day: z.iso.date(),
  stretches: z.array(z.string()).meta({ description: "Die Schichten, keine davon an einer anderen Filiale" }),
  message: z.string(),
  isTextChecked: z.boolean().meta({ description: "Ob die Regel mit dem Wortlaut des Gesetzes verglichen wurde" }),
});
