import { type Entry, picture } from "../build";
import {
  cheeseToppings,
  crust,
  extras,
  instead,
  kitchenNote,
  meatToppings,
  plus,
  minus,
  sizes,
  vegetableToppings,
} from "./choices";

type Product = Entry<"products">;

export const FOOD = { tax: 0.1, takeawayTax: 0.1, dineInTax: 0.1 };

interface Pizza {
  key: string;
  uid: string;
  name: string;
  price: number;
  allergens: string;
  description: string;
  alt: string;
  family: number;
}

const card: Pizza[] = [
  {
    key: "margherita",
    uid: "P01",
    name: "Margherita",
    price: 990,
    family: 2190,
    allergens: "AG",
    description: "Paradeisersauce, Mozzarella, frisches Basilikum, Olivenöl",
    alt: "Pizza mit geschmolzenem Mozzarella und Basilikumblättern",
  },
  {
    key: "marinara",
    uid: "P02",
    name: "Marinara (vegan)",
    price: 890,
    family: 1990,
    allergens: "A",
    description: "Paradeisersauce, Knoblauch, Oregano, Kirschparadeiser – ganz ohne Käse",
    alt: "Pizza ohne Käse mit Knoblauch, Oregano und Kirschparadeisern",
  },
  {
    key: "salami",
    uid: "P03",
    name: "Salami",
    price: 1150,
    family: 2490,
    allergens: "AGO",
    description: "Paradeisersauce, Mozzarella, luftgetrocknete Salami",
    alt: "Pizza dicht mit Salamischeiben belegt",
  },
  {
    key: "prosciutto",
    uid: "P04",
    name: "Prosciutto",
    price: 1190,
    family: 2590,
    allergens: "AG",
    description: "Paradeisersauce, Mozzarella, saftiger Beinschinken, Oregano",
    alt: "Pizza mit Beinschinken und Mozzarella",
  },
  {
    key: "funghi",
    uid: "P05",
    name: "Funghi",
    price: 1120,
    family: 2450,
    allergens: "AG",
    description: "Paradeisersauce, Mozzarella, Champignons, Petersilie",
    alt: "Pizza mit Champignonscheiben und Petersilie",
  },
  {
    key: "capricciosa",
    uid: "P06",
    name: "Capricciosa",
    price: 1320,
    family: 2890,
    allergens: "AGO",
    description: "Paradeisersauce, Mozzarella, Schinken, Champignons, Artischocken, Oliven",
    alt: "Pizza mit Schinken, Champignons, Artischocken und Oliven",
  },
  {
    key: "diavola",
    uid: "P07",
    name: "Diavola",
    price: 1290,
    family: 2790,
    allergens: "AGMO",
    description: "Paradeisersauce, Mozzarella, scharfe Salami, Pfefferoni, rote Zwiebel – ordentlich scharf",
    alt: "Pizza mit scharfer Salami, Pfefferoni und roten Zwiebelringen",
  },
  {
    key: "quattro-formaggi",
    uid: "P08",
    name: "Quattro Formaggi",
    price: 1350,
    family: 2950,
    allergens: "ACG",
    description: "Mozzarella, Gorgonzola, Bergkäse, Parmesan – ohne Paradeiser",
    alt: "Helle Pizza mit vier geschmolzenen Käsesorten",
  },
  {
    key: "tonno",
    uid: "P09",
    name: "Tonno e Cipolla",
    price: 1250,
    family: 2750,
    allergens: "ADG",
    description: "Paradeisersauce, Mozzarella, Thunfisch, rote Zwiebel, Kapern",
    alt: "Pizza mit Thunfisch, roten Zwiebelringen und Kapern",
  },
  {
    key: "verdure",
    uid: "P10",
    name: "Verdure vom Markt",
    price: 1260,
    family: 2750,
    allergens: "AG",
    description: "Paradeisersauce, Mozzarella, Melanzani, Zucchini, Paprika, Kirschparadeiser",
    alt: "Bunte Gemüsepizza mit Zucchini, Melanzani und Paprika",
  },
  {
    key: "ananas",
    uid: "P11",
    name: "Toast Hawaii auf Urlaub",
    price: 1220,
    family: 2690,
    allergens: "AG",
    description: "Paradeisersauce, Mozzarella, Beinschinken, Ananas – wir stehen dazu",
    alt: "Pizza mit Schinken und Ananasstücken",
  },
  {
    key: "spinaci",
    uid: "P12",
    name: "Spinaci e Ricotta",
    price: 1240,
    family: 2720,
    allergens: "AGH",
    description: "Mozzarella, Blattspinat, Ricotta, Pinienkerne, Knoblauch – ohne Paradeiser",
    alt: "Helle Pizza mit Blattspinat und Ricottaflocken",
  },
  {
    key: "burrata",
    uid: "P13",
    name: "Burrata e Rucola",
    price: 1490,
    family: 3290,
    allergens: "AG",
    description: "Paradeisersauce, Rohschinken, Rucola und eine ganze Burrata, die erst am Tisch aufgeht",
    alt: "Pizza mit Rucola, Rohschinken und einer ganzen Burrata in der Mitte",
  },
  {
    key: "steirisch",
    uid: "P14",
    name: "Die Steirische",
    price: 1390,
    family: 2990,
    allergens: "AGO",
    description: "Sauerrahm, Mozzarella, Bauchspeck, Käferbohnen, rote Zwiebel, Kürbiskerne und ein Faden Kernöl",
    alt: "Helle Pizza mit Speck, Käferbohnen, Zwiebel und Kürbiskernen",
  },
];

function regular({ key, uid, name, price, allergens, description, alt, family }: Pizza): Product {
  return {
    id: `prd_${key}`,
    uid,
    name,
    type: "configurable",
    description,
    price,
    ...FOOD,
    allergens: [...allergens],
    images: [picture(`pizza-${key}`, alt)],
    maximumQuantity: 30,
    config: { parts: [sizes(family), crust, extras, kitchenNote] },
  };
}

export const pizzas: Product[] = [
  ...card.map(regular),
  {
    id: "prd_waldrand",
    uid: "P15",
    name:
      "Saisonpizza mit gebratenen Eierschwammerln, Waldviertler Graumohnbröseln, geräuchertem Büffelmozzarella " +
      "und jungem Blattspinat",
    type: "configurable",
    description: "So lange es Eierschwammerl gibt. Sauerrahmbasis, beim Backen mit Thymianöl beträufelt.",
    price: 1580,
    ...FOOD,
    allergens: [..."AGH"],
    images: [picture("pizza-waldrand", "Helle Pizza mit Eierschwammerln, Spinat und Büffelmozzarella")],
    maximumQuantity: 30,
    config: { parts: [sizes(3390), crust, kitchenNote] },
  },
  {
    id: "prd_calzone",
    uid: "P16",
    name: "Calzone",
    type: "configurable",
    description: "Zugeklappt gebacken: Schinken, Champignons, Ricotta, Mozzarella, Paradeisersauce obendrauf",
    price: 1290,
    ...FOOD,
    allergens: [..."AG"],
    images: [picture("pizza-calzone", "Zusammengeklappte, goldbraun gebackene Calzone")],
    config: {
      parts: [
        {
          name: "Füllung",
          type: "select",
          options: [
            plus("Klassisch mit Schinken"),
            plus("Vegetarisch mit Spinat"),
            plus("Scharf mit Salami", 120, "MO"),
          ],
        },
        kitchenNote,
      ],
    },
  },
  {
    id: "prd_selbst",
    uid: "P20",
    name: "Pizza selbst belegen",
    type: "configurable",
    description: "Schritt für Schritt zur eigenen Pizza: Größe, Boden, Sauce, Käse – und dann, worauf Sie Lust haben.",
    price: 890,
    ...FOOD,
    allergens: ["A"],
    images: [picture("pizza-selbst", "Halb belegte Pizza, ringsum Schälchen mit Zutaten")],
    isStepByStep: true,
    maximumQuantity: 20,
    config: {
      parts: [
        {
          name: "Größe",
          description: "Wie groß ist der Hunger?",
          type: "select",
          options: [
            plus("Normal (33 cm)"),
            minus("Klein (26 cm)", 150),
            plus("Groß (40 cm)", 400),
            instead("Familie (45 × 32 cm)", 1890),
          ],
        },
        crust,
        {
          name: "Sauce",
          type: "select",
          options: [
            plus("Paradeiser"),
            plus("Paradeiser, scharf"),
            plus("Sauerrahm", 60, "G"),
            plus("Basilikumpesto", 150, "GH"),
            plus("Nur Olivenöl und Rosmarin"),
          ],
        },
        {
          name: "Käse",
          type: "multiselect",
          optional: true,
          options: [plus("Mozzarella", 100, "G"), ...cheeseToppings.slice(1)],
        },
        { name: "Gemüse", type: "multiselect", optional: true, options: vegetableToppings },
        { name: "Fleisch, Fisch und Ei", type: "multiselect", optional: true, options: meatToppings },
        {
          name: "Name für die Schachtel",
          description: "Damit beim Abholen jede Pizza zur richtigen Person findet.",
          type: "text",
          optional: true,
        },
      ],
    },
  },
  {
    id: "prd_party",
    uid: "P30",
    name: "Partypizza vom Blech (60 × 40 cm)",
    type: "configurable",
    description: "24 Stück, für 6 bis 8 Personen. Bitte einen Tag vorher bestellen – der Teig braucht seine Zeit.",
    price: 3900,
    ...FOOD,
    allergens: [..."AG"],
    images: [picture("pizza-party", "Rechteckige Blechpizza, in Stücke geschnitten und zweierlei belegt")],
    isLeadTimeEnabled: true,
    leadTimeType: "days",
    leadTimeValue: 1,
    maximumQuantity: 10,
    config: {
      parts: [
        {
          name: "Erste Hälfte",
          type: "select",
          options: [plus("Margherita"), plus("Salami", 300, "O"), plus("Prosciutto", 300), plus("Verdure", 350)],
        },
        {
          name: "Zweite Hälfte",
          type: "select",
          options: [plus("Margherita"), plus("Salami", 300, "O"), plus("Prosciutto", 300), plus("Verdure", 350)],
        },
        { name: "Schnitt", type: "select", options: [plus("24 Stück"), plus("48 Häppchen")] },
        { name: "Anlass oder Hinweis", type: "textarea", optional: true },
      ],
    },
  },
];
