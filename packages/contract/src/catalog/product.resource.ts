import * as z from "zod";
import type { Condition } from "../kit/condition";
import { type RecordOf, defineResource } from "../kit/resource";
import { allergenFree, allergens } from "./allergen/allergen-field";
import { gtin } from "./gtin/gtin-field";
import { cents, choice, flag, line, prose, quantity, rate, requiredLine } from "../kit/schema";
import { images } from "../media/image-fields";
import { unit } from "./unit-field";
import { archivable, isArchived } from "../kit/list/archive";
import { availability, calculationModel } from "./availability-fields";
import { DEFAULT_TIME_ZONE } from "../kit/time";
import { productWithRates, serviceDay } from "./tax/dated-rates";
import { type Part, part, shownPart } from "./option-group/part-fields";
import { withOptionGroups } from "./option-group/resolve";
import type { PriceSchedule } from "./price/price-at";
import { type PriorPrice, priceTold, reducedFields } from "./price/reduced-fields";
import { productReferrer } from "./product.referrer";
import { checkProduct } from "./product.rules";
import { preparation } from "../station/preparation-fields";

export const alternativeUnit = z.strictObject({
  unit: unit.meta({ title: "Einheit" }),
  ratio: z.number().min(0.000_001).max(1_000_000).nullish().meta({ title: "Entspricht in Grundeinheiten" }),
  minimumQuantity: quantity("Mindestmenge").nullish(),
  maximumQuantity: quantity("Höchstmenge").nullish(),
  quantityStepSize: quantity("Schrittweite").nullish(),
  calculationModel: calculationModel.optional(),
});

const HIDDEN_REDUCTION = {
  reducedPrice: undefined,
  reducedFrom: undefined,
  reducedUntil: undefined,
  priorPrice: undefined,
};

const whenConfigurable: Condition = { beside: { type: ["configurable", "bundle"] } };

export const products = defineResource({
  ...productReferrer,
  idPrefix: "prd",
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
    images: images("Bilder").default([]).meta({ shownAs: "product" }),
    allergens: allergens.default([]),
    isAllergenFree: allergenFree,
    price: cents("Preis").meta({ section: "Preis", widget: "money", per: "unit", column: true }),
    ...reducedFields,
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
    taxRate: productReferrer.fields.shape.taxRate,
    takeawayTax: rate("Steuersatz bei Takeaway").default(0.2).meta({ section: "Preis", widget: "rate" }),
    takeawayTaxRate: productReferrer.fields.shape.takeawayTaxRate,
    dineInTax: rate("Steuersatz bei Dine In").default(0.2).meta({ section: "Preis", widget: "rate" }),
    dineInTaxRate: productReferrer.fields.shape.dineInTaxRate,
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
    ...archivable,
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
  entered: priceTold.entered,
  answered: {
    price: cents("Preis").nullable(),
    config: z.strictObject({ parts: z.array(shownPart) }),
    ...priceTold.fields,
  },
  check: checkProduct,
  unique: [],
  list: {
    filters: ["type", "isEnabled", "price", "isArchived"],
    sortable: ["name", "price", "uid"],
    searchable: ["name", "uid"],
    derived: [
      { name: "category", title: "Kategorie", resource: "categories" },
      { name: "menu", title: "Produktkatalog", resource: "menus" },
      { name: "branch", title: "Filiale", resource: "branches" },
    ],
  },
  placeColumn: { path: "category", title: "Kategorie", alsoNamed: ["kategorien", "category", "categories"] },
  inSnapshot: true,
  resolved: (product, asked) => withOptionGroups({ product, ...asked }),
  prices: ({ price, reducedPrice, reducedFrom, reducedUntil }): PriceSchedule => ({
    price,
    reducedPrice: reducedPrice ?? undefined,
    reducedFrom: reducedFrom ?? undefined,
    reducedUntil: reducedUntil ?? undefined,
  }),
  today: (record, { rates, now }) =>
    productWithRates({ product: record, rates, date: serviceDay({ appointment: null, now, zone: DEFAULT_TIME_ZONE }) }),
  publish: (product) => {
    if (isArchived(product)) return null;
    const { isPriceHidden, preparation: stations, config } = product;
    // Which steps share their options concerns staff alone.
    const isShared = config.parts.some(({ group, without }) => group !== undefined || without);
    const isPrepared =
      stations?.length > 0 || config.parts.some(({ options }) => options.some((one) => one.preparationMinutes));
    if (!isPriceHidden && !isPrepared && !isShared) return product;
    // Where and for how long it is prepared concerns the kitchen alone.
    return {
      ...product,
      ...(isPriceHidden ? { price: null, deposit: null, ...HIDDEN_REDUCTION } : {}),
      preparation: [],
      config: {
        parts: config.parts.map(({ group: _group, without: _without, ...step }) => ({
          ...step,
          options: step.options.map(({ preparationMinutes: _, ...option }) =>
            isPriceHidden ? { ...option, value: null } : option,
          ),
        })),
      },
    };
  },
});

/** A product as staff edit it, whose steps may have groups of options. */
export type StoredProduct = RecordOf<typeof products>;

/**
 * A product as everybody else gets it, with ordinary steps: see `withOptionGroups`. Price, deposit and option values are
 * null when they are hidden from the caller.
 */
export type Product = Omit<StoredProduct, "price" | "config"> & {
  price: number | null;
  priorPrice?: PriorPrice | null | undefined;
  config: { parts: Part[] };
};
