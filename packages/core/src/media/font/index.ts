export { addFont, removeFont } from "./change";
export { type FontFace, fontCss } from "./css";
export { fontFaces } from "./faces";
export { googleFont } from "./google";
export { listFonts, missingFamilies } from "./list";
export { closestOwnFont } from "./own";
export { packagedFile, packagedStyle } from "./packaged";
export { keepStyle, keptStyle, readOwnFile, readOwnStyle } from "./store";
