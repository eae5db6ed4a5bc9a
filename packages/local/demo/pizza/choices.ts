import type { Entry } from "../build";

export type Part = NonNullable<NonNullable<Entry<"products">["config"]>["parts"]>[number];
type Option = NonNullable<Part["options"]>[number];

/** An option that adds `value` cents, with its allergens by letter. */
export function plus(name: string, value = 0, allergens = ""): Option {
  return { name, modifier: "add", value, allergens: [...allergens] };
}

export function minus(name: string, value: number, allergens = ""): Option {
  return { name, modifier: "subtract", value, allergens: [...allergens] };
}

export function instead(name: string, value: number, allergens = ""): Option {
  return { name, modifier: "overwrite", value, allergens: [...allergens] };
}

/** The three sizes of the regular card; the family size has a price of its own. */
export function sizes(familyPrice: number): Part {
  return {
    name: "Größe",
    type: "select",
    options: [
      plus("Normal (33 cm)"),
      minus("Klein (26 cm)", 200),
      plus("Groß (40 cm)", 450),
      instead("Familie (45 × 32 cm)", familyPrice),
    ],
  };
}

const crustGroup: Entry<"option-groups"> = {
  id: "opg_crust",
  identifier: "boden",
  name: "Rand und Boden",
  description:
    "Unser Sauerteig ruht 48 Stunden. Glutenfreier Boden aus eigener Backform, Spuren sind nicht ausgeschlossen.",
  type: "select",
  options: [
    plus("Klassisch, luftiger Rand"),
    plus("Dünn und knusprig"),
    plus("Dinkel-Vollkorn", 120, "A"),
    plus("Rand mit Ricotta gefüllt", 220, "G"),
    plus("Glutenfreier Boden (nur Normal)", 250, "FP"),
  ],
};

export const vegetableToppings = [
  plus("Champignons", 150),
  plus("Paprika", 130),
  plus("Zwiebel", 90),
  plus("Kapern", 120),
  plus("Taggiasca-Oliven", 160),
  plus("Gegrillte Melanzani", 180),
  plus("Zucchini", 150),
  plus("Artischocken", 210, "O"),
  plus("Rucola", 140),
  plus("Kirschparadeiser", 140),
  plus("Pfefferoni, scharf", 120, "O"),
  plus("Knoblauch", 60),
];
export const cheeseToppings = [
  plus("Extra Mozzarella", 180, "G"),
  plus("Büffelmozzarella", 290, "G"),
  plus("Gorgonzola", 200, "G"),
  plus("Parmesan, gehobelt", 190, "CG"),
  plus("Veganer Reibegenuss", 200, "H"),
];
export const meatToppings = [
  plus("Salami", 190, "O"),
  plus("Beinschinken", 190),
  plus("Rohschinken", 280),
  plus("Scharfe Salami", 210, "MO"),
  plus("Thunfisch", 230, "D"),
  plus("Sardellen", 190, "D"),
  plus("Spiegelei", 150, "C"),
];

const toppingsGroup: Entry<"option-groups"> = {
  id: "opg_toppings",
  identifier: "belag",
  name: "Extra-Belag für Pizzen",
  description: "So viel Sie möchten – wir empfehlen höchstens vier, damit der Boden knusprig bleibt.",
  type: "multiselect",
  optional: true,
  options: [...cheeseToppings, ...vegetableToppings, ...meatToppings],
};

/** What all pizzas of the card share. */
export const optionGroups = [crustGroup, toppingsGroup];

export const crust: Part = { name: "Rand und Boden", group: crustGroup.id };
export const extras: Part = { name: "Extra-Belag", group: toppingsGroup.id, optional: true };

export const kitchenNote: Part = {
  name: "Wunsch an die Küche",
  description: "Zum Beispiel: bitte in acht Stücke schneiden.",
  type: "text",
  optional: true,
};

export const dressing: Part = {
  name: "Dressing",
  type: "select",
  options: [
    plus("Hausdressing (Kräuter, Essig, Öl)", 0, "MO"),
    plus("Balsamico", 0, "O"),
    plus("Steirisches Kürbiskernöl", 90, "O"),
    plus("Joghurt-Zitrone", 0, "G"),
    plus("Ohne Dressing"),
  ],
};

export const bread: Part = {
  name: "Dazu",
  type: "multiselect",
  optional: true,
  options: [
    plus("Pizzabrot aus dem Ofen", 250, "A"),
    plus("Knoblauchbrot", 320, "AG"),
    plus("Kräuterbutter", 120, "G"),
  ],
};

export const grated: Part = {
  name: "Obendrauf",
  type: "select",
  optional: true,
  options: [plus("Parmesan", 0, "CG"), plus("Pecorino", 60, "G"), plus("Geröstete Brösel", 0, "A")],
};

export const lunchDrink: Part = {
  name: "Getränk",
  type: "select",
  options: [
    plus("Mineralwasser prickelnd 0,33 l"),
    plus("Soda Zitrone 0,3 l"),
    plus("Apfelsaft gespritzt 0,3 l"),
    plus("Hauslimonade Zitrone-Minze 0,4 l", 120),
    plus("Kräuterkola 0,33 l", 80),
    plus("Espresso", 0),
  ],
};
