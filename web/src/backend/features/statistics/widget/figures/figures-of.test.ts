import { expect, test } from "vitest";
import { type Figures, cellText, namingColumn } from "../../chart/figures";
import { pageFigures } from "./page-figures";
import { funnelFigures, ratingFigures, staffFigures, waitingFigures } from "./people-figures";
import { categoryFigures, paymentFigures, productFigures } from "./sales-figures";
import { seriesFigures } from "./series-figures";
import { weekFigures } from "./week-figures";

const zone = "Europe/Vienna";
const labels = (figures: Figures, isShort = false) =>
  figures.rows.map((row) => (isShort ? namingColumn(figures).short?.(row) : namingColumn(figures).shown?.(row)));
const series = (interval: "hour" | "day" | "week" | "month", ...places: readonly string[]) =>
  seriesFigures({
    answer: { interval, series: places.map((at, index) => ({ at, value: index + 1 })) },
    title: "Bestellungen",
    zone,
  });

test("the places of a series are told by their interval", () => {
  expect(labels(series("day", "2026-06-05"))).toEqual(["Fr., 05.06.2026"]);
  expect(labels(series("week", "2026-06-01"))).toEqual(["Woche ab 01.06.2026"]);
  expect(labels(series("month", "2026-06-01"))).toEqual(["Juni 2026"]);
  expect(labels(series("day", "2026-06-05"), true)).toEqual(["05.06."]);
  expect(labels(series("month", "2026-06-01"), true)).toEqual(["Jun"]);
});

test("the hour that comes twice in autumn is told with its offset, and each hour has a row of its own", () => {
  const twice = series("hour", "2026-10-25T00:00:00.000Z", "2026-10-25T01:00:00.000Z");
  expect(labels(twice)).toEqual(["25.10.2026 02:00 +02:00", "25.10.2026 02:00 +01:00"]);
  expect(labels(twice, true)).toEqual(["02:00", "02:00"]);
  expect(new Set(twice.rows.map(({ key }) => key)).size).toBe(2);
  const days = series("hour", "2026-06-05T16:00:00.000Z", "2026-06-06T16:00:00.000Z");
  expect(labels(days, true)).toEqual(["05.06. 18:00", "06.06. 18:00"]);
});

test("a comparison stands beside each place, also where it is shorter", () => {
  const { columns, rows } = seriesFigures({
    answer: {
      interval: "month",
      series: [
        { at: "2026-01-01", value: 4 },
        { at: "2026-02-01", value: 5 },
      ],
      previous: { from: "2025-01-01", to: "2025-01-31", total: 3, series: [{ at: "2025-01-01", value: 3 }] },
    },
    title: "Bestellungen",
    compare: "year",
    zone,
  });
  expect(columns.map(({ title }) => title)).toEqual(["Monat ab", "Bestellungen", "Vergleich mit", "Jahr davor"]);
  expect(rows.map(({ comparedAt, compared }) => [comparedAt, compared])).toEqual([
    ["2025-01-01", 3],
    [null, null],
  ]);
});

const item = (product: string, name: string, gross: number) => ({
  ...{ product, name, gross, amount: 2.5, count: 2 },
  unit: "kilogram" as const,
});

test("products stand by their revenue, and a product counts in one category alone", () => {
  const items = [item("prd_2", "Calzone", 100), item("prd_1", "Zwetschkenknödel", 300), item("prd_3", "Limo", 50)];
  expect(productFigures(items).rows.map(({ name }) => name)).toEqual(["Zwetschkenknödel", "Calzone", "Limo"]);
  const catalogue = {
    menus: [
      { catalog: [{ category: "cat_1", products: ["prd_1", "prd_2"] }] },
      { catalog: [{ category: "cat_2", products: ["prd_2"] }] },
    ],
    categories: [{ id: "cat_1", name: "Speisen" }],
  };
  expect(categoryFigures({ items, catalogue }).rows.map(({ name, gross, count }) => [name, gross, count])).toEqual([
    ["Speisen", 400, 4],
    ["ohne Kategorie", 50, 2],
  ]);
});

test("two ways to pay online are told apart", () => {
  const byPayment = (["mollie", "datatrans", "onSite"] as const).map((payment) => ({ payment, orders: 1, gross: 1 }));
  const names = (of: typeof byPayment) => paymentFigures({ byPayment: of }).rows.map(({ name }) => name);
  expect(names(byPayment)).toEqual(["Online Zahlung (Mollie)", "Online Zahlung (Datatrans)", "Rest vor Ort"]);
  expect(names(byPayment.slice(0, 1))).toEqual(["Online Zahlung"]);
  // A link that ended unpaid leaves nothing.
  expect(names([...byPayment.slice(0, 1), { payment: "onSite", orders: 0, gross: 0 }])).toEqual(["Online Zahlung"]);
});

test("a week has a row for each day and a column for each hour", () => {
  const { rows, columns } = weekFigures([
    { weekday: 1, hour: 0, value: 2 },
    { weekday: 7, hour: 23, value: 3 },
  ]);
  expect(columns).toHaveLength(26);
  expect(rows.map(({ weekday, h0, h23, sum }) => [weekday, h0, h23, sum])).toEqual([
    ["Montag", 2, 0, 2],
    ...["Dienstag", "Mittwoch", "Donnerstag", "Freitag", "Samstag"].map((day) => [day, 0, 0, 0]),
    ["Sonntag", 0, 3, 3],
  ]);
});

test("each stage of the funnel has its share of the visits, without visits none", () => {
  const shares = (visitors: number) =>
    funnelFigures({ funnel: { visitors, carts: 50, checkouts: 20, purchases: 10 } }).rows.map(({ share }) => share);
  expect(shares(200)).toEqual([1, 0.25, 0.1, 0.05]);
  expect(shares(0)).toEqual([null, null, null, null]);
});

test("waiting ends with the longest time, ratings have all five stars", () => {
  const spread = [0, 5, 10, 15].map((from) => ({ from, orders: from === 5 ? 3 : 0 }));
  const waiting = { orders: 3, meanMinutes: 7, meanPromisedMinutes: null, kept: 3, late: 0, spread };
  expect(labels(waitingFigures({ waiting }))).toEqual(["0 bis 5 min", "5 bis 10 min"]);
  const ratings = { orders: 1, means: { all: 4, questions: [] }, spread: [{ rating: 4, orders: 1 }] };
  expect(ratingFigures({ ratings }).rows.map(({ orders }) => orders)).toEqual([0, 0, 0, 1, 0]);
});

test("hours of one person are added up, worked beside planned", () => {
  const rows = (minutes: number) => [
    { user: "usr_1", kind: "work", minutes },
    { user: "usr_1", kind: "other", minutes: 30 },
  ];
  const figures = staffFigures({ worked: { rows: rows(60) }, planned: { rows: rows(90) }, nameOf: (id) => id });
  expect(figures.rows).toEqual([{ key: "usr_1", name: "usr_1", worked: 1.5, planned: 2 }]);
});

test("what the shop has no page at is one entry, and pages stand by their views", () => {
  const figures = pageFigures([
    { path: "other", views: 2, visitors: 1 },
    { path: "/", views: 9, visitors: 3 },
  ]);
  const [naming] = figures.columns;
  expect(figures.rows.map((row) => cellText({ column: naming, row, money: String }))).toEqual(["/", "Andere Seiten"]);
});
