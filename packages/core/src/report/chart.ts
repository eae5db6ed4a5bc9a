import { AxisBottom, AxisLeft } from "@visx/axis";
import { CHART_TYPEFACE } from "@tresen/contract/report/report.texts";
import { GridRows } from "@visx/grid";
import { scaleBand, scaleLinear } from "@visx/scale";
import { Bar } from "@visx/shape";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";

export interface BarChart {
  /** One bar for each, in this sequence. The label stands below it. */
  bars: readonly { label: string; value: number; earlier?: number | undefined }[];
  /** How a value is written at the axis. */
  format: (value: number) => string;
  color: string;
}

/** In pixels of the picture, which mails show at half of that. */
export const CHART = { width: 1072, height: 480 };
const AROUND = { top: 16, right: 8, bottom: 44, left: 128 };
const INK = "#5d6470";
const EARLIER = "#c9ccd2";
const TYPE = { fontFamily: CHART_TYPEFACE, fontSize: 22, fill: INK };
const TICKS = 5;

/** A chart as SVG: what was before stands as a wider, paler bar behind each. */
export function barChart({ bars, format, color }: BarChart): string {
  const [width, height] = [CHART.width - AROUND.left - AROUND.right, CHART.height - AROUND.top - AROUND.bottom];
  const x = scaleBand({ domain: bars.map((_, index) => index), range: [0, width], padding: 0.35 });
  const most = Math.max(1, ...bars.flatMap(({ value, earlier = 0 }) => [value, earlier]));
  const y = scaleLinear({ domain: [0, most], range: [height, 0], nice: TICKS });
  // Of small sums fewer lines, so that no label stands there twice.
  const ticks = Math.min(TICKS, most);
  const bar = (place: { index: number; value: number; wider: number; fill: string }) => {
    const { index, value, wider, fill } = place;
    const top = y(Math.max(0, value));
    return createElement(Bar, {
      key: `${index} ${fill}`,
      x: (x(index) ?? 0) - wider,
      y: top,
      width: x.bandwidth() + 2 * wider,
      height: height - top,
      fill,
    });
  };
  const parts = createElement(
    "g",
    { transform: `translate(${AROUND.left},${AROUND.top})` },
    createElement(GridRows, { scale: y, width, numTicks: ticks, stroke: "#e3e4e7" }),
    bars.map(({ earlier = 0 }, index) => bar({ index, value: earlier, wider: 10, fill: EARLIER })),
    bars.map(({ value }, index) => bar({ index, value, wider: 0, fill: color })),
    createElement(AxisLeft, {
      scale: y,
      numTicks: ticks,
      hideAxisLine: true,
      hideTicks: true,
      tickFormat: (value) => format(Number(value)),
      tickLabelProps: { ...TYPE, textAnchor: "end", dy: "0.35em" },
    }),
    createElement(AxisBottom, {
      scale: x,
      top: height,
      hideTicks: true,
      stroke: INK,
      tickFormat: (index) => bars[Number(index)]?.label ?? "",
      tickLabelProps: { ...TYPE, textAnchor: "middle", dy: "0.4em" },
    }),
  );
  const size = { width: CHART.width, height: CHART.height, viewBox: `0 0 ${CHART.width} ${CHART.height}` };
  return renderToStaticMarkup(
    createElement(
      "svg",
      { xmlns: "http://www.w3.org/2000/svg", ...size },
      createElement("rect", { width: CHART.width, height: CHART.height, fill: "#fff" }),
      parts,
    ),
  );
}
