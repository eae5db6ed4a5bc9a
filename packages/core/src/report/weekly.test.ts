import { PDFiumLibrary } from "@hyzyla/pdfium";
import sharp from "sharp";
import { expect, it } from "vitest";
import { documentFonts } from "../../test/document-fonts";
import { branch, config } from "../../test/mail";
import { barChart } from "./chart";
import { pngOf } from "./picture";
import { weeklyMail } from "./weekly";
import { type WeeklyFigures, lastMonday } from "./weekly-figures";

const fonts = await documentFonts();

const DAYS = ["2026-06-01", "2026-06-02", "2026-06-03", "2026-06-04", "2026-06-05", "2026-06-06", "2026-06-07"];
const period = {
  from: "2026-06-01",
  to: "2026-06-07",
  interval: "day",
  branch: "center",
  timeZone: "Europe/Vienna",
} as const;
const before = { from: "2026-05-25", to: "2026-05-31" };
const series = (values: readonly number[]) => DAYS.map((at, index) => ({ at, value: values[index] ?? 0 }));
const FIGURES: WeeklyFigures = {
  revenue: {
    ...period,
    total: 112_000,
    series: series([10_000, 12_000, 0, 20_000, 30_000, 40_000, 0]),
    previous: { ...before, total: 100_000, series: series([50_000, 50_000]) },
    ...{ net: 101_818, tax: 10_182, taxes: [{ rate: 0.1, net: 101_818, tax: 10_182, gross: 112_000 }] },
    byMethod: [{ method: "delivery", orders: 40, gross: 112_000 }],
    byPayment: [{ payment: "cash", orders: 40, gross: 112_000 }],
    ...{ deposits: 0, donations: 0, tips: 0 },
  },
  orders: { ...period, total: 40, series: series([4, 5, 0, 8, 10, 13, 0]) },
  overview: {
    ...{ from: period.from, to: period.to, orders: 40, gross: 112_000, average: 2800 },
    canceled: { orders: 2, gross: 3000, reasons: [{ reason: "canceled", orders: 2 }] },
    ...{ deposits: 0, tips: 0, donations: [], areas: [], options: [] },
    ratings: { orders: 12, means: { all: 4.6, questions: [] }, spread: [] },
    customers: { fresh: 10, returning: 20, unknown: 10 },
    waiting: { orders: 30, meanMinutes: 24, meanPromisedMinutes: 25, kept: 28, late: 2, spread: [] },
  },
  items: [
    { product: "p", name: "Zwetschkenknödel mit Butterbröseln", unit: "piece", amount: 120, count: 60, gross: 60_000 },
  ],
};

it("says by mail what the week brought, against the week before, with a chart and a PDF", async () => {
  const mail = await weeklyMail({ figures: FIGURES, branch, config, fonts, at: Date.parse("2026-06-08T05:00:00Z") });
  expect(mail.subject).toBe("Neubau: Wochenbericht 01.06.2026 – 07.06.2026");
  const text = mail.text.replaceAll("\u00a0", " ");
  for (const part of [
    "Umsatz: 1.120,00 € (+12 % gegenüber der Woche davor)",
    "Bestellungen: 40 (in der Woche davor keine)",
    "4,6 von 5, aus 12 Bewertungen",
    "28 eingehalten, 2 zu spät",
    "Donnerstag, 4.6.: 200,00 € · 8 Bestellungen",
    "from=2026-06-01&to=2026-06-07",
  ])
    expect(text).toContain(part);
  const [chart, report] = mail.files ?? [];
  expect(mail.html).toContain(`src="cid:${chart?.contentId ?? ""}"`);
  expect(await sharp(chart?.bytes).metadata()).toMatchObject({ format: "png", width: 1072, height: 480 });
  const library = await PDFiumLibrary.init();
  const document = await library.loadDocument(report?.bytes ?? new Uint8Array());
  const printed = [...document.pages()].map((page) => page.getText()).join("\n");
  document.destroy();
  library.destroy();
  expect(report?.name).toBe("Wochenbericht 2026-06-01.pdf");
  for (const part of ["Zwetschkenknödel mit Butterbröseln", "Lieferung", "Barzahlung", "Seite 1 von"])
    expect(printed).toContain(part);
});

it("says so where a week had no orders, and draws an empty chart", async () => {
  const none = { total: 0, series: series([]) };
  const figures: WeeklyFigures = {
    ...FIGURES,
    revenue: { ...FIGURES.revenue, ...none, taxes: [], byMethod: [], byPayment: [], previous: { ...before, ...none } },
    orders: { ...FIGURES.orders, ...none },
    overview: { ...FIGURES.overview, orders: 0, gross: 0, average: null },
    items: [],
  };
  const mail = await weeklyMail({ figures, branch, config, fonts, at: 0 });
  expect(mail.text).toContain("In dieser Woche gab es keine Bestellungen.");
  expect(mail.text).not.toContain("NaN");
});

it("draws texts with the typeface that is beside it, so that letters are no empty boxes", async () => {
  const chart = (label: string) => barChart({ bars: [{ label, value: 1 }], format: String, color: "#000000" });
  const [one, other] = await Promise.all([pngOf(chart("Mo")), pngOf(chart("Di"))]);
  expect(Buffer.from(one).equals(Buffer.from(other))).toBe(false);
});

it.each([
  ["2026-06-08", "2026-06-01"],
  ["2026-06-14", "2026-06-01"],
  ["2026-06-15", "2026-06-08"],
])("on %s the last whole week began on %s", (today, monday) => {
  expect(lastMonday(today)).toBe(monday);
});
