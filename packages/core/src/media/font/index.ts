export { type FontFace, type FontVariant, fontCss, parseVariant } from "./css";
export { googleFont } from "./google";
export { keepStyle, keptStyle } from "./store";
