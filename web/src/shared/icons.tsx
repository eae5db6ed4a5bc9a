import type { SVGProps } from "react";

export interface IconProps extends Omit<SVGProps<SVGSVGElement>, "width" | "height"> {
  /** The size in pixels at the default font size; it grows with the font. */
  size?: number;
}

/** A line drawing on a grid of 24. It is decoration only: the control around it has the accessible name. */
function icon(path: string) {
  return function Icon({ size = 24, strokeWidth = 2, ...rest }: IconProps) {
    const length = `${size / 16}rem`;
    return (
      <svg
        viewBox="0 0 24 24"
        width={length}
        height={length}
        fill="none"
        stroke="currentColor"
        strokeWidth={strokeWidth}
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden
        {...rest}
      >
        <path d={path} />
      </svg>
    );
  };
}

const RING = "M12 3.5a8.5 8.5 0 1 0 0 17a8.5 8.5 0 0 0 0-17Z";

export const Plus = /* @__PURE__ */ icon("M12 5v14M5 12h14");
export const Minus = /* @__PURE__ */ icon("M5 12h14");
export const X = /* @__PURE__ */ icon("M6 6l12 12M18 6L6 18");
export const Menu = /* @__PURE__ */ icon("M4 7h16M4 12h16M4 17h16");
export const Check = /* @__PURE__ */ icon("M5 12.5l4.5 4.5L19 7.5");
export const ChevronLeft = /* @__PURE__ */ icon("M14.5 6l-6 6l6 6");
export const ChevronRight = /* @__PURE__ */ icon("M9.5 6l6 6l-6 6");
export const ChevronDown = /* @__PURE__ */ icon("M6 9.5l6 6l6-6");
export const Search = /* @__PURE__ */ icon("M11 4.5a6.5 6.5 0 1 0 0 13a6.5 6.5 0 0 0 0-13ZM16 16l4.5 4.5");
export const Clock = /* @__PURE__ */ icon(`${RING}M12 7.5V12l3 2`);
export const Info = /* @__PURE__ */ icon(`${RING}M12 11v5.5M12 7.6v.1`);
export const CircleAlert = /* @__PURE__ */ icon(`${RING}M12 7.5V13M12 16.4v.1`);
export const TriangleAlert = /* @__PURE__ */ icon("M12 4L2.8 19.5h18.4ZM12 10v4.5M12 17v.1");
export const MapPin = /* @__PURE__ */ icon(
  "M12 21c4.5-4.8 6.8-8.4 6.8-11.2a6.8 6.8 0 0 0-13.6 0C5.2 12.6 7.5 16.2 12 21Z" +
    "M12 7.4a2.4 2.4 0 1 0 0 4.8a2.4 2.4 0 0 0 0-4.8Z",
);
export const Phone = /* @__PURE__ */ icon(
  "M6.5 3.5h3L11 8L9 9.5a12 12 0 0 0 5.5 5.5l1.5-2l4.5 1.5v3a2 2 0 0 1-2.2 2A16.5 16.5 0 0 1 4.5 5.7a2 2 0 0 1 2-2.2Z",
);
export const Pencil = /* @__PURE__ */ icon("M4 20l1-4.5L16.5 4L20 7.5L8.5 19ZM14 6.5l3.5 3.5");
export const Trash = /* @__PURE__ */ icon("M4.5 6.5h15M9 6.5V4h6v2.5M6.5 6.5L7.3 20h9.4l.8-13.5M10 10.5v6M14 10.5v6");
export const ShoppingBag = /* @__PURE__ */ icon("M5.5 8h13l1 12.5h-15ZM8.5 10.5v-3a3.5 3.5 0 0 1 7 0v3");
export const Store = /* @__PURE__ */ icon(
  "M5.5 12v8h13v-8M4 9.5L5.5 4h13L20 9.5a2.7 2.7 0 0 1-5.3 0a2.7 2.7 0 0 1-5.4 0a2.7 2.7 0 0 1-5.3 0ZM10 20v-5h4v5",
);
export const CalendarDays = /* @__PURE__ */ icon("M4 6h16v14H4ZM4 10.5h16M8.5 3.5V7M15.5 3.5V7");
export const Star = /* @__PURE__ */ icon("M12 3.5l2.6 5.5l6 .8l-4.4 4.1l1.1 6L12 17l-5.3 2.9l1.1-6l-4.4-4.1l6-.8Z");
export const Sun = /* @__PURE__ */ icon(
  "M12 8a4 4 0 1 0 0 8a4 4 0 0 0 0-8ZM12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2" +
    "M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M18.7 5.3l-1.4 1.4M6.7 17.3l-1.4 1.4",
);
export const Moon = /* @__PURE__ */ icon("M20 14.2A8.3 8.3 0 0 1 9.8 4A8.3 8.3 0 1 0 20 14.2Z");
export const WifiOff = /* @__PURE__ */ icon(
  "M3.5 3.5l17 17M5 12.5a10 10 0 0 1 4-2.3M15 10.3a10 10 0 0 1 4 2.2M8.5 16a5 5 0 0 1 5.5-1M12 19.5v.1",
);
