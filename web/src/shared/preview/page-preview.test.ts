// @vitest-environment happy-dom
import { expect, test } from "vitest";
import { isFrom, readPreviewEvent, readShownPage } from "./page-preview";

const message = (source: Window | null, origin: string): MessageEvent =>
  new MessageEvent("message", { source, origin });

test("messages are taken from the expected window of our own host only", () => {
  const { origin } = window.location;
  expect(isFrom({ event: message(window, origin), sender: window })).toBe(true);
  expect(isFrom({ event: message(window, "https://other.example"), sender: window })).toBe(false);
  expect(isFrom({ event: message(null, origin), sender: window })).toBe(false);
  expect(isFrom({ event: message(null, origin), sender: null })).toBe(false);
});

test("anything but a page is no page, and anything but an event no event", () => {
  const page = { kind: "show", site: { content: {} }, chosen: null };
  expect(readShownPage(page)).toBe(page);
  for (const other of [null, "show", [], {}, { kind: "show" }, { kind: "show", site: {} }, { ...page, kind: "x" }])
    expect(readShownPage(other)).toBeNull();
  expect(readPreviewEvent({ kind: "ready", more: 1 })).toEqual({ kind: "ready" });
  expect(readPreviewEvent({ kind: "choose", place: 2 })).toEqual({ kind: "choose", place: 2 });
  for (const other of [null, 1, { kind: "choose" }, { kind: "choose", place: "2" }, page])
    expect(readPreviewEvent(other)).toBeNull();
});
