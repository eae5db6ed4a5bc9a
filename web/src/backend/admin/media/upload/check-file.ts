import { IMAGE_FILE_LIMIT } from "@tresen/contract/media/image";
import { IMAGE_MESSAGES } from "@tresen/contract/media/media.texts";
import { UPLOAD_TEXTS } from "./upload.texts";

/** The types that the server takes, by the endings of files: some systems tell no type of newer formats. */
const TYPES: Readonly<Record<string, string>> = {
  jpg: "image/jpeg",
  jpeg: "image/jpeg",
  png: "image/png",
  webp: "image/webp",
  gif: "image/gif",
  avif: "image/avif",
  svg: "image/svg+xml",
  heic: "image/heic",
  heif: "image/heif",
};
const KNOWN = new Map(Object.entries(TYPES));

/** What a file dialog offers. */
export const ACCEPTED = [...new Set(KNOWN.values()), ...[...KNOWN.keys()].map((ending) => `.${ending}`)].join(",");

/** The type of a picture's file; null for what no picture is by type and ending. The server looks into the content. */
export function pictureType({ type, name }: Pick<File, "type" | "name">): string | null {
  if ([...KNOWN.values()].includes(type)) return type;
  const ending = /\.(\w+)$/.exec(name)?.[1]?.toLowerCase() ?? "";
  return (type === "" || type === "application/octet-stream" ? KNOWN.get(ending) : undefined) ?? null;
}

/** Why a file need not be sent, since the server would refuse it; null for one that may be a picture. */
export function fileFault(file: Pick<File, "type" | "name" | "size">): string | null {
  if (!pictureType(file)) return UPLOAD_TEXTS.typeUnknown;
  if (file.size === 0) return UPLOAD_TEXTS.empty;
  return file.size > IMAGE_FILE_LIMIT ? IMAGE_MESSAGES.fileTooLarge : null;
}
