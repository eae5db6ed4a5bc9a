import type { Asked } from "../period/asked";
import type { WIDGET_TEXTS } from "./widget.texts";

export type WidgetKey = keyof typeof WIDGET_TEXTS;

/** What every widget gets from the page. */
export interface WidgetProps {
  asked: Asked;
  /** The zone in which hours and times are told. */
  zone: string;
  /** The address that opens the page with these filters and this widget alone. */
  hrefOf: (widget: WidgetKey) => string;
  /** Shows this widget alone. Missing where it is. */
  onAlone?: ((widget: WidgetKey) => void) | undefined;
}
