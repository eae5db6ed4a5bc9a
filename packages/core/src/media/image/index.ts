export { imagePath, readImage, writeImage } from "./store";
export { createImage, imageRows } from "./create";
