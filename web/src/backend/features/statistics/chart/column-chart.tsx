import { AxisBottom, AxisLeft } from "@visx/axis";
import { GridRows } from "@visx/grid";
import { scaleBand, scaleLinear } from "@visx/scale";
import { LinePath } from "@visx/shape";
import { useState } from "react";
import { CHART_TEXTS } from "./chart.texts";
import { type FigureRow, type Figures, columnAt, namingColumn, numberAt } from "./figures";
import { LETTER, PlotArea, type Size, TICK } from "./plot-area";
import { useAxisText, useFigureText } from "./use-figure-text";

/** From so many rows on, lines are drawn in place of columns. */
const MANY = 62;
/** A line to compare with, and what tells it from a column behind it. */
const LINES = ["chart-halo", "chart-compared"] as const;

interface ColumnChartProps {
  title: string;
  figures: Figures;
  /** The path of the column to compare with. */
  compared?: string | undefined;
}

/** The main column of the figures as columns or, if there are many rows, as a line. */
export function ColumnChart({ title, figures, compared }: ColumnChartProps) {
  const [reached, setReached] = useState<number | null>(null);
  const text = useFigureText();
  const { rows, main } = figures;
  const last = rows.length - 1;
  const to = (index: number): true => {
    setReached(Math.max(0, Math.min(last, index)));
    return true;
  };
  const press = (key: string): boolean => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[key];
    if (step !== undefined) return to(reached === null ? (step > 0 ? 0 : last) : reached + step);
    if (key === "Home") return to(0);
    return key === "End" && to(last);
  };
  const tell = (row: FigureRow | undefined): string => {
    if (!row) return "";
    const [value, ...beside] = [main, ...(compared ? [compared] : [])].flatMap((path) => {
      const column = columnAt(figures, path);
      return column ? [{ title: column.title, value: text(column, row) }] : [];
    });
    if (!value) return "";
    return `${CHART_TEXTS.value({ label: text(namingColumn(figures), row), ...value })}${beside.map(CHART_TEXTS.beside).join("")}`;
  };
  return (
    <PlotArea
      title={title}
      told={tell(reached === null ? undefined : rows[reached])}
      onKey={press}
      onLeave={() => setReached(null)}
    >
      {(size) => <Columns figures={figures} compared={compared} size={size} reached={reached} onReach={setReached} />}
    </PlotArea>
  );
}

function Columns({
  figures,
  compared,
  size: { width, height, rem },
  reached,
  onReach,
}: Omit<ColumnChartProps, "title"> & { size: Size; reached: number | null; onReach: (index: number) => void }) {
  const text = useFigureText();
  const { rows, main } = figures;
  const axisText = useAxisText(columnAt(figures, main));
  const naming = namingColumn(figures);
  const labelOf = (row: FigureRow): string => naming.short?.(row) ?? text(naming, row);
  const values = rows.flatMap((row) => [numberAt(row, main), ...(compared ? [numberAt(row, compared)] : [])]);
  const [top, bottom] = [rem * 0.6, height - rem * 1.7];
  const y = scaleLinear<number>({
    domain: [Math.min(0, ...values), Math.max(1, ...values)],
    range: [bottom, top],
    nice: true,
  });
  // There is no half of an order.
  const ticks = y.ticks(4).filter(Number.isInteger);
  const left = Math.max(...ticks.map((tick) => axisText(tick).length)) * rem * LETTER + rem * 0.8;
  const x = scaleBand<number>({
    domain: rows.map((_, index) => index),
    range: [left, width - rem * 0.3],
    padding: rows.length > MANY ? 0 : 0.25,
  });
  const band = x.bandwidth();
  const middle = (index: number): number => (x(index) ?? 0) + band / 2;
  const longest = Math.max(1, ...rows.map((row) => labelOf(row).length));
  const labels = Math.max(1, Math.floor((width - left) / ((longest + 2) * rem * LETTER)));
  const every = Math.max(1, Math.ceil(rows.length / labels));
  return (
    <>
      <GridRows scale={y} tickValues={ticks} left={left} width={width - left} className="chart-grid" />
      <AxisLeft
        scale={y}
        left={left}
        tickValues={ticks}
        tickFormat={(value) => axisText(Number(value))}
        tickLabelProps={TICK}
        hideAxisLine
        hideTicks
      />
      {reached !== null && (
        <rect
          x={(x(reached) ?? 0) - 1}
          y={top}
          width={Math.max(3, band + 2)}
          height={bottom - top}
          className="chart-reached"
        />
      )}
      {rows.length > MANY ? (
        <LinePath
          data={[...rows]}
          x={(_, index) => middle(index)}
          y={(row) => y(numberAt(row, main))}
          className="chart-line"
        />
      ) : (
        rows.map((row, index) => {
          const [from, to] = [y(0), y(numberAt(row, main))];
          return (
            <rect
              key={row.key}
              data-value={numberAt(row, main)}
              x={x(index)}
              y={Math.min(from, to)}
              width={band}
              height={Math.abs(from - to)}
              className="chart-bar"
            />
          );
        })
      )}
      {compared !== undefined &&
        (rows.length > MANY ? (
          <LinePath
            data={[...rows]}
            x={(_, index) => middle(index)}
            y={(row) => y(numberAt(row, compared))}
            strokeDasharray="4 3"
            className="chart-compared"
          />
        ) : (
          rows.flatMap((row, index) => {
            const [from, at] = [x(index) ?? 0, y(numberAt(row, compared))];
            const ends = { x1: from - band * 0.1, x2: from + band * 1.1, y1: at, y2: at };
            return LINES.map((look) => <line key={`${row.key} ${look}`} {...ends} className={look} />);
          })
        ))}
      <AxisBottom
        scale={x}
        top={bottom}
        tickValues={rows.flatMap((_, index) => (index % every === 0 ? [index] : []))}
        tickFormat={(index) => labelOf(rows[Number(index)] ?? { key: "" })}
        tickLabelProps={TICK}
        axisLineClassName="chart-axis"
        hideTicks
      />
      {rows.map((row, index) => (
        <rect
          key={row.key}
          x={x(index)}
          y={top}
          width={x.step()}
          height={bottom - top}
          fill="transparent"
          onPointerEnter={() => onReach(index)}
        />
      ))}
    </>
  );
}
