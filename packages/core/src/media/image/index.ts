export { imagePath, readImage, writeImage } from "./store";
export { createImage } from "./create";
export { imageHooks } from "./hooks";
export { convertEarlierPicture } from "./earlier";
