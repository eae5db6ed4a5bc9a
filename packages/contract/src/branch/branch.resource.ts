import * as z from "zod";
import { areaWithRate, serviceDay } from "../catalog/tax/dated-rates";
import { zoneOf } from "./branch-hours";
import { AREAS, branchReferrer } from "./branch.referrer";
import { checkBranch } from "./branch.rules";
import { EXPECTED_TIME_ZONE } from "../kit/validation/expectation.texts";
import { type RecordOf, defineResource } from "../kit/resource";
import { choice, flag, line, prose, requiredLine } from "../kit/schema";
import { deliveryArea } from "./delivery-area-fields";
import { publishedBranch } from "./view/published-branch";
import { email, url } from "../kit/fields/contact-fields";
import { identifier } from "../kit/fields/identifier-field";
import { imageRef, images } from "../media/image-fields";
import { ESCALATION_ACTIONS } from "../order/step/escalation-actions";
import { ESCALATION_LABELS } from "../order/step/step.texts";
import { instant } from "../kit/fields/instant-fields";
import { holidayFields } from "./holiday-fields";
import { timeTrackingFields } from "./time-tracking/time-tracking-fields";
import { openingHours } from "./opening-hours-fields";
import { timeZones } from "./time-zones";

/** What happens when a new order was not answered for some minutes. */
const escalationStep = z.strictObject({
  afterMinutes: z.int().min(1).max(1440).meta({ title: "Nach Minuten" }),
  action: choice([...ESCALATION_ACTIONS], { title: "Was geschieht", labels: ESCALATION_LABELS }),
  to: line("An")
    .default("")
    .meta({
      description: "Telefonnummer (+43 …) oder E-Mail-Adresse",
      when: { beside: { action: ["sms", "mail"] } },
    }),
  text: line("Text für den Kunden", 500)
    .default("")
    .meta({ when: { beside: { action: "decline" } } }),
});

const required = (what: string, section: string) =>
  flag(`${what} erforderlich`).meta({ title: `${what} erforderlich`, section });

export const branches = defineResource({
  ...branchReferrer,
  idPrefix: "brn",
  navigation: { group: "operations", icon: "store", position: 1 },
  fields: z.strictObject({
    identifier,
    name: requiredLine("Name").meta({ column: true }),
    description: prose("Beschreibung").default(""),
    division: branchReferrer.fields.shape.division,
    street: line("Straße").default("").meta({ section: "Adresse und Kontakt", column: true }),
    zipCode: line("PLZ", 20).default("").meta({ section: "Adresse und Kontakt" }),
    city: line("Ort").default("").meta({ section: "Adresse und Kontakt", column: true }),
    country: choice(["DE", "LI", "AT", "CH"], {
      title: "Land",
      section: "Adresse und Kontakt",
      labels: { DE: "Deutschland", LI: "Liechtenstein", AT: "Österreich", CH: "Schweiz" },
    }).default("AT"),
    phone: line("Telefon", 40).default("").meta({ section: "Adresse und Kontakt", widget: "tel", column: true }),
    email: email.default("").meta({ title: "E-Mail", section: "Adresse und Kontakt", widget: "email" }),
    website: url.default("").meta({ title: "Website", section: "Adresse und Kontakt", widget: "url" }),
    isNewOrderEmailEnabled: flag("Neue Bestellungen per E-Mail melden", true).meta({
      description: "Jede neue Bestellung wird an die E-Mail-Adresse der Filiale geschickt.",
      section: "Benachrichtigungen",
    }),
    isNewOrderSmsEnabled: flag("Neue Bestellungen per SMS melden").meta({
      description: "Jede neue Bestellung wird an die Telefonnummer der Filiale gemeldet. SMS kosten je Nachricht.",
      section: "Benachrichtigungen",
    }),
    longitude: z.number().min(-180).max(180).nullish().meta({
      description: "Für die Karte und den Anfahrtsplan, etwa 16,3499.",
      title: "Längengrad",
      section: "Adresse und Kontakt",
    }),
    latitude: z.number().min(-90).max(90).nullish().meta({
      description: "Für die Karte und den Anfahrtsplan, etwa 48,2015.",
      title: "Breitengrad",
      section: "Adresse und Kontakt",
    }),
    timeZone: z
      .string()
      .refine((zone) => {
        try {
          new Intl.DateTimeFormat("de", { timeZone: zone });
          return true;
        } catch {
          return false;
        }
      }, EXPECTED_TIME_ZONE)
      .default("Europe/Vienna")
      .meta({
        description: "Nach welcher Uhr Öffnungszeiten und Termine gelten, etwa Europe/Vienna.",
        title: "Zeitzone",
        section: "Öffnungszeiten",
        suggestions: timeZones,
      }),
    openingHours: openingHours("Öffnungszeiten").default([]).meta({
      section: "Öffnungszeiten",
      description: "Einzelne Tage gehen der Woche vor. Eine Zeit über Mitternacht endet am nächsten Tag.",
    }),
    isDeliveryHoursEnabled: flag("Eigene Lieferzeiten").meta({
      description: "Wenn zu anderen Zeiten geliefert wird, als geöffnet ist. Sonst gelten die Öffnungszeiten.",
      section: "Öffnungszeiten",
    }),
    deliveryHours: openingHours("Lieferzeiten")
      .default([])
      .meta({ section: "Öffnungszeiten", when: { beside: { isDeliveryHoursEnabled: true } } }),
    orderableFrom: instant.nullish().meta({
      title: "Bestellbar ab",
      section: "Öffnungszeiten",
      description: "Vorher zeigt der Shop die Filiale, nimmt aber keine Bestellungen an.",
    }),
    closedMessage: line("Hinweis, wenn geschlossen", 500).default("").meta({
      description: "Steht im Shop, solange geschlossen ist, etwa „Wir machen Urlaub bis 20. August“.",
      section: "Öffnungszeiten",
    }),
    isDeliveryEnabled: flag("Lieferung").meta({ section: "Bestellung" }),
    isTakeawayEnabled: flag("Takeaway", true).meta({ section: "Bestellung" }),
    isDineInEnabled: flag("Dine In").meta({ section: "Bestellung" }),
    isPreorderEnabled: flag("Vorbestellung, wenn geschlossen").meta({
      description: "Kunden können auch bestellen, wenn geschlossen ist, für einen späteren Termin.",
      section: "Bestellung",
    }),
    isTableSelectionEnabled: flag("Tischauswahl").meta({
      description: "Gäste geben bei Dine In an, an welchem Tisch sie sitzen. Die Tische stehen unter „Tische“.",
      section: "Bestellung",
    }),
    isAppointmentRequired: flag("Termin erforderlich").meta({
      description: "Kunden müssen eine Zeit wählen und können nicht „so bald wie möglich“ bestellen.",
      section: "Bestellung",
    }),
    isQuotationRequired: flag("Nur Angebotsanfragen").meta({
      description: "Kunden fragen ein Angebot an, statt verbindlich zu bestellen.",
      section: "Bestellung",
    }),
    preparationTimes: z
      .array(z.int().min(1).max(240).meta({ title: "Minuten" }))
      .max(6)
      .default([])
      .meta({
        title: "Zubereitungszeiten",
        section: "Bestellung",
        entry: "Zeit",
        description: "Die Minuten, die beim Bestätigen zur Wahl stehen. Leer: 15, 20, 30 und 45.",
      }),
    isWithdrawalEnabled: flag("Widerrufsfunktion").meta({
      section: "Bestellung",
      description:
        "Für Waren mit Widerrufsrecht (Fernabsatz, 14 Tage); nicht für frisch zubereitete Speisen. Zeigt „Vertrag widerrufen“ in der Fußzeile des Shops und auf der Statusseite jeder Bestellung.",
    }),
    slotCapacity: z.int().min(1).max(1000).nullish().meta({
      title: "Bestellungen je Termin höchstens",
      section: "Bestellung",
      description: "Ist ein Termin voll, können Kunden ihn nicht mehr wählen. Leer: beliebig viele.",
    }),
    escalation: z.array(escalationStep).max(20).default([]).meta({
      title: "Unbeantwortete Bestellungen",
      section: "Unbeantwortete Bestellungen",
      entry: "Stufe",
      description:
        "Was geschieht, solange niemand eine Bestellung annimmt, ablehnt oder einen anderen Termin vorschlägt. Jede Stufe geschieht einmal.",
    }),
    leadMinutes: z.int().min(0).max(1440).nullish().meta({
      title: "Minuten vor dem Termin beginnen",
      section: "Anzeigen",
      description:
        "Bis dahin steht eine Bestellung unter „Später“. Gilt für neue Bestellungen, deren Produkte keine eigene Zubereitungszeit haben. Leer: 30 Minuten.",
    }),
    ticketMinutes: z.int().min(1).max(1440).nullish().meta({
      title: "Minuten bis ein Küchenbon verfällt",
      section: "Drucken",
      description: "Was ein Drucker bis dahin nicht abgeholt hat, druckt er nicht mehr von selbst. Leer: 30 Minuten.",
    }),
    printMinutes: z.int().min(1).max(1440).nullish().meta({
      title: "Minuten bis andere Drucke verfallen",
      section: "Drucken",
      description: "Leer: 2 Stunden.",
    }),
    readyMinutes: z.int().min(1).max(240).nullish().meta({
      title: "Minuten auf der Gästeanzeige",
      section: "Anzeigen",
      description: "So lange steht eine fertige Bestellung unter „Abholbereit“. Leer: 20 Minuten.",
    }),
    priceHours: z.int().min(1).max(168).nullish().meta({
      title: "Stunden, für die Bildschirme Preise zeigen",
      section: "Anzeigen",
      description:
        "Ein Bildschirm ohne Verbindung zeigt Preise nach so vielen Stunden nicht mehr, da sie sich geändert haben können. Leer: 24 Stunden.",
    }),
    rollUpPrepared: flag("Fertig zubereitet ist abholbereit").meta({
      section: "Anzeigen",
      description: "Ist in der Küche alles fertig, wird die Bestellung abholbereit. Lieferungen nie.",
    }),
    ...timeTrackingFields,
    deliveryAreas: z.array(deliveryArea).max(AREAS).default([]).meta({
      description:
        "Wohin geliefert wird, mit Postleitzahl oder Ortsnamen. „Kostenlos ab“ lässt die Lieferkosten bei größeren Bestellungen weg.",
      title: "Liefergebiete",
      section: "Lieferung",
      entry: "Liefergebiet",
    }),
    isEmailRequiredForDelivery: required("E-Mail", "Pflichtangaben bei Lieferung"),
    isPhoneRequiredForDelivery: flag("Telefon erforderlich", true).meta({
      section: "Pflichtangaben bei Lieferung",
    }),
    isAddressRequiredForDelivery: flag("Adresse erforderlich", true).meta({
      section: "Pflichtangaben bei Lieferung",
    }),
    isEmailRequiredForDineIn: required("E-Mail", "Pflichtangaben bei Dine In"),
    isPhoneRequiredForDineIn: required("Telefon", "Pflichtangaben bei Dine In"),
    isAddressRequiredForDineIn: required("Adresse", "Pflichtangaben bei Dine In"),
    isEmailRequiredForTakeaway: required("E-Mail", "Pflichtangaben bei Takeaway"),
    isPhoneRequiredForTakeaway: required("Telefon", "Pflichtangaben bei Takeaway"),
    isAddressRequiredForTakeaway: required("Adresse", "Pflichtangaben bei Takeaway"),
    isCashEnabled: flag("Barzahlung", true).meta({ section: "Zahlung" }),
    isATMCardEnabled: flag("EC Karte / Debitkarte").meta({ section: "Zahlung" }),
    isHydroAGVoucherEnabled: flag("Essensgutschein").meta({
      description: "Kunden zahlen bei der Übergabe mit Essensgutscheinen.",
      section: "Zahlung",
    }),
    isMollieEnabled: flag("Mollie").meta({ section: "Zahlung" }),
    isDatatransEnabled: flag("Datatrans").meta({ section: "Zahlung" }),
    ...holidayFields,
    isPublic: flag("Öffentlich", true).meta({
      description: "Sonst zeigt der Shop nur Name und Adresse der Filiale und nimmt keine Bestellungen an.",
      section: "Darstellung",
      column: true,
    }),
    keywords: line("Suchwörter", 1000).default("").meta({
      description: "Wörter, mit denen Kunden die Filiale in der Suche finden, etwa Bezirk oder U-Bahn-Station.",
      section: "Darstellung",
    }),
    tags: branchReferrer.fields.shape.tags,
    images: images("Bilder").default([]).meta({ section: "Darstellung" }),
    logo: imageRef.nullish().meta({ title: "Logo", section: "Darstellung", widget: "image" }),
  }),
  check: checkBranch,
  isBranch: true,
  unique: [["identifier"]],
  list: {
    filters: ["division", "isPublic"],
    sortable: ["name", "city"],
    searchable: ["name", "identifier", "street", "zipCode", "city"],
  },
  inSnapshot: true,
  today: (record, { rates, now }) => {
    if (record.deliveryAreas.every(({ taxRate }) => !taxRate)) return record;
    const date = serviceDay({ appointment: null, now, zone: zoneOf(record) });
    return { ...record, deliveryAreas: record.deliveryAreas.map((area) => areaWithRate({ area, rates, date })) };
  },
  publish: publishedBranch,
});

export type Branch = RecordOf<typeof branches>;
