import type { RefObject } from "react";
import { useSize } from "../../../shared/geo/use-size";

/** The height of a chart in the size of letters, so that both grow together. */
export const CHART_HEIGHT = 15;
/** As wide as half of a large screen, until it has been measured. */
const FIRST = { width: 560, height: CHART_HEIGHT * 16 };

/** The width and height of the frame in pixels, and the size of letters (`rem`). The frame is `CHART_HEIGHT` high. */
export function useChartSize(frame: RefObject<HTMLElement | null>) {
  const size = useSize(frame, FIRST);
  return { ...size, rem: size.height / CHART_HEIGHT };
}
