import * as z from "zod";
import { requiredLine } from "../kit/schema";
import { GERMAN_STATES, MUNICIPALITIES } from "../labour-law/holiday/holiday-rules";

const SECTION = "Feiertage";

/** Which public holidays a branch has, beside its country. Austria has the same in all states. */
export const holidayFields = {
  holidayState: z
    .enum(GERMAN_STATES)
    .nullish()
    .meta({
      title: "Bundesland",
      section: SECTION,
      labels: {
        BW: "Baden-Württemberg",
        BY: "Bayern",
        BE: "Berlin",
        BB: "Brandenburg",
        HB: "Bremen",
        HH: "Hamburg",
        HE: "Hessen",
        MV: "Mecklenburg-Vorpommern",
        NI: "Niedersachsen",
        NW: "Nordrhein-Westfalen",
        RP: "Rheinland-Pfalz",
        SL: "Saarland",
        SN: "Sachsen",
        ST: "Sachsen-Anhalt",
        SH: "Schleswig-Holstein",
        TH: "Thüringen",
      },
      description: "Ohne Angabe gelten nur die Feiertage, die alle Bundesländer haben.",
      when: { beside: { country: ["DE"] } },
    }),
  holidayMunicipality: z
    .enum(MUNICIPALITIES)
    .nullish()
    .meta({
      title: "Gemeinde",
      section: SECTION,
      labels: { augsburg: "Augsburg", catholic: "mit katholischem Feiertag" },
      description:
        "In Bayern haben überwiegend katholische Gemeinden Mariä Himmelfahrt, in Teilen von Sachsen und Thüringen gilt Fronleichnam.",
      when: { beside: { holidayState: ["BY", "SN", "TH"] } },
    }),
  addedHolidays: z
    .array(z.strictObject({ date: z.iso.date().meta({ title: "Tag" }), name: requiredLine("Name", 100) }))
    .max(100)
    .default([])
    .meta({
      title: "Zusätzliche Feiertage",
      section: SECTION,
      entry: "Feiertag",
      description: "Tage, die im Betrieb wie Feiertage gelten, etwa nach dem Kollektivvertrag.",
    }),
  removedHolidays: z
    .array(z.strictObject({ date: z.iso.date().meta({ title: "Tag" }) }))
    .max(100)
    .default([])
    .meta({
      title: "Keine Feiertage",
      section: SECTION,
      entry: "Tag",
      description: "Tage, die hier keine Feiertage sind, obwohl sie es für das Bundesland wären.",
    }),
};
