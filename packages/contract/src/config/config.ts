import * as z from "zod";
import { EXPECTED_RADIUS, EXPECTED_TRACKING } from "../kit/validation/expectation.texts";
import { isMapStyle } from "../branch/map-provider";
import { CONFIG_DEFAULTS as DEFAULTS } from "./config-defaults";
import { CONFIG_MESSAGES } from "./config.texts";
import { FONT_FAMILY_LENGTH, isFontFamily } from "../media/font/family";
import { FONT_MESSAGES } from "../media/font/font.texts";
import { LEAST_LOG_DAYS, MOST_LOG_DAYS } from "../log/log-retention";
import { LEAST_MONTHS, MOST_MONTHS, RETENTION_FIELDS, type RetentionKind } from "../privacy/retention/retention-kinds";
import { choice, flag, line, markdown, prose } from "../kit/schema";
import { color } from "../kit/fields/color-field";
import { email, url } from "../kit/fields/contact-fields";
import { imageRef } from "../media/image-fields";

const colorOf = (title: string, fallback: string) => color.default(fallback).meta({ title, section: "Darstellung" });
/** One of the packaged families or an own one, which the server knows. Empty: the default typeface. */
const font = (title: string, fallback: "") =>
  z
    .string()
    .max(FONT_FAMILY_LENGTH)
    .refine((family) => family === "" || isFontFamily(family), FONT_MESSAGES.familyUnknown)
    .default(fallback)
    .meta({ title, section: "Darstellung" });
const plugin = (title: string, fallback: boolean) => flag(title, fallback).meta({ section: "Funktionen" });
const payment = (title: string, fallback: boolean) => flag(title, fallback).meta({ section: "Zahlung" });
/** An id that an analytics provider issued. If it is empty, nothing of that provider is loaded. */
const tracking = ({ title, pattern, fallback }: { title: string; pattern: RegExp; fallback: string }) =>
  z
    .union([z.literal(""), z.string().regex(pattern, EXPECTED_TRACKING)])
    .default(fallback)
    .meta({ title, section: "Auswertung" });
const link = (title: string, fallback: string) =>
  url.default(fallback).meta({
    title: `${title} (Link)`,
    description: "Nur nötig, wenn der Text anderswo steht. Der Text hier geht vor.",
    section: "Rechtliches",
    widget: "url",
  });
const legalText = (title: string, fallback: string) =>
  markdown(`${title} (Text)`).default(fallback).meta({ section: "Rechtliches" });

/** For how many months personal data of a kind is kept; null for ever. Nothing is removed before somebody confirms it. */
const kept = (kind: RetentionKind) =>
  z.int().min(LEAST_MONTHS[kind]).max(MOST_MONTHS).nullable().default(DEFAULTS[RETENTION_FIELDS[kind]]);

/** Two years: § 16 Abs. 2 ArbZG, § 17 Abs. 1 MiLoG. */
const LEAST_TIME_MONTHS = 24;

/** For how many days new entries of the log are kept. */
const logDays = (what: string) =>
  z
    .int()
    .min(LEAST_LOG_DAYS)
    .max(MOST_LOG_DAYS)
    .default(MOST_LOG_DAYS)
    .meta({ title: `Protokoll: ${what} (Tage)`, section: "Datenschutz" });

/** If empty, the map that comes with the shop is used; otherwise a style of one of the allowed map providers. */
const mapStyle = (title: string, fallback: string) =>
  z
    .string()
    .trim()
    .max(500)
    .refine(isMapStyle, CONFIG_MESSAGES.mapStyleInvalid)
    .default(fallback)
    .meta({ title, section: "Karte" });

/** The one configuration of a shop: `GET` and `POST /api/config`, `config` in the init bundle and in a shop bundle. */
export const configFields = z.strictObject({
  shopName: line("Name des Shops").default(DEFAULTS.shopName),
  businessName: line("Firmenwortlaut")
    .default(DEFAULTS.businessName)
    .meta({ description: "Wie im Firmenbuch. Er steht in der Fußzeile des Shops und in E-Mails." }),
  title: line("Titel").default(DEFAULTS.title).meta({ description: "Die große Überschrift der Startseite." }),
  description: prose("Beschreibung", 2000).default(DEFAULTS.description),
  seoTitle: line("Titel für Suchmaschinen").default(DEFAULTS.seoTitle).meta({
    description: "Steht im Reiter des Browsers und in Suchergebnissen. Leer: der Titel, sonst der Name des Shops.",
  }),
  seoDescription: prose("Beschreibung für Suchmaschinen", 1000).default(DEFAULTS.seoDescription),
  website: url.default(DEFAULTS.website),
  businessType: choice(
    [
      "Restaurant",
      "FastFoodRestaurant",
      "CafeOrCoffeeShop",
      "Bakery",
      "BarOrPub",
      "BikeStore",
      "Store",
      "LocalBusiness",
    ],
    {
      title: "Art des Betriebs (für Suchmaschinen)",
      labels: {
        Restaurant: "Restaurant",
        FastFoodRestaurant: "Imbiss",
        CafeOrCoffeeShop: "Café",
        Bakery: "Bäckerei",
        BarOrPub: "Bar",
        BikeStore: "Fahrradgeschäft",
        Store: "Geschäft",
        LocalBusiness: "Anderer Betrieb",
      },
    },
  ).default(DEFAULTS.businessType),
  currency: choice(["EUR", "CHF"], {
    title: "Währung",
    labels: { EUR: "Euro (EUR)", CHF: "Schweizer Franken (CHF)" },
  }).default(DEFAULTS.currency),
  defaultDeliveryMethod: choice(["takeaway", "delivery", "dineIn"], {
    title: "Vorgewählte Bestellart",
    labels: { takeaway: "Takeaway", delivery: "Lieferung", dineIn: "Dine In" },
  })
    .default(DEFAULTS.defaultDeliveryMethod)
    .meta({ description: "Was beim ersten Besuch gewählt ist; Kunden können es ändern." }),
  logo: imageRef.nullish().meta({ title: "Logo", section: "Darstellung", widget: "image" }),
  primaryColor: colorOf("Hauptfarbe", DEFAULTS.primaryColor),
  secondaryColor: colorOf("Zweite Farbe", DEFAULTS.secondaryColor),
  borderRadius: z
    .string()
    .regex(/^(?:\d*\.)?\d+(?:rem|px)$|^0$/, EXPECTED_RADIUS)
    .default(DEFAULTS.borderRadius)
    .meta({
      title: "Eckenradius",
      description: "Wie rund Knöpfe und Felder sind: 0 für eckig, sonst etwa .25rem oder 8px.",
      section: "Darstellung",
    }),
  fontFamily: font("Schriftart", DEFAULTS.fontFamily),
  headingFontFamily: font("Schriftart der Überschriften", DEFAULTS.headingFontFamily),
  termsAndConditions: link("AGB", DEFAULTS.termsAndConditions),
  termsAndConditionsText: legalText("AGB", DEFAULTS.termsAndConditionsText),
  privacyPolicy: link("Datenschutz", DEFAULTS.privacyPolicy),
  privacyPolicyText: legalText("Datenschutz", DEFAULTS.privacyPolicyText),
  imprint: link("Impressum", DEFAULTS.imprint),
  imprintText: legalText("Impressum", DEFAULTS.imprintText),
  allergens: link("Allergene", DEFAULTS.allergens),
  allergensText: legalText("Allergene", DEFAULTS.allergensText),
  disableTickets: plugin("Bestellnummer statt Ticket", DEFAULTS.disableTickets).meta({
    description: "Kunden sehen ihre Nummer als „Bestellnummer“ und nicht als „Ticket“.",
  }),
  enablePluginCategoryBar: plugin("Kategorieleiste", DEFAULTS.enablePluginCategoryBar).meta({
    description: "Die Kategorien stehen als Leiste über der Karte, zum schnellen Springen.",
  }),
  enablePluginSMS: plugin("SMS-Benachrichtigung", DEFAULTS.enablePluginSMS),
  smsSender: z
    .string()
    .regex(/^$|^(?=.*[A-Za-z])[A-Za-z0-9]{3,11}$/, CONFIG_MESSAGES.smsSenderInvalid)
    .default(DEFAULTS.smsSender)
    .meta({
      title: "Absender der SMS",
      description: "Höchstens elf Buchstaben und Ziffern. Leer: der Name des Shops.",
      section: "Nachrichten",
    }),
  contactEmail: email.default(DEFAULTS.contactEmail).meta({
    title: "E-Mail für Kontaktanfragen",
    description: "Dorthin gehen Anfragen aus dem Kontaktformular, wenn keine Filiale gewählt ist.",
    section: "Nachrichten",
    widget: "email",
  }),
  enablePluginDonations: plugin("Spenden", DEFAULTS.enablePluginDonations),
  enablePluginPWA: plugin("Als App installierbar", DEFAULTS.enablePluginPWA).meta({
    description: "Kunden können den Shop als Symbol auf ihr Telefon legen.",
  }),
  enablePluginToolbar: plugin("Werkzeugleiste für Mitarbeitende", DEFAULTS.enablePluginToolbar).meta({
    description: "Angemeldete Mitarbeitende sehen im Shop eine Leiste; Kunden nicht.",
  }),
  enablePluginMapbox: plugin("Karte", DEFAULTS.enablePluginMapbox),
  enablePluginSearch: plugin("Filialsuche", DEFAULTS.enablePluginSearch).meta({
    description: "Ein Suchfeld für PLZ und Ort über der Liste der Filialen.",
  }),
  enablePluginTags: plugin("Filter nach Schlagwörtern", DEFAULTS.enablePluginTags).meta({
    description: "Kunden wählen Filialen nach ihren Schlagwörtern aus.",
  }),
  enablePluginHomePage: plugin("Startseite", DEFAULTS.enablePluginHomePage).meta({
    description: "Eine Startseite mit Öffnungszeiten und Anfahrt statt der bloßen Liste der Filialen.",
  }),
  enablePluginFrontdesk: plugin("Statusbildschirme vor Ort", DEFAULTS.enablePluginFrontdesk).meta({
    description: "Die Statusseite sagt Kunden, dass ihre Nummer auch auf einem Bildschirm vor Ort erscheint.",
  }),
  enablePluginOrderReviews: plugin("Bewertungen", DEFAULTS.enablePluginOrderReviews).meta({
    description: "Nach einer erledigten Bestellung fragt der Shop, wie zufrieden Kunden waren.",
  }),
  enablePluginCash: payment("Barzahlung (Plugin)", DEFAULTS.enablePluginCash),
  isCashEnabled: payment("Barzahlung", DEFAULTS.isCashEnabled),
  enablePluginATMCard: payment("EC Karte / Debitkarte (Plugin)", DEFAULTS.enablePluginATMCard),
  isATMCardEnabled: payment("EC Karte / Debitkarte", DEFAULTS.isATMCardEnabled),
  enablePluginHydroAGVoucher: payment("Essensgutschein (Plugin)", DEFAULTS.enablePluginHydroAGVoucher),
  isHydroAGVoucherEnabled: payment("Essensgutschein", DEFAULTS.isHydroAGVoucherEnabled),
  enablePluginMollie: payment("Mollie (Plugin)", DEFAULTS.enablePluginMollie),
  isMollieEnabled: payment("Mollie", DEFAULTS.isMollieEnabled),
  enablePluginDatatrans: payment("Datatrans (Plugin)", DEFAULTS.enablePluginDatatrans),
  isDatatransEnabled: payment("Datatrans", DEFAULTS.isDatatransEnabled),
  metaPixelId: tracking({ title: "Meta-Pixel (ID)", pattern: /^\d{5,20}$/, fallback: DEFAULTS.metaPixelId }),
  tagManagerId: tracking({
    title: "Google Tag Manager (GTM-…)",
    pattern: /^GTM-[A-Z0-9]{4,12}$/,
    fallback: DEFAULTS.tagManagerId,
  }),
  mapboxZoom: z
    .number()
    .min(0)
    .max(24)
    .default(DEFAULTS.mapboxZoom)
    .meta({ title: "Zoom der Karte", section: "Karte" }),
  mapboxPitch: z
    .number()
    .min(0)
    .max(85)
    .default(DEFAULTS.mapboxPitch)
    .meta({ title: "Neigung der Karte", section: "Karte" }),
  mapboxBearing: z
    .number()
    .min(-360)
    .max(360)
    .default(DEFAULTS.mapboxBearing)
    .meta({ title: "Drehung der Karte", section: "Karte" }),
  mapboxStyle: mapStyle("Kartenstil (Adresse)", DEFAULTS.mapboxStyle),
  mapboxDarkStyle: mapStyle("Dunkler Kartenstil (Adresse)", DEFAULTS.mapboxDarkStyle),
  mapboxAccessToken: z
    .string()
    .trim()
    .max(500)
    .regex(/^(?!sk\.)[A-Za-z0-9._-]*$/, CONFIG_MESSAGES.mapTokenInvalid)
    .default(DEFAULTS.mapboxAccessToken)
    .meta({ title: "Öffentlicher Zugangsschlüssel der Karte", section: "Karte" }),
  ordersKeptMonths: kept("orders").meta({
    title: "Personendaten in Bestellungen (Monate)",
    description: "Danach bleiben Nummer, Zeiten, Positionen, Summen und Steuern. Leer: Alles bleibt. Mindestens 3.",
    section: "Datenschutz",
  }),
  customersKeptMonths: kept("customers").meta({
    title: "Kunden ohne neue Bestellung (Monate)",
    description:
      "Danach werden sie gelöscht, mit den Personendaten in ihren Bestellungen. Leer: Sie bleiben. Mindestens 3.",
    section: "Datenschutz",
  }),
  uploadsKeptMonths: kept("uploads").meta({
    title: "Dateien zu Bestellungen (Monate)",
    description: "Was länger aufbewahrt werden soll, bleibt so lange. Leer: Sie bleiben bei ihrer Bestellung.",
    section: "Datenschutz",
  }),
  timeKeptMonths: z.int().min(LEAST_TIME_MONTHS).max(MOST_MONTHS).nullable().default(DEFAULTS.timeKeptMonths).meta({
    title: "Arbeitszeit in gesperrten Monaten (Monate)",
    description:
      "Danach werden Aktivitäten und Stundenzettel gelöscht. Leer: Sie bleiben. Mindestens 24 (§ 16 Abs. 2 ArbZG, § 17 MiLoG); für die Lohnverrechnung 84 (§ 132 BAO).",
    section: "Datenschutz",
  }),
  changeLogDays: logDays("Änderungen und Verlauf"),
  loginLogDays: logDays("Anmeldungen"),
  jobLogDays: logDays("Hintergrundaufgaben"),
  providerLogDays: logDays("Zahlungsdienste"),
  deviceLogDays: logDays("Geräte"),
  requestLogDays: logDays("Aufrufe"),
});

/**
 * The body of a change to the configuration: any of its fields. Read-only fields are accepted and ignored. Fields that
 * are left out keep their values.
 */
export const configChange = z.strictObject({
  ...Object.fromEntries(
    Object.entries(configFields.shape).map(([name, field]) => [
      name,
      (field instanceof z.ZodDefault ? field.removeDefault() : field).optional().meta(field.meta() ?? {}),
    ]),
  ),
  version: z.int().optional(),
  createdAt: z.string().optional(),
  updatedAt: z.string().optional(),
  paymentProviders: z.array(z.string()).optional(),
});

export type Config = z.output<typeof configFields>;
export type ConfigRecord = Config & { version: number; updatedAt: string };
