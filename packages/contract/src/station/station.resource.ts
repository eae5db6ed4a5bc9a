import * as z from "zod";
import { color } from "../kit/fields/color-field";
import { identifier } from "../kit/fields/identifier-field";
import { pickedByBranch } from "../kit/list/pick-by-branch";
import { type RecordOf, defineResource } from "../kit/resource";
import { flag, ref, requiredLine } from "../kit/schema";

export const stations = defineResource({
  name: "stations",
  idPrefix: "sta",
  one: "Station",
  many: "Stationen",
  title: ["name"],
  navigation: { group: "operations", icon: "chef-hat", position: 5 },
  fields: z.strictObject({
    identifier: identifier.meta({
      title: "Kennung",
      column: true,
      description:
        "Kurzer Name ohne Leerzeichen, etwa ofen. Produkte nennen ihn unter „Zubereitung“; Filialen mit derselben Kennung bereiten dieselben Produkte zu.",
    }),
    name: requiredLine("Name").meta({ column: true, description: "So heißt die Station auf der Küchenanzeige." }),
    branch: ref("branches", "Filiale").meta({ column: true }),
    minutesPerSlot: z.int().min(1).max(10_000).nullish().meta({
      title: "Minuten je Termin",
      column: true,
      description:
        "Wie viele Minuten Arbeit in einem Termin von fünf Minuten Platz haben, etwa 20, wenn vier Leute arbeiten. Mehr Bestellungen nimmt die Station dann nicht an. Leer: ohne Grenze.",
    }),
    colour: color.nullish().meta({ title: "Farbe", description: "Womit die Küchenanzeige die Station kennzeichnet." }),
    isEnabled: flag("Aktiv", true).meta({ column: true }),
  }),
  access: { read: "staff", create: "manager", update: "manager", remove: "manager" },
  branchesOf: (station) => [station.branch],
  pickedBy: pickedByBranch,
  unique: [["branch", "identifier"]],
  list: {
    filters: ["branch", "isEnabled"],
    sortable: ["name", "identifier"],
    searchable: ["name", "identifier"],
  },
  inSnapshot: true,
  // Displays and the server's checks read them. The shop needs none of them.
  publish: () => null,
});

export type Station = RecordOf<typeof stations>;
