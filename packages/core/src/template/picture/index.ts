export { type PictureFormat, pictureOf } from "./picture";
export type { FileOf, PictureFile } from "./picture-file";
