import { type Entry, WORKDAYS, open, picture } from "../build";
import { antipasti, children, desserts, lunch, pasta, salads } from "./dishes";
import { drinks } from "./drinks";
import { pizzas } from "./pizzas";

type Products = Entry<"products">[];

/** The products with where and how long they are prepared: minutes for the position, and for each unit of it. */
const preparedAt = (list: Products, station: string, minutes: number, minutesPerUnit = 0): Products =>
  list.map((product) => ({ ...product, preparation: [{ station, minutes, minutesPerUnit }] }));

export const products: Products = [
  ...preparedAt(pizzas, "ofen", 8, 2),
  ...preparedAt(pasta, "pfanne", 8, 3),
  ...preparedAt(salads, "kalt", 4, 2),
  ...preparedAt(antipasti, "kalt", 3),
  ...preparedAt(lunch, "ofen", 8, 2),
  ...preparedAt(children, "ofen", 6, 2),
  ...preparedAt(desserts, "kalt", 2, 1),
  ...preparedAt(drinks, "bar", 1, 0.5),
];

export const categories: Entry<"categories">[] = [
  {
    id: "cat_mittag",
    name: "Mittagsmenü",
    description: "Montag bis Freitag von 11 bis 14 Uhr",
    image: picture("mittag-pizza", "Mittagsmenü auf einem Tablett"),
    schedule: open(WORKDAYS, "11:00", "14:00"),
    isVisibleWhenUnavailable: true,
  },
  {
    id: "cat_pizza",
    name: "Pizza",
    description: "Aus dem Buchenholzofen, Sauerteig mit 48 Stunden Ruhe",
    image: picture("pizza-margherita", "Pizza Margherita"),
  },
  {
    id: "cat_pasta",
    name: "Pasta",
    description: "Frisch gekocht, in der Pfanne fertig geschwenkt",
    image: picture("pasta-ragu", "Tagliatelle mit Ragù"),
  },
  { id: "cat_salate", name: "Salate", description: "", image: picture("salat-gemischt", "Gemischter Salat") },
  {
    id: "cat_antipasti",
    name: "Antipasti aus der Vitrine",
    description: "Nach Gewicht – wir wiegen ab, kleine Abweichungen gehen auf uns",
    image: picture("antipasti-gemuese", "Gegrilltes Gemüse"),
  },
  {
    id: "cat_kinder",
    name: "Kinder",
    description: "Kleine Portionen für Gäste bis 12 Jahre",
    image: picture("kinder-gespenst", "Gespensterpizza"),
  },
  { id: "cat_desserts", name: "Desserts", description: "", image: picture("dessert-tiramisu", "Tiramisù im Glas") },
  { id: "cat_getraenke", name: "Getränke", description: "", image: picture("getraenk-limonade", "Hauslimonade") },
];

const ids = (list: Entry<"products">[]): string[] => list.map(({ id }) => id);
const without = (list: Entry<"products">[], ...left: string[]): string[] =>
  ids(list).filter((id) => !left.includes(id));

const everything: Entry<"menus">["catalog"] = [
  { category: "cat_mittag", products: ids(lunch) },
  { category: "cat_pizza", products: ids(pizzas) },
  { category: "cat_pasta", products: ids(pasta) },
  { category: "cat_salate", products: ids(salads) },
  { category: "cat_antipasti", products: ids(antipasti) },
  { category: "cat_kinder", products: ids(children) },
  { category: "cat_desserts", products: ids(desserts) },
  { category: "cat_getraenke", products: ids(drinks) },
];

export const menus: Entry<"menus">[] = [
  {
    id: "mnu_neubau",
    name: "Speisekarte Neubau",
    availableFrom: "2026-01-01",
    branches: [{ id: "brn_neubau" }],
    catalog: everything,
  },
  {
    id: "mnu_favoriten",
    name: "Speisekarte Favoriten (Abholung und Lieferung)",
    availableFrom: "2026-01-01",
    branches: [{ id: "brn_favoriten" }],
    // No guest room: no open drinks, nothing from the glass case.
    catalog: [
      { category: "cat_mittag", products: ids(lunch) },
      { category: "cat_pizza", products: without(pizzas, "prd_burrata", "prd_waldrand") },
      { category: "cat_pasta", products: without(pasta, "prd_pasta-gamberi") },
      { category: "cat_salate", products: ids(salads) },
      { category: "cat_kinder", products: without(children, "prd_kinder-hendl") },
      { category: "cat_desserts", products: ["prd_dessert-tiramisu", "prd_dessert-panna-cotta"] },
      {
        category: "cat_getraenke",
        products: without(
          drinks,
          "prd_getraenk-spritz",
          "prd_getraenk-espresso",
          "prd_getraenk-melange",
          "prd_getraenk-limonade",
          "prd_getraenk-soda-zitrone",
        ),
      },
    ],
  },
  {
    id: "mnu_leopoldstadt",
    name: "Speisekarte Leopoldstadt",
    availableFrom: "2026-01-01",
    branches: [{ id: "brn_leopoldstadt" }],
    catalog: everything.filter(({ category }) => category !== "cat_antipasti"),
  },
  {
    id: "mnu_fruehling",
    name: "Frühlingskarte 2027 (Neubau und Leopoldstadt)",
    availableFrom: "2027-04-01T11:00",
    branches: [{ id: "brn_neubau" }, { id: "brn_leopoldstadt" }],
    catalog: everything.map((entry) =>
      entry.category === "cat_pizza" ? { ...entry, products: without(pizzas, "prd_waldrand", "prd_steirisch") } : entry,
    ),
  },
];
