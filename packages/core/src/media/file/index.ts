export { createUpload } from "./create";
export { releaseFiles } from "./released";
export { removeLeftFile } from "./removed";
export { dispositionOf, readFile, writePreview } from "./store";
