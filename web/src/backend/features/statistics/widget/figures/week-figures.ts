import type { WeekHour } from "@tresen/contract/statistics/statistics";
import type { FigureRow, Figures } from "../../chart/figures";
import { COLUMN_TEXTS, WEEKDAY_TEXTS } from "../widget.texts";

const HOURS = Array.from({ length: 24 }, (_, hour) => hour);

/** A row for each weekday from Monday on, a column for each hour, and the sum of the weekday. */
export function weekFigures(answer: readonly WeekHour[]): Figures {
  const values = new Map(answer.map(({ weekday, hour, value }) => [`${weekday} ${hour}`, value]));
  const rows = WEEKDAY_TEXTS.map(({ long }, index): FigureRow => {
    const hours = HOURS.map((hour) => values.get(`${index + 1} ${hour}`) ?? 0);
    return {
      key: long,
      weekday: long,
      ...Object.fromEntries(hours.map((value, hour) => [`h${hour}`, value])),
      sum: hours.reduce((sum, value) => sum + value, 0),
    };
  });
  return {
    columns: [
      {
        path: "weekday",
        title: COLUMN_TEXTS.weekday,
        kind: "text",
        short: ({ key }) => WEEKDAY_TEXTS.find(({ long }) => long === key)?.short ?? key,
      },
      ...HOURS.map((hour) => ({ path: `h${hour}`, title: COLUMN_TEXTS.hourOfDay(hour), kind: "number" as const })),
      { path: "sum", title: COLUMN_TEXTS.sum, kind: "number" },
    ],
    rows,
    main: "sum",
  };
}
