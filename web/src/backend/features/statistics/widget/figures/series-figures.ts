import { momentText } from "@tresen/contract/kit/table/cell-text";
import { formatDate, formatDateTime, formatTime } from "@tresen/contract/kit/time";
import type { Counted } from "@tresen/contract/statistics/statistics";
import type { Comparison, Interval } from "@tresen/contract/statistics/statistics-query";
import type { FigureColumn, FigureRow, Figures } from "../../chart/figures";
import { COLUMN_TEXTS, FIGURE_TEXTS } from "../widget.texts";

export const COMPARED = "compared";

/** A series, beside the one that it is compared with, place by place. */
export function seriesFigures({
  answer: { series, interval, previous },
  title,
  kind = "number",
  compare,
  zone,
}: {
  answer: Pick<Counted, "series" | "interval" | "previous">;
  /** Of the counted values. */
  title: string;
  kind?: "number" | "money";
  compare?: Comparison | undefined;
  zone: string;
}): Figures {
  const rows = series.map(({ at, value }, index): FigureRow => {
    const beside = previous?.series[index];
    return { key: `${at} ${index}`, at, value, comparedAt: beside?.at ?? null, [COMPARED]: beside?.value ?? null };
  });
  const kindOfAt = interval === "hour" ? "moment" : "date";
  const told = { interval, zone };
  const at: FigureColumn = {
    path: "at",
    title: COLUMN_TEXTS[interval],
    kind: kindOfAt,
    shown: (row) => placeText({ ...told, at: String(row.at) }),
    short: (row) => placeText({ ...told, at: String(row.at), isShort: true, isOneDay: isOneDay({ series, zone }) }),
  };
  const main: FigureColumn = { path: "value", title, kind };
  const compared: FigureColumn[] = previous
    ? [
        {
          path: "comparedAt",
          title: COLUMN_TEXTS.comparedAt,
          kind: kindOfAt,
          shown: (row) => (row.comparedAt === null ? "–" : placeText({ ...told, at: String(row.comparedAt) })),
        },
        { path: COMPARED, title: COLUMN_TEXTS[compare ?? "previous"], kind },
      ]
    : [];
  return { columns: [at, main, ...compared], rows, main: "value" };
}

function isOneDay({ series, zone }: { series: Counted["series"]; zone: string }): boolean {
  const days = new Set(series.map(({ at }) => formatDate({ at: Date.parse(at), zone })));
  return days.size <= 1;
}

const UTC = "UTC";
const day = new Intl.DateTimeFormat("de-DE", {
  ...{ weekday: "short", day: "2-digit", month: "2-digit", year: "numeric" },
  timeZone: UTC,
});
const month = new Intl.DateTimeFormat("de-DE", { month: "long", year: "numeric", timeZone: UTC });
const shortMonth = new Intl.DateTimeFormat("de-DE", { month: "short", timeZone: UTC });

/** `Fr., 05.06.2026`, `Juni 2026`, `05.06.2026 18:00 +02:00`; short `05.06.`, `Jun`, `18:00`. */
function placeText({
  at,
  interval,
  zone,
  isShort = false,
  isOneDay: isOne = false,
}: {
  at: string;
  interval: Interval;
  zone: string;
  isShort?: boolean;
  isOneDay?: boolean;
}): string {
  const instant = Date.parse(at);
  switch (interval) {
    case "hour": {
      // The clock tells the hour in which it is set back twice, so the table tells the offset.
      if (!isShort) return momentText({ text: at, zone });
      const time = formatTime({ at: instant, zone });
      return isOne ? time : FIGURE_TEXTS.at({ day: formatDateTime({ at: instant, zone }).slice(0, 6), time });
    }
    case "month":
      return (isShort ? shortMonth : month).format(instant);
    default: {
      const date = formatDate({ at: instant, zone: UTC });
      if (isShort) return date.slice(0, 6);
      return interval === "week" ? FIGURE_TEXTS.weekFrom(date) : day.format(instant);
    }
  }
}
