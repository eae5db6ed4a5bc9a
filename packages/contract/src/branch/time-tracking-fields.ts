import * as z from "zod";

/** How the branch keeps working time. */
export const timeTrackingFields = {
  closedAfterHours: z.int().min(1).max(48).nullish().meta({
    title: "Vergessene Aktivitäten beenden nach Stunden",
    section: "Zeiterfassung",
    description:
      "Wer so lange nicht ausstempelt, wird ausgestempelt; die Aktivität trägt dann einen Hinweis. Leer: 12.",
  }),
  stampingRadius: z
    .int()
    .min(50)
    .max(5000)
    .nullish()
    .meta({
      title: "Ort beim Stempeln prüfen: Umkreis in Metern",
      section: "Zeiterfassung",
      description:
        "Leer: Der Ort wird nicht geprüft. Sonst fragt die Seite am Telefon nur beim Stempeln danach und merkt sich, ob " +
        "außerhalb des Umkreises gestempelt wurde, keine Koordinaten. Braucht Breiten- und Längengrad. Als Kontrolle " +
        "der Beschäftigten braucht das in Österreich eine Betriebsvereinbarung (§ 96 Abs. 1 Z 3 ArbVG), ohne Betriebsrat die " +
        "Zustimmung jeder Person (§ 10 AVRAG), in Deutschland die Mitbestimmung des Betriebsrats (§ 87 Abs. 1 Nr. 6 BetrVG).",
    }),
};
