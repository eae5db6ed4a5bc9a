/** What customers may send with an order. Decided by the file's content on the server; the browser only pre-selects. */
export const UPLOAD_TYPES = {
  jpg: { mimeType: "image/jpeg", kind: "picture" },
  png: { mimeType: "image/png", kind: "picture" },
  gif: { mimeType: "image/gif", kind: "picture" },
  webp: { mimeType: "image/webp", kind: "file" },
  heic: { mimeType: "image/heic", kind: "file" },
  pdf: { mimeType: "application/pdf", kind: "file" },
  docx: { mimeType: "application/vnd.openxmlformats-officedocument.wordprocessingml.document", kind: "file" },
  xlsx: { mimeType: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet", kind: "file" },
  odt: { mimeType: "application/vnd.oasis.opendocument.text", kind: "file" },
  ods: { mimeType: "application/vnd.oasis.opendocument.spreadsheet", kind: "file" },
  txt: { mimeType: "text/plain", kind: "file" },
  mp3: { mimeType: "audio/mpeg", kind: "file" },
  m4a: { mimeType: "audio/mp4", kind: "file" },
  mp4: { mimeType: "video/mp4", kind: "file" },
  mov: { mimeType: "video/quicktime", kind: "file" },
  webm: { mimeType: "video/webm", kind: "file" },
} as const;

export type UploadExtension = keyof typeof UPLOAD_TYPES;
export type UploadPartType = "image" | "images" | "file" | "files";

/** Bytes of one file. A Lambda takes requests of 6 MB, in which base64 makes 4 of 3. */
export const UPLOAD_LIMIT = 4_000_000;
/** Files of a whole order: they are kept together with it in one transaction. */
export const ORDER_UPLOAD_LIMIT = 60;

const PICTURE_ENDINGS = [".jpg", ".jpeg", ".png", ".gif"];

export function isUploadPart(type: string): type is UploadPartType {
  return type === "image" || type === "images" || type === "file" || type === "files";
}

export function takesSeveral(type: UploadPartType): boolean {
  return type === "images" || type === "files";
}

/** Whether a step of this type takes such a file: pictures everywhere, everything else only where files are asked for. */
export function fitsPart({ extension, type }: { extension: string; type: UploadPartType }): boolean {
  const known = Object.hasOwn(UPLOAD_TYPES, extension) ? UPLOAD_TYPES[extension as UploadExtension] : null;
  return known !== null && (known.kind === "picture" || type === "file" || type === "files");
}

/** The endings that a file dialog offers, each with its dot. */
export function acceptedEndings(type: UploadPartType): string[] {
  if (type === "image" || type === "images") return PICTURE_ENDINGS;
  return [...PICTURE_ENDINGS, ...Object.keys(UPLOAD_TYPES).map((extension) => `.${extension}`)].filter(
    (ending, index, all) => all.indexOf(ending) === index,
  );
}
