import type { ImageRef } from "@tresen/contract/media/image-fields";
import { ImageOff } from "lucide-react";
import { imageUrl } from "../../../../shared/images";
import { isPlain } from "../../model/draft";
import type { EditorProps } from "../editor";
import { useErrorWithin } from "../form-context";
import { EDITOR_TEXTS } from "./editor.texts";
import { GroupFrame } from "./frame";

/** A single picture, such as a logo, is shown whole; of several each fills its square, as in the shop. */
const PICTURE = "size-32 rounded-control border border-line bg-sunken";

type Image = Pick<ImageRef, "id" | "version" | "extension" | "alt">;

function isImage(value: unknown): value is Image {
  return isPlain(value) && typeof value["id"] === "string" && typeof value["extension"] === "string";
}

/** The pictures of a record, to look at. */
export function ImagesEditor({ field, path, value }: EditorProps<"image" | "images">) {
  const error = useErrorWithin(path);
  const images = (Array.isArray(value) ? value : [value]).filter(isImage);
  return (
    <GroupFrame field={field} path={path} error={error}>
      {images.length === 0 ? (
        <p className="flex items-center gap-2 text-sm text-muted">
          <ImageOff size={18} aria-hidden /> {field.kind === "image" ? EDITOR_TEXTS.noImage : EDITOR_TEXTS.noImages}
        </p>
      ) : (
        <ul className="flex flex-wrap gap-3">
          {images.map((image, index) => (
            <li key={`${image.id}-${index}`} className="w-32">
              <img
                src={imageUrl({ image, size: "tiny" })}
                alt=""
                width={128}
                height={128}
                loading="lazy"
                className={`${PICTURE} ${field.kind === "image" ? "object-contain" : "object-cover"}`}
              />
              {image.alt && <p className="mt-1 text-xs text-muted">{image.alt}</p>}
            </li>
          ))}
        </ul>
      )}
    </GroupFrame>
  );
}
