import { type Entry, picture } from "../build";
import { accessories, bikes, ebikes, rentals, services, spares } from "./products";

export const products: Entry<"products">[] = [...bikes, ...ebikes, ...accessories, ...spares, ...services, ...rentals];

export const categories: Entry<"categories">[] = [
  {
    id: "cat_raeder",
    name: "Fahrräder",
    description: "Fahrfertig eingestellt, mit Gratis-Erstservice nach 300 km",
    image: picture("rad-murauen", "Trekkingrad"),
  },
  {
    id: "cat_ebikes",
    name: "E-Bikes",
    description: "Mit 30 Tagen Umtausch auf ein anderes Modell",
    image: picture("ebike-ries", "E-Trekkingrad"),
  },
  { id: "cat_zubehoer", name: "Zubehör", description: "", image: picture("helm-wolke", "Fahrradhelm") },
  {
    id: "cat_teile",
    name: "Ersatzteile",
    description: "Nach Stück, Paar oder Laufmeter",
    image: picture("teil-kette", "Fahrradkette"),
  },
  {
    id: "cat_werkstatt",
    name: "Werkstatt",
    description: "Pakete und Arbeitszeit – Sie bekommen ein Angebot, bevor wir anfangen",
    image: picture("service-basis", "Fahrrad im Montageständer"),
  },
  {
    id: "cat_verleih",
    name: "Verleih",
    description: "Tageweise oder ein paar Stunden, Abholung im Geschäft",
    image: picture("verleih-stadtrad", "Leihrad"),
  },
];

const ids = (list: Entry<"products">[]): string[] => list.map(({ id }) => id);

export const menus: Entry<"menus">[] = [
  {
    id: "mnu_graz",
    name: "Sortiment Geschäft und Verleih",
    availableFrom: "2026-01-01",
    branches: [{ id: "brn_graz" }],
    catalog: [
      { category: "cat_raeder", products: ids(bikes) },
      { category: "cat_ebikes", products: ids(ebikes) },
      { category: "cat_zubehoer", products: ids(accessories) },
      { category: "cat_teile", products: ids(spares) },
      { category: "cat_verleih", products: ids(rentals) },
    ],
  },
  {
    id: "mnu_werkstatt",
    name: "Leistungen der Werkstatt",
    availableFrom: "2026-01-01",
    branches: [{ id: "brn_werkstatt" }],
    catalog: [
      { category: "cat_werkstatt", products: ids(services) },
      { category: "cat_teile", products: ids(spares) },
    ],
  },
];
