import * as z from "zod";
import { identifier } from "../kit/fields/identifier-field";
import { type RecordOf, defineResource } from "../kit/resource";
import { choice, requiredLine } from "../kit/schema";
import { TEMPLATE_SOURCES } from "./data/field-kinds";
import { layer } from "./layer/layer";
import { length, paint } from "./layer/layer-fields";
import { checkTemplate } from "./template.rules";
import { PRESET_LABELS, SOURCE_LABELS, TEMPLATE_TITLES, UNIT_LABELS } from "./template.texts";

/** Designs from which pictures are drawn, one for each record where the layers show values of a record. */
export const imageTemplates = defineResource({
  name: "image-templates",
  idPrefix: "tpl",
  ...TEMPLATE_TITLES,
  title: ["name"],
  navigation: { group: "website", icon: "layers", position: 6 },
  fields: z.strictObject({
    identifier,
    name: requiredLine("Name").meta({ column: true }),
    width: length("Breite", { min: 1, max: 10_000 }).default(1080),
    height: length("Höhe", { min: 1, max: 10_000 }).default(1080),
    unit: choice(["px", "mm"], { title: "Einheit", labels: UNIT_LABELS }).default("px"),
    /** Dots per inch: how many pixels a millimetre has. */
    dpi: z.int().min(36).max(600).default(150).meta({ title: "Auflösung in dpi" }),
    background: paint("Hintergrund").default("#ffffff"),
    preset: choice(["free", "instagram", "story", "a4", "a6", "label", "labelSmall", "fullHd", "uhd", "portraitTv"], {
      title: "Größe",
      labels: PRESET_LABELS,
      column: true,
    }).default("free"),
    source: choice([...TEMPLATE_SOURCES], { title: "Werte aus", labels: SOURCE_LABELS, column: true }).default("none"),
    /** In the order in which they are drawn: later ones cover earlier ones. */
    layers: z.array(layer).max(200).default([]).meta({ title: "Ebenen", entry: "Ebene", widget: "json" }),
  }),
  check: checkTemplate,
  access: { read: "staff", create: "manager", update: "manager", remove: "manager" },
  unique: [["identifier"]],
  list: {
    filters: ["source", "preset"],
    sortable: ["name", "updatedAt"],
    searchable: ["name", "identifier"],
  },
  storage: "indexed",
  refersToMany: true,
  inSnapshot: false,
});

export type ImageTemplate = RecordOf<typeof imageTemplates>;
