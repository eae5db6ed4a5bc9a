import type { Drawing } from "@tresen/contract/template/render/drawing";
import type { DrawnPicture } from "./pictures";

/** A drawing with the pictures in it, by `pictureKey`. */
export interface DrawnTemplate {
  drawing: Drawing;
  pictures: ReadonlyMap<string, DrawnPicture>;
}
