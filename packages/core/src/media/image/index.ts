export { imagePath, readImage, writeImage } from "./store";
