import { type Entry, picture } from "../build";
import { type Part, bread, dressing, grated, kitchenNote, lunchDrink, plus } from "./choices";
import { FOOD } from "./pizzas";

type Product = Entry<"products">;

const dish = (key: string, uid: string, name: string, price: number, allergens: string, description: string, alt: string | null, parts: Part[] = [], more: Partial<Product> = {}): Product => ({
  id: `prd_${key}`,
  uid,
  name,
  type: parts.length > 0 ? "configurable" : "simple",
  description,
  price,
  ...FOOD,
  allergens: [...allergens],
  images: alt === null ? [] : [picture(key, alt)],
  maximumQuantity: 40,
  config: { parts },
  ...more,
});

const shape: Part = { name: "Nudeln", type: "select", options: [plus("Wie auf der Karte", 0), plus("Vollkorn-Penne", 80, "A"), plus("Glutenfreie Fusilli", 150)] };

export const pasta: Product[] = [
  dish("pasta-pomodoro", "N01", "Spaghetti Pomodoro", 920, "A", "Langsam geschmorte Paradeiser, Basilikum, Olivenöl (vegan)", "Teller Spaghetti mit Paradeisersauce und Basilikum", [shape, grated, kitchenNote]),
  dish("pasta-arrabbiata", "N02", "Penne all’Arrabbiata", 980, "A", "Paradeiser, Knoblauch, Chili, Petersilie – scharf (vegan)", "Penne in scharfer Paradeisersauce mit Chili und Petersilie", [{ name: "Schärfe", type: "select", options: [plus("Mild"), plus("Scharf, wie es gehört"), plus("Sehr scharf")] }, shape, grated, kitchenNote]),
  dish("pasta-ragu", "N03", "Tagliatelle al Ragù", 1240, "ACLO", "Rindsragù, fünf Stunden geschmort, Wurzelgemüse, Rotwein", "Tagliatelle mit Rindsragù und geriebenem Parmesan", [shape, grated, kitchenNote]),
  dish("pasta-carbonara", "N04", "Spaghetti Carbonara", 1190, "ACG", "Dotter, Pecorino, knuspriger Bauchspeck, Pfeffer – ohne Obers", "Spaghetti mit cremiger Dottersauce und Speckwürfeln", [shape, kitchenNote]),
  dish("pasta-lasagne", "N05", "Lasagne vom Blech", 1290, "ACGLO", "Rindsragù, Béchamel, im Holzofen überbacken", "Stück Lasagne mit goldbrauner Kruste", [bread, kitchenNote]),
  dish("pasta-gnocchi", "N06", "Gnocchi mit Gorgonzola und Spinat", 1220, "ACGH", "Handgemachte Erdäpfelgnocchi, Gorgonzolaobers, Blattspinat, Walnüsse", "Gnocchi in heller Käsesauce mit Spinat und Walnüssen", [grated, kitchenNote]),
  dish("pasta-gamberi", "N07", "Linguine Gamberi", 1590, "ABO", "Garnelen, Kirschparadeiser, Knoblauch, Weißwein, Petersilie", "Linguine mit Garnelen und Kirschparadeisern", [shape, kitchenNote]),
  dish("pasta-orecchiette", "N08", "Orecchiette mit Brokkoli", 1140, "A", "Wilder Brokkoli, Knoblauch, Zitrone, geröstete Brösel (vegan)", null, [shape, kitchenNote]),
];

export const salads: Product[] = [
  dish("salat-gemischt", "S01", "Gemischter Salat", 540, "", "Blattsalate, Gurke, Paradeiser, Karotte, Paprika", "Schüssel mit grünem Salat, Paradeisern und Gurkenscheiben", [dressing, bread]),
  dish("salat-caprese", "S02", "Insalata Caprese", 980, "G", "Ochsenherzparadeiser, Büffelmozzarella, Basilikum", "Paradeiser- und Mozzarellascheiben im Wechsel mit Basilikum", [bread]),
  dish("salat-backhendl", "S03", "Steirischer Backhendlsalat", 1290, "ACGMO", "Gebackene Hühnerstreifen, Erdäpfelsalat, Vogerlsalat, Kernöl, Kürbiskerne", "Blattsalat mit goldbraun gebackenen Hühnerstreifen und Kürbiskernen", [dressing, bread]),
  dish("salat-caesar", "S04", "Salat mit Huhn und Parmesan", 1190, "ACDGM", "Römersalat, gegrillte Hühnerbrust, Brotwürfel, Parmesan, Sardellendressing", "Römersalat mit Hühnerstreifen, Brotwürfeln und Parmesanspänen", [bread]),
  dish("salat-birne", "S05", "Rucola mit Birne und Walnuss", 1040, "GH", "Rucola, gebratene Birne, Gorgonzola, karamellisierte Walnüsse", "Rucola mit Birnenspalten, Gorgonzola und Walnüssen", [dressing, bread]),
];

/** Sold by weight: the price is for one decagram, portions are put together by eye. */
const byWeight = (key: string, uid: string, name: string, pricePerDecagram: number, allergens: string, description: string, alt: string): Product =>
  dish(key, uid, name, pricePerDecagram, allergens, description, alt, [], {
    unit: "decagram",
    minimumQuantity: 10,
    maximumQuantity: 300,
    quantityStepSize: 5,
    defaultQuantity: 20,
    calculationModel: "approximate",
    alternativeUnits: [
      { unit: "kilogram", minimumQuantity: 0.2, maximumQuantity: 3, quantityStepSize: 0.1 },
      { unit: "serving", ratio: 15, minimumQuantity: 1, maximumQuantity: 20, quantityStepSize: 1 },
    ],
  });

export const antipasti: Product[] = [
  byWeight("antipasti-gemuese", "V01", "Gegrilltes Gemüse", 26, "O", "Melanzani, Zucchini, Paprika und Champignons vom Holzofen, in Kräuteröl. 10 dag um 2,60 €.", "Schale mit gegrillten Melanzani, Zucchini und Paprika"),
  byWeight("antipasti-oliven", "V02", "Gemischte Oliven", 24, "O", "Grüne und schwarze Oliven, Zitronenschale, Rosmarin. 10 dag um 2,40 €.", "Schale mit grünen und schwarzen Oliven"),
  byWeight("antipasti-schinken", "V03", "Rohschinken, hauchdünn geschnitten", 48, "", "Zwölf Monate gereift, frisch von der Maschine. 10 dag um 4,80 €.", "Brett mit hauchdünn geschnittenem Rohschinken"),
];

export const lunch: Product[] = [
  dish("mittag-pizza", "M01", "Mittagsmenü Pizza", 1190, "A", "Pizza nach Wahl, kleiner Salat oder Suppe und ein Getränk", "Kleine Pizza, Salatschüssel und ein Glas auf einem Tablett", [
    { name: "Pizza", type: "select", options: [plus("Margherita", 0, "AG"), plus("Marinara (vegan)", 0, "A"), plus("Salami", 80, "AGO"), plus("Funghi", 80, "AG"), plus("Prosciutto", 100, "AG"), plus("Verdure vom Markt", 120, "AG")] },
    { name: "Vorspeise", type: "select", options: [plus("Kleiner gemischter Salat", 0, "MO"), plus("Paradeisercremesuppe", 0, "GL")] },
    lunchDrink,
  ], { type: "bundle" }),
  dish("mittag-pasta", "M02", "Mittagsmenü Pasta", 1090, "A", "Pasta nach Wahl, kleiner Salat oder Suppe und ein Getränk", "Teller Pasta, Suppentasse und ein Glas auf einem Tablett", [
    { name: "Pasta", type: "select", options: [plus("Spaghetti Pomodoro", 0, "A"), plus("Penne all’Arrabbiata", 0, "A"), plus("Tagliatelle al Ragù", 150, "ACLO"), plus("Spaghetti Carbonara", 120, "ACG"), plus("Gnocchi mit Gorgonzola und Spinat", 150, "ACGH")] },
    { name: "Vorspeise", type: "select", options: [plus("Kleiner gemischter Salat", 0, "MO"), plus("Paradeisercremesuppe", 0, "GL")] },
    lunchDrink,
  ], { type: "bundle" }),
  dish("mittag-suppe", "M03", "Paradeisercremesuppe", 490, "GL", "Mit Basilikumöl und Croûtons", "Suppenteller mit roter Cremesuppe und Basilikum", [bread]),
];

export const children: Product[] = [
  dish("kinder-gespenst", "K01", "Gespensterpizza", 690, "AG", "Kleine Margherita, auf der ein Mozzarella-Gespenst mit Olivenaugen spukt", "Kleine Pizza mit einem Gespenst aus Käse", [{ name: "Gespenst", type: "select", options: [plus("Freundlich"), plus("Gruselig (mit Paprikazähnen)")] }]),
  dish("kinder-spaghetti", "K02", "Kleine Spaghetti", 590, "A", "Mit Paradeisersauce oder nur mit Butter", "Kleiner Teller Spaghetti mit Paradeisersauce", [{ name: "Sauce", type: "select", options: [plus("Paradeisersauce"), plus("Butter", 0, "G"), plus("Ragù", 100, "LO")] }]),
  dish("kinder-hendl", "K03", "Knusperhendl mit Erdäpfelspalten", 790, "ACG", "Gebackene Hühnerstreifen, Ofenerdäpfel, Ketchup", "Teller mit gebackenen Hühnerstreifen und Erdäpfelspalten", [{ name: "Sauce", type: "select", optional: true, options: [plus("Ketchup", 0, "L"), plus("Sauerrahmdip", 50, "G")] }]),
];

export const desserts: Product[] = [
  dish("dessert-tiramisu", "D01", "Tiramisù im Glas", 620, "ACGO", "Mascarpone, Biskotten, Espresso, Kakao", "Glas mit geschichtetem Tiramisù und Kakao"),
  dish("dessert-panna-cotta", "D02", "Panna cotta mit Himbeeren", 560, "G", "Mit echter Vanille und warmem Himbeerröster", "Gestürzte Panna cotta mit Himbeersauce"),
  dish("dessert-knoedel", "D03", "Zwetschkenknödel mit Butterbröseln", 720, "ACG", "Zwei Stück aus Topfenteig, Zimt und Zucker", "Zwei Knödel in Butterbröseln, einer angeschnitten mit Zwetschke"),
  dish("dessert-affogato", "D04", "Affogato", 490, "G", "Vanilleeis, übergossen mit heißem Espresso", "Glas mit Vanilleeis und Espresso", [{ name: "Dazu", type: "select", optional: true, options: [plus("Biskotte", 60, "AC"), plus("Haselnusskrokant", 90, "H")] }]),
  dish("dessert-nougatpizza", "D05", "Nougatpizza zum Teilen", 890, "AGH", "Warmer Teig, Haselnussnougat, Erdbeeren, Staubzucker", "Süße Pizza mit Nougatcreme und Erdbeeren", [
    { name: "Motiv aus Kakao", description: "Zum Geburtstag stäuben wir Ihr Bild mit Kakao auf den Teig.", type: "image", optional: true },
  ]),
  dish("dessert-eis", "D06", "Eis vom Haus", 240, "CG", "Eine Kugel, jede weitere wird dazugezählt", "Eisbecher mit drei Kugeln und Waffel", [{ name: "Sorten", type: "multiselect", options: [plus("Vanille", 0, "CG"), plus("Schokolade", 0, "CG"), plus("Haselnuss", 20, "CGH"), plus("Marille (vegan)"), plus("Zitrone (vegan)")] }], { unit: "serving", maximumQuantity: 12 }),
  dish("dessert-maroni", "D07", "Maronireis mit Schlagobers", 580, "GO", "Passierte Edelkastanien, Amarenakirschen – nur im Winter", "Berg aus Maronireis mit Schlagobers und Kirsche", [], { isEnabled: false, isVisibleWhenUnavailable: true }),
];
