import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { pricingOf } from "@tresen/contract/order/pricing";
import type { StoredItem } from "@tresen/contract/order/order";
import type { SentLine } from "@tresen/contract/order/sent/difference";
import { dailySummary } from "@tresen/contract/print/document/daily-summary";
import { deliverySlip } from "@tresen/contract/print/document/delivery-slip";
import { withHeadings } from "@tresen/contract/print/document/heading";
import { kitchenTicket } from "@tresen/contract/print/document/kitchen-ticket";
import { label } from "@tresen/contract/print/document/label";
import { receipt } from "@tresen/contract/print/document/receipt";
import { testPage } from "@tresen/contract/print/document/test-page";
import type { Paper } from "@tresen/contract/print/paper/paper";
import type { PaperFonts, Picture } from "../src/print/render";

const zone = "Europe/Vienna";
const now = Date.parse("2026-11-23T17:00:00Z");
const RATES = [0, 0.1, 0.13, 0.2];

const packages = createRequire(import.meta.url);
const fontFile = (weight: number): Uint8Array =>
  readFileSync(packages.resolve(`@fontsource/jetbrains-mono/files/jetbrains-mono-latin-${weight}-normal.woff`));
export const FONTS: PaperFonts = { regular: fontFile(400), bold: fontFile(700) };

/** A round logo that goes from black to white. */
export const LOGO: Picture = {
  width: 200,
  height: 100,
  grey: Uint8Array.from({ length: 20_000 }, (_, at) => {
    const [x, y] = [at % 200, Math.floor(at / 200)];
    return (x - 100) ** 2 / 4 + (y - 50) ** 2 < 2400 ? x : 255;
  }),
};

function itemOf(changes: Partial<StoredItem>): StoredItem {
  return {
    product: "prd_pizza",
    name: "Pizza Margherita",
    amount: 1,
    unit: "piece",
    calculationModel: "fixed",
    parts: [],
    unitPrice: 990,
    gross: 990,
    taxRate: 0.1,
    ...changes,
  };
}

const NAMES = [
  "Pizza Margherita",
  "Donaudampfschifffahrtsgesellschaftskapitänsplatte",
  "Grüner Veltliner 0,75 l",
  "Käsespätzle mit Röstzwiebeln und grünem Salat",
  "شاورما دجاج",
  "Žemlovka à la Łukasz 🍕",
];

/** 40 positions at four tax rates, of many kinds. */
const MANY: StoredItem[] = Array.from({ length: 40 }, (_, index) => {
  const amount = (index % 3) + 1;
  const unitPrice = 350 + index * 35;
  const deposit = index % 7 === 0 ? 25 * amount : 0;
  return itemOf({
    name: NAMES[index % NAMES.length] ?? "",
    amount,
    unitPrice,
    gross: unitPrice * amount + deposit,
    taxRate: RATES[index % RATES.length] ?? 0,
    ...(deposit > 0 ? { deposit } : {}),
    parts: index % 5 === 0 ? [{ name: "Extras", type: "multiselect", value: ["Rucola", "Büffelmozzarella"] }] : [],
  });
});

const order = {
  ticketNumber: 4711,
  createdAt: "2026-11-23T16:48:00Z",
  isDelivery: true,
  isDineIn: false,
  isQuotation: false,
  appointment: "2026-11-23T17:30:00Z",
};

const lines: SentLine[] = [
  {
    ...{ line: "1", kind: "new", was: null, product: "prd_pizza", name: "Pizza Quattro Stagioni", amount: 2 },
    ...{
      unit: "piece",
      parts: [
        { name: "Größe", value: "groß" },
        { name: "Extras", value: ["Rucola", "Knoblauch"] },
      ],
    },
  },
  {
    ...{ line: "2", kind: "new", was: null, product: "prd_b", name: NAMES[1] ?? "", amount: 1, unit: "piece" },
    parts: [{ name: "Wunsch", value: "Bitte ganz scharf 🌶️ und für شريف ohne Zwiebeln, „extra kross“ – danke" }],
  },
  {
    ...{ line: "3", kind: "new", was: null, product: "prd_c", name: "Leberkäse", amount: 0.35, unit: "kilogram" },
    parts: [],
  },
];

const ticketOf = (message: Omit<Parameters<typeof kitchenTicket>[0]["message"], "at">): Paper =>
  kitchenTicket({
    order,
    message: { ...message, at: "2026-11-23T16:50:00Z" },
    station: "Pizzaofen",
    zone,
    disableTickets: false,
    productOf: () => ({ allergens: ["A", "G"], config: { parts: [] } }),
  });

const [pizza, long, meat] = lines as [SentLine, SentLine, SentLine];
const { kind: _, line: __, was: ___, ...was } = pizza;

/** Documents as they are printed in a busy shop, by name. */
export const PAPERS: Readonly<Record<string, Paper>> = {
  ticket: ticketOf({ number: 1, why: "begun", lines, note: "Bitte anläuten, die Klingel ist kaputt." }),
  change: withHeadings({
    paper: ticketOf({
      number: 2,
      why: "changed",
      lines: [
        { ...pizza, kind: "changed", amount: 1, parts: [{ name: "Größe", value: "klein" }], was },
        { ...long, kind: "cancelled", amount: 0, was: { ...was, name: long.name, parts: long.parts, amount: 1 } },
        meat,
      ],
    }),
    isRepeated: true,
    reroutedFrom: "Bondrucker Bar",
  }),
  receipt: receipt({
    order: {
      ...order,
      state: "confirmed",
      items: MANY,
      pricing: pricingOf({
        goods: MANY.map(({ gross, taxRate: rate }) => ({ gross, rate })),
        method: "delivery",
        area: { price: 290, tax: 0.2, free: false },
      }),
      paymentMethod: "mollie",
    },
    payments: [
      { id: "1", kind: "online", provider: "mollie", amount: 80_570, state: "paid", refunded: 500, chargedBack: 0 },
      { id: "onSite", kind: "onSite", provider: null, amount: 1815, state: "open", refunded: 0, chargedBack: 0 },
    ],
    refunds: [
      { id: "1", payment: "1", amount: 500, lines: [], reason: "", state: "done", by: "x", at: "2026-11-23T17:00:00Z" },
    ],
    currency: "EUR",
    seller: {
      shopName: "Pizzeria Vesuvio",
      businessName: "Vesuvio Gastronomie GmbH",
      branch: { name: "Neubau", street: "Neubaugasse 12", zipCode: "1070", city: "Wien", phone: "+43 1 234567" },
      vatNumber: "ATU12345678",
      logo: "img_logo",
    },
    zone,
    now,
    disableTickets: false,
    statusUrl: "https://shop.example.test/status/01JD7Z1V3N5R8T0W2Y4A6C8E0G/q8hK2mVx",
    fiscal: {
      lines: ["Beleg 17, Kasse 1", "Signiert am 23.11.2026 17:48:12"],
      qr: "_R1-AT1_KASSE1_17_2026-11-23T17:48:12_9,90_0,00_0,00_0,00_0,00_8oVJVA==_4f8a1b2c_gZQ7hVgCkGM=_U0lHTkFUVVJFLVNJR05BVFVSRQ==",
    },
  }),
  slip: deliverySlip({
    stop: {
      ...{ uid: "uid", ticketNumber: 4711, createdAt: order.createdAt, appointment: null },
      ...{ promisedAt: "2026-11-23T17:25:00Z", area: "1070 Neubau", name: "Jiří Dvořák", company: "Huber & Söhne OG" },
      ...{ street: "Burggasse 113", stairway: "2", floor: "3", door: "14", zipCode: "1070", city: "Wien" },
      ...{ phone: "+43 660 1234567", comment: "Hund im Hof", due: 4790, paymentMethod: "cash" },
      items: MANY.slice(0, 4).map(({ name, amount, unit }) => ({ name, amount, unit })),
    },
    branchName: "Neubau",
    currency: "EUR",
    zone,
    now,
    disableTickets: false,
  }),
  summary: dailySummary({
    summary: {
      ...{ shopName: "Pizzeria Vesuvio", branchName: "Neubau", day: now, zone, currency: "EUR" },
      orders: { count: 127, gross: 412_340 },
      cancelled: { count: 3, gross: 7890 },
      refunds: { count: 2, gross: 1450 },
      methods: [
        { method: "delivery", count: 80, gross: 301_200 },
        { method: "takeaway", count: 47, gross: 111_140 },
      ],
      payments: [
        { method: "cash", count: 60, gross: 180_000 },
        { method: "hydro-ag-voucher", count: 4, gross: 9000 },
        { method: "mollie", count: 63, gross: 223_340 },
      ],
      taxes: [
        { rate: 0.1, net: 300_000, tax: 30_000, gross: 330_000 },
        { rate: 0.2, net: 68_617, tax: 13_723, gross: 82_340 },
      ],
    },
    now,
  }),
  label: label({
    order,
    position: pizza,
    allergens: ["A", "G"],
    portion: { number: 1, of: 3 },
    name: "Maria H.",
    disableTickets: false,
  }),
  test: testPage({ deviceName: "Bondrucker Küche", branchName: "Neubau", url: "https://shop.example.test", zone, now }),
};
