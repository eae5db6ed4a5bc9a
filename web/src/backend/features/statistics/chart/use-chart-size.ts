import { type RefObject, useLayoutEffect, useState } from "react";

/** The height of a chart in the size of letters, so that both grow together. */
export const CHART_HEIGHT = 15;
/** As wide as half of a large screen, until it has been measured. */
const FIRST = { width: 560, height: CHART_HEIGHT * 16 };

/** The width and height of the frame in pixels, and the size of letters (`rem`). The frame is `CHART_HEIGHT` high. */
export function useChartSize(frame: RefObject<HTMLElement | null>) {
  const [size, setSize] = useState(FIRST);
  useLayoutEffect(() => {
    const element = frame.current;
    if (!element) return undefined;
    const measure = (): void => {
      const { clientWidth: width, clientHeight: height } = element;
      if (width > 0 && height > 0)
        setSize((known) => (known.width === width && known.height === height ? known : { width, height }));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [frame]);
  return { ...size, rem: size.height / CHART_HEIGHT };
}
