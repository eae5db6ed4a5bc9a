import { choice, flag } from "../kit/schema";
import { openingHours } from "../branch/opening-hours-fields";

export const calculationModel = choice(["fixed", "approximate", "minimum"], {
  title: "Berechnung",
  labels: { fixed: "Exakt", approximate: "Ungefähr", minimum: "Minimum" },
});

export const availability = {
  isEnabled: flag("Aktiv", true).meta({ section: "Verfügbarkeit", column: true }),
  schedule: openingHours("Zeitplan").nullish().meta({
    description: "Wann es bestellt werden kann, etwa mittags. Ohne Zeitplan: immer, wenn geöffnet ist.",
    section: "Verfügbarkeit",
    widget: "openingHours",
  }),
  isVisibleWhenUnavailable: flag("Sichtbar, wenn nicht verfügbar").meta({
    description: "Außerhalb der Zeiten bleibt es in der Karte sichtbar, lässt sich aber nicht bestellen.",
    section: "Verfügbarkeit",
  }),
};
