export { createVideo, renewAddresses, renewUpload } from "./create";
export { videoFileChangeOf } from "./file";
export { videoHooks } from "./hooks";
export { videoReactions } from "./reactions";
export { videoUploadChangeOf } from "./sweep";
export { takeVideo } from "./take";
