import type { HttpEvent } from "../types";

/** Whether the client has this version: `if-none-match` contains its ETag, strong or weak, or is `*`. */
export function isUnchanged({ event, etag }: { event: HttpEvent; etag: string }): boolean {
  const header = event.headers["if-none-match"];
  if (!header) return false;
  const known = header.split(",").map(opaque);
  return known.includes("*") || known.includes(opaque(etag));
}

/** Whether the header accepts this encoding or media type with a weight above zero. */
export function accepts({ header, value }: { header: string | undefined; value: string }): boolean {
  return (header ?? "").split(",").some((entry) => {
    const [name = "", ...parameters] = entry.split(";").map((part) => part.trim().toLowerCase());
    return name === value && !parameters.some((parameter) => /^q=0(?:\.0*)?$/.test(parameter));
  });
}

function opaque(tag: string): string {
  return tag.trim().replace(/^W\//, "");
}
