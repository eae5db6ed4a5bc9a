export { imagePath, readImage, writeImage } from "./store";
export { createImage } from "./create";
export { imageHooks } from "./hooks";
export { convertEarlierPicture } from "./earlier";
export { imageFileChangeOf } from "./files";
export { imageReactions } from "./reactions";
export { listKeptFiles, replaceImage, restoreImage } from "./replace";
export { listImageUsage } from "./usage";
