import type { ImageRef } from "@tresen/contract/media/image-fields";
import { ImageOff } from "lucide-react";
import { imageUrl } from "../../../../shared/images";
import type { Field } from "../../model/field";

const FRAME = "grid size-8 shrink-0 place-items-center overflow-hidden rounded-sm bg-sunken text-muted";

/** The field with the pictures of a record, if it has one. */
export function pictureFieldOf(fields: readonly Field[]): string | undefined {
  return fields.find(({ kind }) => kind === "images" || kind === "image")?.key;
}

/** The first picture of a record. It says nothing that its title does not say. */
export function Thumbnail({ value }: { value: unknown }) {
  const picture = firstPicture(value);
  if (!picture)
    return (
      <span className={FRAME}>
        <ImageOff size={14} aria-hidden />
      </span>
    );
  return (
    <img
      src={imageUrl({ image: picture, size: "icon" })}
      alt=""
      width={32}
      height={32}
      loading="lazy"
      className={`${FRAME} object-cover`}
    />
  );
}

export function firstPicture(value: unknown): Pick<ImageRef, "id" | "version" | "extension"> | null {
  const first: unknown = Array.isArray(value) ? value[0] : value;
  return isPicture(first) ? first : null;
}

function isPicture(value: unknown): value is Pick<ImageRef, "id" | "version" | "extension"> {
  return (
    typeof value === "object" &&
    value !== null &&
    "id" in value &&
    typeof value.id === "string" &&
    "version" in value &&
    typeof value.version === "number" &&
    "extension" in value &&
    typeof value.extension === "string"
  );
}
