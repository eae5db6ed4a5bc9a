import type { Picture } from "../picture";
import { MEDIA_TEXTS } from "../media.texts";

/** What a picture is called where its record stands: its name, else its description. */
export function pictureName({ name, alt }: Pick<Picture, "name" | "alt">): string {
  return name || alt || MEDIA_TEXTS.unnamed;
}
