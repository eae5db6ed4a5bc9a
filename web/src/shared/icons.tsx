import { icon } from "./icon";

const RING = "M12 3.5a8.5 8.5 0 1 0 0 17a8.5 8.5 0 0 0 0-17Z";

export const Plus = /* @__PURE__ */ icon("M12 5v14M5 12h14");
export const X = /* @__PURE__ */ icon("M6 6l12 12M18 6L6 18");
export const Menu = /* @__PURE__ */ icon("M4 7h16M4 12h16M4 17h16");
export const ChevronDown = /* @__PURE__ */ icon("M6 9.5l6 6l6-6");
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
export const ShoppingBag = /* @__PURE__ */ icon("M5.5 8h13l1 12.5h-15ZM8.5 10.5v-3a3.5 3.5 0 0 1 7 0v3");
export const Sun = /* @__PURE__ */ icon(
  "M12 8a4 4 0 1 0 0 8a4 4 0 0 0 0-8ZM12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2" +
    "M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M18.7 5.3l-1.4 1.4M6.7 17.3l-1.4 1.4",
);
export const Moon = /* @__PURE__ */ icon("M20 14.2A8.3 8.3 0 0 1 9.8 4A8.3 8.3 0 1 0 20 14.2Z");
export const WifiOff = /* @__PURE__ */ icon(
  "M3.5 3.5l17 17M5 12.5a10 10 0 0 1 4-2.3M15 10.3a10 10 0 0 1 4 2.2M8.5 16a5 5 0 0 1 5.5-1M12 19.5v.1",
);
