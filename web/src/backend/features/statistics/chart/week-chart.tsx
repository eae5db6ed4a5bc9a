import { AxisLeft, AxisTop } from "@visx/axis";
import { scaleBand } from "@visx/scale";
import { useState } from "react";
import { CHART_TEXTS } from "./chart.texts";
import { type Figures, namingColumn, numberAt } from "./figures";
import { LETTER, PlotArea, TICK } from "./plot-area";
import { useFigureText } from "./use-figure-text";

/** The weakest shade of an hour with anything at all, against the strongest. */
const WEAKEST = 0.12;
const GAP = 0.08;

/** One figure for each hour of a week, as shades. The rows of the figures are weekdays, the columns after the first hours. */
export function WeekChart({ title, figures }: { title: string; figures: Figures }) {
  const [reached, setReached] = useState<{ row: number; column: number } | null>(null);
  const text = useFigureText();
  const [naming, ...all] = figures.columns;
  const hours = all.filter(({ path }) => path !== figures.main);
  const { rows } = figures;
  const most = Math.max(1, ...rows.flatMap((row) => hours.map(({ path }) => numberAt(row, path))));
  const press = (key: string): boolean => {
    const step = STEPS[key];
    if (!step) return false;
    const { row, column } = reached ?? { row: -step.down, column: -step.right };
    setReached({
      row: Math.max(0, Math.min(rows.length - 1, row + step.down)),
      column: Math.max(0, Math.min(hours.length - 1, column + step.right)),
    });
    return true;
  };
  const [row, column] = reached ? [rows[reached.row], hours[reached.column]] : [];
  const told =
    row && column ? CHART_TEXTS.value({ label: text(naming, row), title: column.title, value: text(column, row) }) : "";
  const shortest = namingColumn(figures).short;
  return (
    <PlotArea title={title} told={told} onKey={press} onLeave={() => setReached(null)}>
      {({ width, height, rem }) => {
        const [left, top] = [rem * 2, rem * 1.6];
        const x = scaleBand<number>({ domain: hours.map((_, index) => index), range: [left, width], padding: GAP });
        const y = scaleBand<number>({ domain: rows.map((_, index) => index), range: [top, height], padding: GAP });
        const every = x.step() < rem * LETTER * 3 ? (x.step() < rem * LETTER * 1.5 ? 6 : 3) : 1;
        return (
          <>
            <AxisTop
              scale={x}
              top={top}
              tickValues={hours.flatMap((_, index) => (index % every === 0 ? [index] : []))}
              tickFormat={(index) => String(index)}
              tickLabelProps={TICK}
              hideAxisLine
              hideTicks
            />
            <AxisLeft
              scale={y}
              left={left}
              tickFormat={(index) => {
                const named = rows[Number(index)];
                return named ? (shortest?.(named) ?? text(naming, named)) : "";
              }}
              tickLabelProps={TICK}
              hideAxisLine
              hideTicks
            />
            {rows.flatMap((day, down) =>
              hours.map(({ path }, right) => {
                const value = numberAt(day, path);
                const isReached = reached?.row === down && reached.column === right;
                return (
                  <rect
                    key={`${day.key} ${path}`}
                    data-value={value}
                    x={x(right)}
                    y={y(down)}
                    width={x.bandwidth()}
                    height={y.bandwidth()}
                    rx={2}
                    fillOpacity={value > 0 ? WEAKEST + (1 - WEAKEST) * (value / most) : 1}
                    className={`${value > 0 ? "chart-bar" : "chart-nothing"} ${isReached ? "chart-marked" : ""}`}
                    onPointerEnter={() => setReached({ row: down, column: right })}
                  />
                );
              }),
            )}
          </>
        );
      }}
    </PlotArea>
  );
}

const STEPS: Readonly<Record<string, { down: number; right: number } | undefined>> = {
  ArrowDown: { down: 1, right: 0 },
  ArrowUp: { down: -1, right: 0 },
  ArrowRight: { down: 0, right: 1 },
  ArrowLeft: { down: 0, right: -1 },
};
