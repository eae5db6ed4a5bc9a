import { DrawingTooHard, drawSvg } from "../../drawing";
import { refusal } from "../refusal";

/** A drawing as pixels, which shows at once whether it can be drawn within the bounds. @throws input */
export async function drawnOnce(svg: Uint8Array): Promise<Uint8Array> {
  try {
    return await drawSvg({ svg });
  } catch (cause) {
    throw refusal({ reason: cause instanceof DrawingTooHard ? "drawingTooLarge" : "typeUnknown", cause });
  }
}
