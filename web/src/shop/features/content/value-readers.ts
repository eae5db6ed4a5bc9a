export { imageIn as image } from "@tresen/contract/media/image-value";

/*
 * A section's value is any JSON of the page. These functions keep what has the right shape and drop everything else, so
 * that a wrong value leaves out one part of the page and never breaks the page.
 */

// A type, since an interface does not count as a record with further fields.
export type PageLink = {
  label: string;
  url: string;
};

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

export function fields(value: unknown): Record<string, unknown> {
  return isRecord(value) ? value : {};
}

export function text(value: unknown): string {
  return typeof value === "string" ? value.trim() : "";
}

export function list<Item>(value: unknown, read: (entry: Record<string, unknown>) => Item | null): Item[] {
  return Array.isArray(value) ? value.flatMap((entry) => read(fields(entry)) ?? []) : [];
}

export function choice<const Choice extends string>(
  value: unknown,
  [fallback, ...others]: readonly [Choice, ...Choice[]],
): Choice {
  return others.find((other) => other === value) ?? fallback;
}

/** Accepts a link's target unless it is a script or hides another host. */
export function address(value: unknown): string {
  const target = text(value);
  return /^(?:https?:\/\/|mailto:|tel:|\/(?![/\\])|#)/i.test(target) ? target : "";
}

export function link(value: unknown): PageLink | null {
  const entry = fields(value);
  const url = address(entry["url"]);
  return url ? { url, label: text(entry["label"]) || url } : null;
}

/** Accepts the source of a frame: a service over https, or a path of this site. */
export function frameAddress(value: unknown): string {
  const target = text(value);
  return /^(?:https:\/\/[^\s]+|\/(?![/\\])[^\s]*)$/i.test(target) && URL.canParse(target, "https://localhost")
    ? target
    : "";
}

/** Seconds for which one picture is shown. */
export function seconds(value: unknown, fallback: number): number {
  return typeof value === "number" && Number.isFinite(value) && value > 0 ? Math.min(value, 3600) : fallback;
}
