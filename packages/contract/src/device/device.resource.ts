import * as z from "zod";
import { clock } from "../branch/opening-hours-fields";
import { identifier } from "../kit/fields/identifier-field";
import { pickedByBranch, referringTo } from "../kit/list/pick-by-branch";
import { type RecordOf, defineResource } from "../kit/resource";
import { choice, flag, requiredLine } from "../kit/schema";
import { departments } from "../branch/department/department.resource";
import { stations } from "../station/station.resource";
import { deviceReferrer } from "./device.referrer";
import { DRIVERS_OF, checkDevice } from "./device.rules";
import { CODE_PAGE_LABELS, DOCUMENT_LABELS, DRIVER_LABELS, EVENT_LABELS, KIND_LABELS } from "./device.texts";
import {
  CODE_PAGES,
  DEVICE_DOCUMENTS,
  DEVICE_DRIVERS,
  DEVICE_EVENTS,
  DEVICE_KINDS,
  PAPER_WIDTHS,
} from "./device.values";

const { fields: references, ...owned } = deviceReferrer;
const target = { ...owned, pickedBy: pickedByBranch };
const PRINTING = "Drucken";
const whenPrinting = { when: { record: { kind: "print" } }, section: PRINTING };

export const devices = defineResource({
  ...target,
  idPrefix: "dev",
  navigation: { group: "operations", icon: "printer", position: 7 },
  fields: z.strictObject({
    identifier,
    name: requiredLine("Name").meta({ column: true }),
    branch: references.shape.branch,
    department: references.shape.department,
    kind: choice([...DEVICE_KINDS], { title: "Art", labels: KIND_LABELS, column: true }),
    driver: choice([...DEVICE_DRIVERS], {
      ...{ title: "Anbindung", labels: DRIVER_LABELS, column: true },
      choicesBy: { field: "kind", values: DRIVERS_OF },
    }),
    events: z
      .array(choice([...DEVICE_EVENTS], { labels: EVENT_LABELS }))
      .max(DEVICE_EVENTS.length)
      .default([])
      .meta({
        title: "Ereignisse",
        description: "Wann das Gerät benachrichtigt oder druckt.",
      }),
    station: references.shape.station,
    documents: z
      .array(choice([...DEVICE_DOCUMENTS], { labels: DOCUMENT_LABELS }))
      .max(DEVICE_DOCUMENTS.length)
      .default([])
      .meta({ title: "Drucke", ...whenPrinting }),
    copies: z
      .int()
      .min(1)
      .max(5)
      .default(1)
      .meta({ title: "Ausfertigungen", ...whenPrinting }),
    paperWidth: z
      .literal([...PAPER_WIDTHS])
      .default(80)
      .meta({ title: "Papierbreite", labels: { 58: "58 mm", 80: "80 mm" }, ...whenPrinting }),
    codePage: choice([...CODE_PAGES], { title: "Zeichensatz", labels: CODE_PAGE_LABELS, ...whenPrinting }).default(
      "cp858",
    ),
    substitute: references.shape.substitute,
    quietHours: z
      .strictObject({ from: clock.meta({ title: "Von" }), until: clock.meta({ title: "Bis" }) })
      .nullish()
      .meta({
        title: "Ruhezeit",
        description: "In dieser Zeit wird nicht benachrichtigt. Gedruckt wird immer.",
        when: { record: { kind: "notification" } },
      }),
    isEnabled: flag("Aktiv", true).meta({ column: true }),
  }),
  refersTo: referringTo(stations, departments, target),
  check: checkDevice,
  unique: [["identifier"]],
  list: {
    filters: ["branch", "kind", "driver", "isEnabled"],
    sortable: ["name", "identifier"],
    searchable: ["name", "identifier"],
  },
  inSnapshot: false,
});

export type Device = RecordOf<typeof devices>;
