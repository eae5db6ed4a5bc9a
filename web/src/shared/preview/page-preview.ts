import type { Site } from "@tresen/contract/site/site.resource";

/*
 * What the editor of pages and the frame with its preview tell each other. Both are pages of the same host, and each
 * takes messages of the other one only: see `isFrom`.
 */

/** The page that the frame shows. It is a file of the back-office, and no address of the shop. */
export const PREVIEW_PAGE = "/backend/preview.html";

/** From the editor: the page as it is typed, and what of it is chosen. */
export interface ShownPage {
  kind: "show";
  /** As the shop would get it, hidden sections left out. */
  site: Site;
  /** The place of the chosen section among those that are shown; null for none. */
  chosen: number | null;
}

/** From the frame: it can show pages now, or a section was pressed. */
export type PreviewEvent = { kind: "ready" } | { kind: "choose"; place: number };

/** Whether a message comes from this window, and from a page of our own host in it. */
export function isFrom({ event, sender }: { event: MessageEvent; sender: unknown }): boolean {
  return sender !== null && event.source === sender && event.origin === window.location.origin;
}

/** What the frame was sent; null for anything else. */
export function readShownPage(data: unknown): ShownPage | null {
  return isShownPage(data) ? data : null;
}

function isShownPage(data: unknown): data is ShownPage {
  if (!isObject(data) || data["kind"] !== "show") return false;
  const { site } = data;
  return isObject(site) && isObject(site["content"]);
}

/** What the frame tells; null for anything else. */
export function readPreviewEvent(data: unknown): PreviewEvent | null {
  if (!isObject(data)) return null;
  const { kind, place } = data;
  if (kind === "ready") return { kind };
  return kind === "choose" && typeof place === "number" ? { kind, place } : null;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
