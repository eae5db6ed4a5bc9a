import { type ShopBundle, picture } from "../build";
import { allergensText, imprintText, privacyText, termsText } from "./legal";

export const config: ShopBundle["config"] = {
  shopName: "Glutnest",
  businessName: "Glutnest Gastronomie GmbH",
  title: "Pizza aus dem Buchenholzofen",
  description:
    "Sauerteig mit 48 Stunden Ruhe, Paradeiser aus Kampanien und ein Feuer, das nie ganz ausgeht. Zum Mitnehmen, " +
    "Liefern oder gleich bei uns essen – dreimal in Wien.",
  seoTitle: "Glutnest – Holzofenpizza in Wien",
  seoDescription:
    "Holzofenpizza, Pasta, Salate und Desserts online bestellen: Abholung, Lieferung und Tischbestellung in " +
    "Neubau, Favoriten und der Leopoldstadt.",
  website: "https://glutnest.example",
  businessType: "Restaurant",
  currency: "EUR",
  defaultDeliveryMethod: "takeaway",
  logo: picture("logo", "Glutnest", "logo"),
  primaryColor: "#b3261e",
  secondaryColor: "#3b2a20",
  borderRadius: ".5rem",
  termsAndConditionsText: termsText,
  privacyPolicyText: privacyText,
  imprintText,
  allergensText,
  enablePluginCategoryBar: true,
  enablePluginSearch: true,
  enablePluginTags: true,
  enablePluginDonations: true,
  enablePluginOrderReviews: true,
  enablePluginFrontdesk: true,
  enablePluginToolbar: true,
  enablePluginPWA: true,
  enablePluginCash: true,
  isCashEnabled: true,
  enablePluginATMCard: true,
  isATMCardEnabled: true,
  enablePluginMollie: true,
  isMollieEnabled: true,
  enablePluginDatatrans: true,
  isDatatransEnabled: true,
};
