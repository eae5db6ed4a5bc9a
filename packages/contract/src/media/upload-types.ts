/**
 * The types of files that customers may upload with an order, and their MIME types. The server decides the type by the
 * content; the browser only filters the file dialog.
 */
export const UPLOAD_TYPES = {
  jpg: "image/jpeg",
  png: "image/png",
  gif: "image/gif",
  webp: "image/webp",
  heic: "image/heic",
  pdf: "application/pdf",
  docx: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
  xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
  odt: "application/vnd.oasis.opendocument.text",
  ods: "application/vnd.oasis.opendocument.spreadsheet",
  txt: "text/plain",
  mp3: "audio/mpeg",
  m4a: "audio/mp4",
  mp4: "video/mp4",
  mov: "video/quicktime",
  webm: "video/webm",
} as const;

export type UploadExtension = keyof typeof UPLOAD_TYPES;
export type UploadPartType = "image" | "images" | "file" | "files";

/** The size limit of one file in bytes. A Lambda accepts requests of 6 MB, and base64 turns 3 bytes into 4. */
export const UPLOAD_LIMIT = 4_000_000;
/** The limit of files per order, since they are linked to it in one transaction. */
export const ORDER_UPLOAD_LIMIT = 60;

/** Types accepted where images are asked for. */
const PICTURES: readonly string[] = ["jpg", "png", "gif"] satisfies UploadExtension[];
const PICTURE_ENDINGS = [".jpg", ".jpeg", ".png", ".gif"];
/** Types accepted where files are asked for, in addition to images. */
const FILES: readonly string[] = [
  "webp",
  "heic",
  "pdf",
  "docx",
  "xlsx",
  "odt",
  "ods",
  "txt",
  "mp3",
  "m4a",
  "mp4",
  "mov",
  "webm",
] satisfies UploadExtension[];

export function isUploadPart(type: string): type is UploadPartType {
  return type === "image" || type === "images" || type === "file" || type === "files";
}

export function takesSeveral(type: UploadPartType): boolean {
  return type === "images" || type === "files";
}

/**
 * Whether a configuration step of this type accepts such a file: images are accepted by all of them, other files only
 * where files are asked for.
 */
export function fitsPart({ extension, type }: { extension: string; type: UploadPartType }): boolean {
  return PICTURES.includes(extension) || ((type === "file" || type === "files") && FILES.includes(extension));
}

/** The file extensions for a file dialog, each with its dot. */
export function acceptedEndings(type: UploadPartType): string[] {
  if (type === "image" || type === "images") return PICTURE_ENDINGS;
  return [...PICTURE_ENDINGS, ...Object.keys(UPLOAD_TYPES).map((extension) => `.${extension}`)].filter(
    (ending, index, all) => all.indexOf(ending) === index,
  );
}
