import * as z from "zod";
import { STAMPING_RADIUS_HINT } from "./stamping-place.texts";

/** How the branch keeps working time. */
export const timeTrackingFields = {
  closedAfterHours: z.int().min(1).max(48).nullish().meta({
    title: "Vergessene Aktivitäten beenden nach Stunden",
    section: "Zeiterfassung",
    description:
      "Wer so lange nicht ausstempelt, wird ausgestempelt; die Aktivität trägt dann einen Hinweis. Leer: 12.",
  }),
  stampingRadius: z.int().min(50).max(5000).nullish().meta({
    title: "Ort beim Stempeln prüfen: Umkreis in Metern",
    section: "Zeiterfassung",
    description: STAMPING_RADIUS_HINT,
  }),
};
