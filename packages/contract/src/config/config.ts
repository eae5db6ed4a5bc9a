import * as z from "zod";
import { EXPECTED_COLOR, EXPECTED_RADIUS, EXPECTED_TRACKING } from "../kit/expectation.texts";
import { isMapStyle } from "../branch/map-provider";
import { CONFIG_MESSAGES } from "./config.texts";
import { FONT_FAMILIES } from "../media/fonts";
import { email, flag, imageRef, line, markdown, prose, url } from "../kit/schema";

const color = (title: string, fallback: string) =>
  z
    .string()
    .regex(/^#[0-9A-Fa-f]{6}$/, EXPECTED_COLOR)
    .default(fallback)
    .meta({ title, section: "Darstellung", widget: "color" });
const font = (title: string) =>
  z
    .enum(["", ...FONT_FAMILIES])
    .default("")
    .meta({ title, section: "Darstellung", labels: { "": "Standard" } });
const plugin = (title: string, fallback = false) => flag(title, fallback).meta({ title, section: "Funktionen" });
const payment = (title: string, fallback = false) => flag(title, fallback).meta({ title, section: "Zahlung" });
/** The number that a provider gave out, or empty: then nothing of it is ever loaded. */
const tracking = ({ title, pattern }: { title: string; pattern: RegExp }) =>
  z
    .union([z.literal(""), z.string().regex(pattern, EXPECTED_TRACKING)])
    .default("")
    .meta({ title, section: "Auswertung" });
const legal = (title: string) => ({
  link: url.default("").meta({ title: `${title} (Link)`, section: "Rechtliches", widget: "url" as const }),
  text: markdown(`${title} (Text)`)
    .default("")
    .meta({ title: `${title} (Text)`, section: "Rechtliches", widget: "markdown" as const }),
});
const terms = legal("AGB");
const privacy = legal("Datenschutz");
const imprint = legal("Impressum");
const allergens = legal("Allergene");

/** Empty for the drawing that comes with the shop; else a style of one of the providers that pages may load from. */
const mapStyle = (title: string) =>
  z
    .string()
    .trim()
    .max(500)
    .refine(isMapStyle, CONFIG_MESSAGES.mapStyleInvalid)
    .default("")
    .meta({ title, section: "Karte" });

/** The one configuration of a shop: `GET, POST /api/config`, `config` in the init bundle and in a shop bundle. */
export const configFields = z.strictObject({
  shopName: line("Name des Shops").default("Mein Shop"),
  businessName: line("Firmenwortlaut").default(""),
  title: line("Titel").default(""),
  description: prose("Beschreibung", 2000).default(""),
  seoTitle: line("Titel für Suchmaschinen").default(""),
  seoDescription: prose("Beschreibung für Suchmaschinen", 1000).default(""),
  website: url.default(""),
  businessType: z
    .enum([
      "Restaurant",
      "FastFoodRestaurant",
      "CafeOrCoffeeShop",
      "Bakery",
      "BarOrPub",
      "BikeStore",
      "Store",
      "LocalBusiness",
    ])
    .default("LocalBusiness")
    .meta({
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
    }),
  currency: z.enum(["EUR", "CHF"]).default("EUR").meta({ title: "Währung" }),
  defaultDeliveryMethod: z
    .enum(["takeaway", "delivery", "dineIn"])
    .default("takeaway")
    .meta({
      title: "Vorgewählte Bestellart",
      labels: { takeaway: "Takeaway", delivery: "Lieferung", dineIn: "Dine In" },
    }),
  logo: imageRef.nullish().meta({ title: "Logo", section: "Darstellung", widget: "image" }),
  primaryColor: color("Hauptfarbe", "#000000"),
  secondaryColor: color("Zweite Farbe", "#333333"),
  borderRadius: z
    .string()
    .regex(/^(?:\d*\.)?\d+(?:rem|px)$|^0$/, EXPECTED_RADIUS)
    .default(".25rem")
    .meta({ title: "Eckenradius", section: "Darstellung" }),
  fontFamily: font("Schriftart"),
  headingFontFamily: font("Schriftart der Überschriften"),
  termsAndConditions: terms.link,
  termsAndConditionsText: terms.text,
  privacyPolicy: privacy.link,
  privacyPolicyText: privacy.text,
  imprint: imprint.link,
  imprintText: imprint.text,
  allergens: allergens.link,
  allergensText: allergens.text,
  disableTickets: plugin("Bestellnummer statt Ticket"),
  enablePluginCategoryBar: plugin("Kategorieleiste", true),
  enablePluginSMS: plugin("SMS-Benachrichtigung"),
  smsSender: z
    .string()
    .regex(/^$|^(?=.*[A-Za-z])[A-Za-z0-9]{3,11}$/, CONFIG_MESSAGES.smsSenderInvalid)
    .default("")
    .meta({ title: "Absender der SMS", section: "Nachrichten" }),
  contactEmail: email
    .default("")
    .meta({ title: "E-Mail für Kontaktanfragen", section: "Nachrichten", widget: "email" }),
  enablePluginDonations: plugin("Spenden"),
  enablePluginPWA: plugin("Als App installierbar"),
  enablePluginToolbar: plugin("Werkzeugleiste für Mitarbeitende", true),
  enablePluginMapbox: plugin("Karte"),
  enablePluginSearch: plugin("Filialsuche"),
  enablePluginTags: plugin("Filter nach Schlagwörtern"),
  enablePluginHomePage: plugin("Startseite"),
  enablePluginFrontdesk: plugin("Statusbildschirme vor Ort"),
  enablePluginOrderReviews: plugin("Bewertungen"),
  enablePluginCash: payment("Barzahlung (Plugin)", true),
  isCashEnabled: payment("Barzahlung", true),
  enablePluginATMCard: payment("EC Karte / Debitkarte (Plugin)", true),
  isATMCardEnabled: payment("EC Karte / Debitkarte", true),
  enablePluginHydroAGVoucher: payment("Essensgutschein (Plugin)"),
  isHydroAGVoucherEnabled: payment("Essensgutschein"),
  enablePluginMollie: payment("Mollie (Plugin)"),
  isMollieEnabled: payment("Mollie"),
  enablePluginDatatrans: payment("Datatrans (Plugin)"),
  isDatatransEnabled: payment("Datatrans"),
  metaPixelId: tracking({ title: "Meta-Pixel (ID)", pattern: /^\d{5,20}$/ }),
  tagManagerId: tracking({ title: "Google Tag Manager (GTM-…)", pattern: /^GTM-[A-Z0-9]{4,12}$/ }),
  mapboxZoom: z.number().min(0).max(24).default(19).meta({ title: "Zoom der Karte", section: "Karte" }),
  mapboxPitch: z.number().min(0).max(85).default(55).meta({ title: "Neigung der Karte", section: "Karte" }),
  mapboxBearing: z.number().min(-360).max(360).default(-85).meta({ title: "Drehung der Karte", section: "Karte" }),
  mapboxStyle: mapStyle("Kartenstil (Adresse)"),
  mapboxDarkStyle: mapStyle("Dunkler Kartenstil (Adresse)"),
  mapboxAccessToken: z
    .string()
    .trim()
    .max(500)
    .regex(/^(?!sk\.)[A-Za-z0-9._-]*$/, CONFIG_MESSAGES.mapTokenInvalid)
    .default("")
    .meta({ title: "Öffentlicher Zugangsschlüssel der Karte", section: "Karte" }),
});

/** A change of the configuration: any of its fields, and what is read beside them, which is passed over. Nothing stands for what is left out. */
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
