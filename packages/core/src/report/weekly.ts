import type { Branch } from "@tresen/contract/branch/branch.resource";
import { DELIVERY_METHOD_LABELS } from "@tresen/contract/branch/delivery-method.texts";
import { formatQuantity } from "@tresen/contract/catalog/units";
import type { ConfigRecord } from "@tresen/contract/config/config";
import { formatMoney, formatRate } from "@tresen/contract/kit/money";
import { formatDate } from "@tresen/contract/kit/time";
import { html } from "@tresen/contract/page/html";
import { PAYMENT_LABELS } from "@tresen/contract/payment/payment-method.texts";
import type { TextBlock } from "@tresen/contract/print/document/text-block";
import { REPORT_TEXTS as TEXTS } from "@tresen/contract/report/report.texts";
import { type Fact, type Mail, factLines, factTable, frameMail, headerLine, mailColors } from "../message/mail";
import { env } from "../platform/env";
import { type PaperFonts, MEDIA_TYPES, drawDocument } from "../print/render";
import { CHART, barChart } from "./chart";
import { chartImage, pngOf } from "./picture";
import type { WeeklyFigures } from "./weekly-figures";

interface Reported {
  figures: WeeklyFigures;
  branch: Branch;
  config: ConfigRecord;
}

const ITEMS_SHOWN = 10;
const CHART_ID = "week";

/** The mail with the figures of a week, its chart as a picture, and all of it as a PDF. @param at in milliseconds. */
export async function weeklyMail({
  fonts,
  at,
  ...reported
}: Reported & { fonts: PaperFonts; at: number }): Promise<Mail> {
  const { figures, branch, config } = reported;
  const { from, to } = figures.revenue;
  const week = TEXTS.period({ from: dayText(from), to: dayText(to) });
  const [facts, chart] = [factsOf(reported), await pngOf(chartOf(reported))];
  const text = figures.overview.orders === 0 ? TEXTS.nothing : TEXTS.text;
  const subject = headerLine(TEXTS.subject({ branch: branch.name, week }));
  const framed = frameMail({
    config,
    branch,
    subject,
    title: TEXTS.title,
    preview: text,
    body: () =>
      html`<p style="margin:0">${week}. ${text}</p>${factTable(facts)}${chartImage({ id: CHART_ID, text: TEXTS.chart })}<p
        style="margin:6px 0 0"
      >${TEXTS.chart}</p>`,
    text: [`${week}. ${text}`, "", ...factLines(facts), "", `${TEXTS.days}:`, ...factLines(daysOf(reported))],
    button: {
      label: TEXTS.button,
      url: `${env.PUBLIC_URL}/backend#/dashboard?branch=${branch.id}&from=${from}&to=${to}`,
    },
    note: TEXTS.note,
  });
  const bytes = await drawDocument({
    blocks: blocksOf({ ...reported, week, chart }),
    title: `${TEXTS.title} ${week}`,
    at,
    pageText: TEXTS.page,
    fonts,
  });
  return {
    subject,
    ...framed,
    replyTo: null,
    files: [
      { name: "woche.png", type: "image/png", bytes: chart, contentId: CHART_ID },
      { name: TEXTS.file(from), type: MEDIA_TYPES.pdf, bytes },
    ],
  };
}

function blocksOf({ week, chart, ...reported }: Reported & { week: string; chart: Uint8Array }): TextBlock[] {
  const { figures, branch, config } = reported;
  const { revenue, orders, items } = figures;
  const money = (cents: number): string => formatMoney(cents, config.currency);
  const rows = (facts: readonly Fact[]): TextBlock[] => facts.map((fact) => ({ kind: "row", ...fact }));
  const section = (text: string, lines: readonly (readonly [label: string, ...cells: string[]])[]): TextBlock[] =>
    lines.length === 0
      ? []
      : [
          { kind: "subheading", text },
          ...lines.map(([label, ...cells]): TextBlock => ({ kind: "figures", label, cells })),
        ];
  return [
    { kind: "title", text: `${TEXTS.title} ${branch.name}` },
    { kind: "text", text: week },
    ...rows(factsOf(reported)),
    { kind: "subheading", text: TEXTS.chart },
    { kind: "picture", bytes: chart, ...CHART },
    ...section(
      TEXTS.days,
      revenue.series.map(({ at, value }, index) => [
        LONG_DAY.format(new Date(at)),
        TEXTS.count(orders.series[index]?.value ?? 0),
        money(value),
      ]),
    ),
    ...section(
      TEXTS.items,
      items
        .slice(0, ITEMS_SHOWN)
        .map(({ name, amount, unit, gross }) => [name, formatQuantity({ amount, unit }), money(gross)]),
    ),
    ...section(
      TEXTS.methods,
      revenue.byMethod.map(({ method, orders: count, gross }) => [
        DELIVERY_METHOD_LABELS[method],
        TEXTS.count(count),
        money(gross),
      ]),
    ),
    ...section(
      TEXTS.payments,
      revenue.byPayment.map(({ payment, gross }) => [
        payment === "onSite" ? TEXTS.onSite : PAYMENT_LABELS[payment],
        money(gross),
      ]),
    ),
    ...section(
      TEXTS.taxes,
      revenue.taxes.map(({ rate, net, tax, gross }) => [formatRate(rate), money(net), money(tax), money(gross)]),
    ),
    { kind: "text", text: TEXTS.counts },
  ];
}

function factsOf({ figures: { revenue, orders, overview }, config }: Reported): Fact[] {
  const money = (cents: number): string => formatMoney(cents, config.currency);
  const { average, canceled, ratings, waiting } = overview;
  const { all } = ratings.means;
  return [
    { label: TEXTS.gross, value: withChange({ shown: money(revenue.total), ...totalsOf(revenue) }) },
    { label: TEXTS.orders, value: withChange({ shown: String(orders.total), ...totalsOf(orders) }) },
    ...(average === null ? [] : [{ label: TEXTS.average, value: money(average) }]),
    { label: TEXTS.canceled, value: String(canceled.orders) },
    ...(all === null
      ? []
      : [{ label: TEXTS.rating, value: TEXTS.rated({ mean: DECIMAL.format(all), orders: ratings.orders }) }]),
    ...(waiting.kept + waiting.late === 0 ? [] : [{ label: TEXTS.waiting, value: TEXTS.kept(waiting) }]),
  ];
}

function totalsOf({ total, previous }: { total: number; previous?: { total: number } | undefined }) {
  return { now: total, before: previous?.total ?? 0 };
}

function withChange({ shown, now, before }: { shown: string; now: number; before: number }): string {
  const change = before === 0 ? TEXTS.noneBefore : TEXTS.against(PERCENT.format((now - before) / before));
  return `${shown} (${change})`;
}

function daysOf({ figures: { revenue, orders }, config }: Reported): Fact[] {
  return revenue.series.map(({ at, value }, index) => ({
    label: LONG_DAY.format(new Date(at)),
    value: TEXTS.day({ gross: formatMoney(value, config.currency), orders: orders.series[index]?.value ?? 0 }),
  }));
}

function chartOf({ figures: { revenue }, config }: Reported): string {
  return barChart({
    bars: revenue.series.map(({ at, value }, index) => ({
      label: SHORT_WEEKDAY.format(new Date(at)),
      value,
      earlier: revenue.previous?.series[index]?.value,
    })),
    format: (cents) => formatMoney(cents, config.currency).replace(/,00(?=\s)/, ""),
    color: mailColors(config.primaryColor).brand,
  });
}

// Days are calendar days already, so they are shown as they are.
const ZONE = { timeZone: "UTC" } as const;
const DECIMAL = new Intl.NumberFormat("de", { maximumFractionDigits: 1 });
const PERCENT = new Intl.NumberFormat("de", { style: "percent", maximumFractionDigits: 0, signDisplay: "exceptZero" });
const LONG_DAY = new Intl.DateTimeFormat("de", { ...ZONE, weekday: "long", day: "numeric", month: "numeric" });
const SHORT_WEEKDAY = new Intl.DateTimeFormat("de", { ...ZONE, weekday: "short" });

/** Days of a calendar have no zone of their own. */
function dayText(day: string): string {
  return formatDate({ at: Date.parse(day), zone: "UTC" });
}
