export { createUpload } from "./create";
export { uploadReactions } from "./reactions";
export { releaseUploads } from "./release";
export { uploadChangeOf } from "./remove";
export { dispositionOf, readFile, writePreview } from "./store";
