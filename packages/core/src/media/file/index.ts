export { createUpload } from "./create";
export { detectType } from "./detect";
export { safeName } from "./name";
export { uploadReactions } from "./reactions";
export { releaseUploads } from "./release";
export { uploadChangeOf } from "./remove";
export { UPLOAD_CACHE, readFile, readNamedFile, renameFile, writePreview } from "./store";
