import * as z from "zod";
import type { Condition } from "../kit/condition";
import { type RecordOf, defineResource } from "../kit/resource";
import { allergens } from "./allergen/allergen-field";
import { gtin } from "./gtin/gtin-field";
import { cents, choice, flag, line, prose, quantity, rate, requiredLine } from "../kit/schema";
import { images } from "../media/image-fields";
import { unit } from "./unit-field";
import { availability, calculationModel } from "./availability-fields";
import { checkProduct } from "./product.rules";
import { preparation, preparationMinutes } from "../station/preparation-fields";

export const partOption = z.strictObject({
  name: requiredLine("Name"),
  modifier: choice(["add", "subtract", "overwrite"], {
    title: "Preis",
    labels: { add: "Aufpreis (+)", subtract: "Abschlag (−)", overwrite: "Ersetzt den Preis" },
  }).default("add"),
  value: cents("Betrag").default(0),
  allergens: allergens.default([]),
  preparationMinutes: preparationMinutes.optional(),
});

export const part = z.strictObject({
  name: requiredLine("Name"),
  description: line("Beschreibung", 1000).default(""),
  type: choice(["text", "textarea", "select", "multiselect", "image", "images", "file", "files"], {
    title: "Art",
    labels: {
      text: "Textzeile",
      textarea: "Textfeld",
      select: "Auswahl",
      multiselect: "Mehrfachauswahl",
      image: "Bild",
      images: "Bilder",
      file: "Datei",
      files: "Dateien",
    },
  }),
  optional: z.boolean().default(false).meta({ title: "Optional" }),
  options: z
    .array(partOption)
    .max(200)
    .default([])
    .meta({ title: "Optionen", entry: "Option", when: { beside: { type: ["select", "multiselect"] } } }),
});

/** The option as people who are not signed in get it, whose value may be hidden: docs/decisions/0016. */
export const shownPartOption = partOption.extend({ value: cents("Betrag").nullable() });
export const shownPart = part.extend({ options: z.array(shownPartOption) });

export const alternativeUnit = z.strictObject({
  unit: unit.meta({ title: "Einheit" }),
  ratio: z.number().min(0.000_001).max(1_000_000).nullish().meta({ title: "Entspricht in Grundeinheiten" }),
  minimumQuantity: quantity("Mindestmenge").nullish(),
  maximumQuantity: quantity("Höchstmenge").nullish(),
  quantityStepSize: quantity("Schrittweite").nullish(),
  calculationModel: calculationModel.optional(),
});

const whenConfigurable: Condition = { beside: { type: ["configurable", "bundle"] } };

export const products = defineResource({
  name: "products",
  idPrefix: "prd",
  one: "Produkt",
  many: "Produkte",
  title: ["name"],
  navigation: { group: "offer", icon: "package", position: 1 },
  fields: z.strictObject({
    uid: line("Artikelnummer", 64)
      .default("")
      .meta({ description: "Ihre eigene Nummer des Produkts, etwa aus der Kassa.", column: true }),
    gtin: gtin.optional().meta({
      title: "GTIN (EAN)",
      description: "Die Nummer unter dem Strichcode der Ware. Etiketten drucken sie als Strichcode.",
    }),
    name: requiredLine("Name").meta({ column: true }),
    type: choice(["simple", "configurable", "bundle"], {
      title: "Art",
      column: true,
      labels: { simple: "Einfach", configurable: "Konfigurierbar", bundle: "Menü" },
    })
      .default("simple")
      .meta({
        description:
          "„Konfigurierbar“ lässt Kunden wählen, etwa Größe und Belag; „Menü“ fasst mehrere Teile zu einem Preis zusammen.",
      }),
    description: prose("Beschreibung").default(""),
    images: images("Bilder").default([]),
    allergens: allergens.default([]),
    price: cents("Preis").meta({ section: "Preis", widget: "money", per: "unit", column: true }),
    deposit: cents("Pfand").nullish().meta({
      title: "Pfand je Einheit",
      section: "Preis",
      widget: "money",
      description: "Kommt je Einheit zum Preis dazu.",
    }),
    isPriceHidden: flag("Preis verbergen").meta({
      description: "Der Shop zeigt keinen Preis, etwa bei Angeboten auf Anfrage.",
      section: "Preis",
    }),
    tax: rate("Steuersatz bei Lieferung").default(0.2).meta({
      section: "Preis",
      widget: "rate",
      description: "Der Preis enthält die Steuer. Für Speisen und Getränke gelten oft verschiedene Sätze.",
    }),
    takeawayTax: rate("Steuersatz bei Takeaway").default(0.2).meta({ section: "Preis", widget: "rate" }),
    dineInTax: rate("Steuersatz bei Dine In").default(0.2).meta({ section: "Preis", widget: "rate" }),
    pricing: z
      .strictObject({ quantity: quantity("Menge"), unit: unit.meta({ title: "Einheit" }) })
      .nullish()
      .meta({
        title: "Inhalt je Einheit (für den Grundpreis)",
        section: "Preis",
        description: "Etwa 0,33 Liter je Flasche: Der Shop zeigt dann den Preis je Liter.",
      }),
    unit: unit.default("piece").meta({
      description: "Worin das Produkt verkauft wird und wofür der Preis gilt.",
      title: "Einheit",
      section: "Menge",
    }),
    alternativeUnits: z.array(alternativeUnit).max(20).default([]).meta({
      title: "Weitere Einheiten",
      section: "Menge",
      entry: "Weitere Einheit",
      description:
        "In welchen Einheiten Kunden außerdem bestellen können. Ein Karton mit 12 Flaschen entspricht 12 Grundeinheiten.",
    }),
    minimumQuantity: quantity("Mindestmenge")
      .nullish()
      .meta({ description: "In der Einheit des Produkts.", section: "Menge" }),
    maximumQuantity: quantity("Höchstmenge").nullish().meta({ section: "Menge" }),
    quantityStepSize: quantity("Schrittweite")
      .nullish()
      .meta({ description: "Um wie viel die Menge je Schritt steigt, etwa 0,25 bei Kilogramm.", section: "Menge" }),
    defaultQuantity: quantity("Vorgeschlagene Menge")
      .nullish()
      .meta({ description: "Steht schon da, wenn Kunden das Produkt öffnen.", section: "Menge" }),
    defaultUnit: unit.nullish().meta({ title: "Vorgeschlagene Einheit", section: "Menge" }),
    calculationModel: calculationModel.default("fixed").meta({
      section: "Menge",
      description: "„Ungefähr“ und „Minimum“ sagen Kunden, dass die gelieferte Menge abweichen oder größer sein kann.",
    }),
    ...availability,
    isLeadTimeEnabled: flag("Mit Vorlaufzeit").meta({
      section: "Verfügbarkeit",
      description: "Wie lange vor dem Termin bestellt werden muss, etwa zwei Tage bei Torten.",
    }),
    leadTimeType: choice(["minutes", "hours", "days", "weeks"], {
      title: "Vorlaufzeit in",
      section: "Verfügbarkeit",
      labels: { minutes: "Minuten", hours: "Stunden", days: "Tagen", weeks: "Wochen" },
    })
      .nullish()
      .meta({ when: { beside: { isLeadTimeEnabled: true } } }),
    leadTimeValue: z
      .int()
      .min(0)
      .max(10_000)
      .nullish()
      .meta({ title: "Vorlaufzeit", section: "Verfügbarkeit", when: { beside: { isLeadTimeEnabled: true } } }),
    preparation,
    isStepByStep: flag("Schritt für Schritt").meta({
      description: "Der Shop fragt die Schritte einzeln nacheinander, statt alle auf einer Seite zu zeigen.",
      section: "Konfiguration",
      when: whenConfigurable,
    }),
    config: z
      .strictObject({
        parts: z.array(part).max(50).default([]).meta({
          title: "Schritte",
          entry: "Schritt",
          description:
            "Was Kunden wählen, in dieser Reihenfolge, etwa „Größe“ und „Belag“, je mit Optionen und Aufpreis.",
        }),
      })
      .default({ parts: [] })
      .meta({ title: "Konfiguration", section: "Konfiguration", when: whenConfigurable }),
  }),
  answered: { price: cents("Preis").nullable(), config: z.strictObject({ parts: z.array(shownPart) }) },
  check: checkProduct,
  access: { read: "public", create: "admin", update: "admin", remove: "admin" },
  unique: [],
  list: {
    filters: ["type", "isEnabled", "price"],
    sortable: ["name", "price", "uid"],
    searchable: ["name", "uid"],
    derived: [
      { name: "category", title: "Kategorie", resource: "categories" },
      { name: "menu", title: "Produktkatalog", resource: "menus" },
      { name: "branch", title: "Filiale", resource: "branches" },
    ],
  },
  storage: "indexed",
  refersToMany: true,
  inSnapshot: true,
  publish: (product) => {
    const { isPriceHidden, preparation: stations, config } = product;
    const isPrepared =
      stations?.length > 0 || config.parts.some(({ options }) => options.some((one) => one.preparationMinutes));
    if (!isPriceHidden && !isPrepared) return product;
    // Where and for how long it is prepared concerns the kitchen alone.
    return {
      ...product,
      ...(isPriceHidden ? { price: null, deposit: null } : {}),
      preparation: [],
      config: {
        parts: config.parts.map((step) => ({
          ...step,
          options: step.options.map(({ preparationMinutes: _, ...option }) =>
            isPriceHidden ? { ...option, value: null } : option,
          ),
        })),
      },
    };
  },
});

/** A product as the API answers it. Price, deposit and option values are null when they are hidden from the caller. */
export type Product = Omit<RecordOf<typeof products>, "price" | "config"> & {
  price: number | null;
  config: { parts: Part[] };
};

export type Part = Omit<z.output<typeof part>, "options"> & { options: PartOption[] };

export type PartOption = Omit<z.output<typeof partOption>, "value"> & { value: number | null };
