import type { Picture } from "./picture";

const ALT = "Salami";
const AT = "2026-06-05T16:30:00.000Z";

/** A picture of the library with a file. */
export function picture(changed: Partial<Picture> = {}): Picture {
  return {
    ...{ id: "img_1", version: 1, createdAt: AT, updatedAt: AT, name: "Pizza", alt: ALT, hasAlt: true },
    ...{ folder: "", tags: [], focus: { x: 0.5, y: 0.5 }, crops: {} },
    ...{ fileVersion: 1, extension: "jpg", mimeType: "image/jpeg", width: 400, height: 200, size: 1000 },
    ...{ digest: "abc", uploadedAt: AT, state: "ready", error: null },
    ...changed,
  };
}
