/**
 * What customers may send with an order, and its MIME type. Decided by the file's content on the server; the browser
 * only pre-selects.
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

/** Bytes of one file. A Lambda takes requests of 6 MB, in which base64 makes 4 of 3. */
export const UPLOAD_LIMIT = 4_000_000;
/** Files of a whole order: they are kept together with it in one transaction. */
export const ORDER_UPLOAD_LIMIT = 60;

/** What may be sent where pictures are asked for. */
const PICTURES: readonly string[] = ["jpg", "png", "gif"] satisfies UploadExtension[];
const PICTURE_ENDINGS = [".jpg", ".jpeg", ".png", ".gif"];
/** What may be sent where files are asked for, and pictures. */
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
 * Whether a step of this type takes such a file: pictures everywhere, everything else only where files are asked for.
 */
export function fitsPart({ extension, type }: { extension: string; type: UploadPartType }): boolean {
  return PICTURES.includes(extension) || ((type === "file" || type === "files") && FILES.includes(extension));
}

/** The endings that a file dialog offers, each with its dot. */
export function acceptedEndings(type: UploadPartType): string[] {
  if (type === "image" || type === "images") return PICTURE_ENDINGS;
  return [...PICTURE_ENDINGS, ...Object.keys(UPLOAD_TYPES).map((extension) => `.${extension}`)].filter(
    (ending, index, all) => all.indexOf(ending) === index,
  );
}
