export { createUpload } from "./create";
export { removeLeftFile } from "./removed";
export { dispositionOf, readFile, writePreview } from "./store";
