export { createUpload } from "./create";
export { fileReactions } from "./reactions";
export { releaseFiles } from "./released";
export { uploadChangeOf } from "./removed";
export { dispositionOf, readFile, writePreview } from "./store";
