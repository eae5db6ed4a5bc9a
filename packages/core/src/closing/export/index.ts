export { closingPdf } from "./closing-pdf";
export { type ClosingFile, exportClosing, exportPeriod } from "./export-closings";
