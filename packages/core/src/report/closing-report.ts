import type { Closing } from "@tresen/contract/closing/closing";
import { closingTitle } from "@tresen/contract/closing/closing.texts";
import { closingParts } from "@tresen/contract/closing/export/closing-lines";
import { formatMoney } from "@tresen/contract/kit/money";
import { addDays, formatDateTime, zonedTime } from "@tresen/contract/kit/time";
import { html } from "@tresen/contract/page/html";
import { CLOSING_REPORT_TEXTS as TEXTS } from "@tresen/contract/report/report.texts";
import { listClosings } from "../closing";
import { closingPdf } from "../closing/export";
import { type Fact, type Mail, factLines, factTable, frameMail, headerLine, mailColors } from "../message/mail";
import { env } from "../platform/env";
import { MEDIA_TYPES } from "../print/render";
import { revenueOf } from "../statistics/report";
import type { ReportAsked } from "./asked";
import { barChart } from "./chart";
import { chartImage, pngOf } from "./picture";

const CHART_ID = "day";
/** Closings of one day that a mail carries. */
const MOST = 20;

/** The closings of the day before, with its revenue by hours; null where nothing was closed. @throws forbidden. */
export async function closingReport({ actor, branch, zone, config, day, fonts }: ReportAsked): Promise<Mail | null> {
  const yesterday = addDays(day, -1);
  const days = { branch: branch.id, from: yesterday, to: yesterday };
  const [{ closings }, { series }] = await Promise.all([
    listClosings({ actor, query: { ...days, limit: MOST } }),
    revenueOf({ actor, query: { ...days, interval: "hour" } }),
  ]);
  if (closings.length === 0) return null;
  // Nothing may have been ordered on the day, and yet something was closed.
  const hasRevenue = series.some(({ value }) => value > 0);
  const bars = series.map(({ at, value }) => ({
    label: String(Math.floor(zonedTime({ at: Date.parse(at), zone }).minutes / 60)),
    value,
  }));
  const chart = await pngOf(
    barChart({
      bars,
      format: (cents) => formatMoney(cents, config.currency).replace(/,00(?=\s)/, ""),
      color: mailColors(config.primaryColor).brand,
    }),
  );
  const facts = closings.toReversed().flatMap((closing) => factsOf({ closing, zone, currency: config.currency }));
  const subject = headerLine(TEXTS.subject({ branch: branch.name, count: closings.length, day: germanDay(yesterday) }));
  const framed = frameMail({
    ...{ config, branch, subject, title: TEXTS.title, preview: TEXTS.text, note: TEXTS.note },
    body: () =>
      html`<p style="margin:0">${TEXTS.text}</p>${factTable(facts)}${hasRevenue ? html`${chartImage({ id: CHART_ID, text: TEXTS.chart })}<p style="margin:6px 0 0">${TEXTS.chart}</p>` : ""}`,
    text: [TEXTS.text, "", ...factLines(facts)],
    button: { label: TEXTS.button, url: `${env.PUBLIC_URL}/backend#/closings?branch=${branch.id}` },
  });
  const place = { branchName: branch.name, zone, currency: config.currency };
  const pdf = await closingPdf({ closings: closings.toReversed(), place, fonts: await fonts() });
  return {
    subject,
    ...framed,
    replyTo: null,
    files: [
      ...(hasRevenue ? [{ name: "tag.png", type: "image/png", bytes: chart, contentId: CHART_ID }] : []),
      { name: TEXTS.file(yesterday), type: MEDIA_TYPES.pdf, bytes: pdf },
    ],
  };
}

const germanDay = (day: string): string => day.split("-").reverse().join(".");

function factsOf({ closing, zone, currency }: { closing: Closing; zone: string; currency: string }): Fact[] {
  const { closedAt, countedCash, difference, sums } = closing;
  const money = (cents: number): string => formatMoney(cents, currency);
  return [
    { label: closingTitle(closing), value: formatDateTime({ at: Date.parse(closedAt), zone }) },
    { label: TEXTS.gross, value: money(sums.gross) },
    ...closingParts(sums)
      .filter(({ key }) => key === "atDoor" || key === "online")
      .flatMap(({ lines }) => lines.map(({ label, gross }) => ({ label, value: money(gross) }))),
    ...(sums.tips === 0 ? [] : [{ label: TEXTS.tips, value: money(sums.tips) }]),
    { label: TEXTS.entries, value: String(sums.entries) },
    { label: TEXTS.expected, value: money(sums.expectedCash) },
    ...(countedCash === null ? [] : [{ label: TEXTS.counted, value: money(countedCash) }]),
    ...(difference === null ? [] : [{ label: TEXTS.difference, value: money(difference) }]),
  ];
}
