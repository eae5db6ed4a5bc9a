import { type Entry, picture } from "../build";
import { plus } from "./choices";

type Product = Entry<"products">;

/** Drinks carry the standard rate, whichever way they leave the house. */
const DRINK = { tax: 0.2, takeawayTax: 0.2, dineInTax: 0.2 };

const drink = (key: string, uid: string, name: string, price: number, litres: number | null, description: string, alt: string, more: Partial<Product> = {}): Product => ({
  id: `prd_${key}`,
  uid,
  name,
  type: more.config ? "configurable" : "simple",
  description,
  price,
  ...DRINK,
  ...(litres === null ? {} : { pricing: { quantity: litres, unit: "liter" as const } }),
  images: [picture(key, alt)],
  maximumQuantity: 60,
  ...more,
});

export const drinks: Product[] = [
  drink("getraenk-mineral", "G01", "Mineralwasser prickelnd 0,33 l", 290, 0.33, "Glasflasche", "Glasflasche Mineralwasser mit Bläschen", { deposit: 25 }),
  drink("getraenk-mineral-still", "G02", "Mineralwasser still 0,75 l", 490, 0.75, "Glasflasche", "Große Glasflasche stilles Wasser", { deposit: 25 }),
  drink("getraenk-soda-zitrone", "G03", "Soda Zitrone 0,5 l", 350, 0.5, "Frisch gepresste Zitrone, Sodawasser", "Glas Soda mit Zitronenscheibe"),
  drink("getraenk-limonade", "G04", "Hauslimonade 0,4 l", 450, 0.4, "Selbst angesetzt, wenig Zucker", "Glas Limonade mit Minze und Zitrone", { config: { parts: [{ name: "Sorte", type: "select", options: [plus("Zitrone-Minze"), plus("Himbeere-Basilikum"), plus("Gurke-Ingwer")] }, { name: "Eiswürfel", type: "select", options: [plus("Mit Eis"), plus("Wenig Eis"), plus("Ohne Eis")] }] } }),
  drink("getraenk-apfel", "G05", "Apfelsaft gespritzt 0,5 l", 390, 0.5, "Naturtrüber Apfelsaft aus der Buckligen Welt", "Glas Apfelsaft gespritzt mit Apfelspalte"),
  drink("getraenk-kola", "G06", "Kräuterkola 0,33 l", 380, 0.33, "Mit Kolanuss und Almkräutern", "Kleine Flasche Kräuterkola", { deposit: 25 }),
  drink("getraenk-eistee", "G07", "Pfirsich-Eistee 0,5 l", 390, 0.5, "Schwarztee, Pfirsich, Zitrone – kalt aufgegossen", "Glas Eistee mit Pfirsichspalte"),
  drink("getraenk-bier", "G08", "Märzen 0,5 l", 480, 0.5, "Flaschenbier aus einer kleinen Wiener Brauerei, 5,1 % vol. Abgabe ab 16 Jahren.", "Glas Märzenbier mit Schaumkrone", { allergens: ["A"], deposit: 20 }),
  drink("getraenk-bier-frei", "G09", "Alkoholfreies Helles 0,5 l", 450, 0.5, "Unter 0,5 % vol.", "Flasche alkoholfreies Bier", { allergens: ["A"], deposit: 20 }),
  drink("getraenk-veltliner", "G10", "Grüner Veltliner 0,75 l", 1900, 0.75, "Kamptal, pfeffrig und trocken, 12,5 % vol. Abgabe ab 16 Jahren.", "Flasche Weißwein mit gefülltem Glas", { allergens: ["O"] }),
  drink("getraenk-zweigelt", "G11", "Zweigelt 0,75 l", 2100, 0.75, "Carnuntum, Weichsel und ein Hauch Pfeffer, 13 % vol. Abgabe ab 16 Jahren.", "Flasche Rotwein mit gefülltem Glas", { allergens: ["O"] }),
  drink("getraenk-spritz", "G12", "Bitterorangen-Spritz 0,25 l", 590, null, "Bitterorange, Weißwein, Soda. Abgabe ab 16 Jahren.", "Weinglas mit orangem Spritz und Orangenscheibe", { allergens: ["O"] }),
  drink("getraenk-espresso", "G13", "Espresso", 260, null, "Eigene Röstung, kräftig und kurz", "Kleine Tasse Espresso mit Crema", { config: { parts: [{ name: "Größe", type: "select", options: [plus("Einfach"), plus("Doppelt", 130)] }] } }),
  drink("getraenk-melange", "G14", "Melange", 390, null, "Espresso, heiße Milch, Milchschaum", "Tasse Melange mit Milchschaum", { allergens: ["G"], config: { parts: [{ name: "Milch", type: "select", options: [plus("Vollmilch"), plus("Laktosefrei"), plus("Haferdrink", 40, "A")] }] } }),
];
