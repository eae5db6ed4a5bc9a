import * as z from "zod";
import { flag, openingHours } from "../kit/schema";

export const calculationModel = z
  .enum(["fixed", "approximate", "minimum"])
  .meta({ title: "Berechnung", labels: { fixed: "Exakt", approximate: "Ungefähr", minimum: "Minimum" } });

export const availability = {
  isEnabled: flag("Aktiv", true).meta({ title: "Aktiv", section: "Verfügbarkeit", column: true }),
  schedule: openingHours("Zeitplan")
    .nullish()
    .meta({ title: "Zeitplan", section: "Verfügbarkeit", widget: "openingHours" }),
  isVisibleWhenUnavailable: flag("Sichtbar, wenn nicht verfügbar").meta({
    title: "Sichtbar, wenn nicht verfügbar",
    section: "Verfügbarkeit",
  }),
};
