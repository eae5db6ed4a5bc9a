import type { OrderDraftInput } from "@tresen/contract/order/order";
import type { ShopBundleInput } from "@tresen/contract/bundle/bundle";

const BRANCHES = 30;
/** The size of the shop for measurements, unless a measurement needs another one. */
const PRODUCTS = 2000;
const PER_CATEGORY = 50;

const DISHES = [
  "Margherita",
  "Salami",
  "Prosciutto",
  "Tonno",
  "Diavola",
  "Capricciosa",
  "Carbonara",
  "Bolognese",
  "Lasagne",
  "Tiramisu",
  "Minestrone",
  "Bruschetta",
  "Gnocchi",
  "Risotto",
  "Limonade",
  "Apfelsaft",
];
const WORDS = [
  "frisch",
  "hausgemacht",
  "mit Basilikum",
  "aus dem Ofen",
  "mit Käse überbacken",
  "scharf",
  "mild",
  "vegetarisch",
  "nach Art des Hauses",
  "mit Rucola",
  "im Ganzen",
  "mit Kräutern",
];

/**
 * The shop for measurements: 30 branches, 2,000 products unless another number is given, always open. The result is
 * always the same.
 */
export function benchShop({ size = PRODUCTS }: { size?: number } = {}): ShopBundleInput {
  const products = Array.from({ length: size }, (_, index) => product(index));
  const categories = Array.from({ length: Math.ceil(size / PER_CATEGORY) }, (_, index) => ({
    id: `cat_${index}`,
    name: `Kategorie ${index + 1}`,
    description: sentence(index * 7, 6),
  }));
  return {
    config: { shopName: "Messung", businessName: "Messung GmbH" },
    branches: Array.from({ length: BRANCHES }, (_, index) => branch(index)),
    categories,
    products,
    menus: [
      {
        id: "mnu_all",
        name: "Alles",
        branches: Array.from({ length: BRANCHES }, (_, index) => ({ id: `brn_${index}` })),
        catalog: categories.map(({ id }, index) => ({
          category: id,
          products: products.slice(index * PER_CATEGORY, (index + 1) * PER_CATEGORY).map((entry) => entry.id),
        })),
      },
    ],
  };
}

/** The branch that gets no mails about orders; all others get one for each order. */
const SILENT = 0;
/** One of this many products can be configured, and the order takes one of these. */
const CONFIGURED = { every: 10, at: 5 };

const CUSTOMER = { firstName: "Erika", paymentMethod: "cash", legalInstructions: true, privacyPolicy: true } as const;

/**
 * A realistic order: three different products, one of them configured, different for each number; customer and branch
 * get a mail.
 * @param number of the order, from 0.
 */
export function realOrder(number: number): OrderDraftInput {
  const first = (number * 2 * CONFIGURED.every) % PRODUCTS;
  return {
    ...CUSTOMER,
    branch: `brn_${1 + (number % (BRANCHES - 1))}`,
    items: [
      { amount: 2, unit: "piece", product: `prd_${first}`, parts: [] },
      { amount: 1, unit: "piece", product: `prd_${first + CONFIGURED.at}`, parts: ["Mittel"] },
      { amount: 1, unit: "piece", product: `prd_${first + CONFIGURED.every + 1}`, parts: [] },
    ],
    lastName: `Muster ${number}`,
    phone: `+43 660 ${1_000_000 + number}`,
    email: `erika${number}@example.test`,
    comment: "Bitte ohne Besteck.",
  };
}

/**
 * The smallest order: one product, without mails.
 * @param number of the order, from 0.
 */
export function smallOrder(number: number): OrderDraftInput {
  return {
    ...CUSTOMER,
    branch: `brn_${SILENT}`,
    items: [{ amount: 2, unit: "piece", product: "prd_0", parts: [] }],
    lastName: `Muster ${number}`,
    phone: `+43 660 ${1_000_000 + number}`,
  };
}

function branch(index: number): NonNullable<ShopBundleInput["branches"]>[number] {
  return {
    id: `brn_${index}`,
    identifier: `filiale-${index + 1}`,
    name: `Filiale ${index + 1}`,
    description: sentence(index, 12),
    street: `Hauptstraße ${index + 1}`,
    zipCode: String(1010 + index * 10),
    city: "Wien",
    phone: `+43 1 ${1_000_000 + index}`,
    email: `filiale${index + 1}@example.test`,
    isNewOrderEmailEnabled: index !== SILENT,
    openingHours: [{ type: "daily", from: "00:00", to: "24:00" }],
    isDeliveryEnabled: true,
    isDineInEnabled: true,
    deliveryAreas: Array.from({ length: 5 }, (_, area) => ({
      id: `area_${index}_${area}`,
      area: `${1010 + area * 10} Wien`,
      price: 200 + area * 50,
      tax: 0.2,
      minimumOrderValue: 1500,
    })),
  };
}

/** The product with this number, whatever the size of the shop. */
export function product(index: number): NonNullable<ShopBundleInput["products"]>[number] {
  const options = ["Klein", "Mittel", "Groß"].map((name, size) => ({
    name,
    modifier: "add" as const,
    value: size * 150,
  }));
  return {
    id: `prd_${index}`,
    uid: String(10_000 + index),
    name: `${DISHES[index % DISHES.length]} ${index + 1}`,
    description: sentence(index * 3, 10),
    allergens: ["A", "C", "G"].slice(0, index % 4),
    price: 450 + (index % 40) * 25,
    tax: 0.1,
    takeawayTax: 0.1,
    dineInTax: 0.1,
    ...(index % CONFIGURED.every === CONFIGURED.at
      ? { type: "configurable" as const, config: { parts: [{ name: "Größe", type: "select" as const, options }] } }
      : {}),
  };
}

function sentence(seed: number, words: number): string {
  return Array.from(
    { length: words },
    (_, index) => WORDS[(seed * 31 + index * 17 + ((seed * index) % 5)) % WORDS.length],
  ).join(", ");
}
