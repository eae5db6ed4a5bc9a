import { icon } from "../../shared/icon";

/** Drawings that no screen needs before a visitor does something. */
export const Minus = /* @__PURE__ */ icon("M5 12h14");
export const Check = /* @__PURE__ */ icon("M5 12.5l4.5 4.5L19 7.5");
export const ChevronLeft = /* @__PURE__ */ icon("M14.5 6l-6 6l6 6");
export const ChevronRight = /* @__PURE__ */ icon("M9.5 6l6 6l-6 6");
export const Search = /* @__PURE__ */ icon("M11 4.5a6.5 6.5 0 1 0 0 13a6.5 6.5 0 0 0 0-13ZM16 16l4.5 4.5");
export const Pencil = /* @__PURE__ */ icon("M4 20l1-4.5L16.5 4L20 7.5L8.5 19ZM14 6.5l3.5 3.5");
export const Trash = /* @__PURE__ */ icon("M4.5 6.5h15M9 6.5V4h6v2.5M6.5 6.5L7.3 20h9.4l.8-13.5M10 10.5v6M14 10.5v6");
export const Store = /* @__PURE__ */ icon(
  "M5.5 12v8h13v-8M4 9.5L5.5 4h13L20 9.5a2.7 2.7 0 0 1-5.3 0a2.7 2.7 0 0 1-5.4 0a2.7 2.7 0 0 1-5.3 0ZM10 20v-5h4v5",
);
export const CalendarDays = /* @__PURE__ */ icon("M4 6h16v14H4ZM4 10.5h16M8.5 3.5V7M15.5 3.5V7");
export const Star = /* @__PURE__ */ icon("M12 3.5l2.6 5.5l6 .8l-4.4 4.1l1.1 6L12 17l-5.3 2.9l1.1-6l-4.4-4.1l6-.8Z");
