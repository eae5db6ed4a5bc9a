import { type ShopBundle, picture } from "../build";
import { imprintText, privacyText, termsText } from "./legal";

export const config: ShopBundle["config"] = {
  shopName: "Quendel",
  businessName: "Quendel Fahrrad GmbH",
  title: "Räder, Werkstatt und Verleih in Graz",
  description:
    "Fahrräder und E-Bikes zum Probefahren, Ersatzteile vom Laufmeter bis zur Speiche, eine Werkstatt mit Angebot " +
    "vorab und Leihräder für Tage oder Stunden.",
  seoTitle: "Quendel – Fahrräder, Werkstatt und Verleih in Graz",
  seoDescription:
    "Fahrräder, E-Bikes, Zubehör und Ersatzteile online bestellen, Werkstatt-Angebot anfordern oder ein Leihrad " +
    "reservieren – in Graz.",
  website: "https://quendelrad.example",
  businessType: "BikeStore",
  currency: "EUR",
  defaultDeliveryMethod: "takeaway",
  logo: picture("logo", "Quendel", "logo"),
  primaryColor: "#1f5f4a",
  secondaryColor: "#22303a",
  borderRadius: ".375rem",
  termsAndConditionsText: termsText,
  privacyPolicyText: privacyText,
  imprintText,
  disableTickets: true,
  enablePluginCategoryBar: true,
  enablePluginTags: true,
  enablePluginDonations: true,
  enablePluginOrderReviews: true,
  enablePluginToolbar: true,
  enablePluginPWA: true,
  enablePluginMapbox: true,
  enablePluginHomePage: false,
  enablePluginCash: true,
  isCashEnabled: true,
  enablePluginATMCard: true,
  isATMCardEnabled: true,
  enablePluginMollie: true,
  isMollieEnabled: true,
  enablePluginDatatrans: true,
  isDatatransEnabled: true,
};
