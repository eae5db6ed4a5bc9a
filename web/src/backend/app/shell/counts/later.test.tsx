// @vitest-environment happy-dom
import { act } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { mountPart } from "../../testing/part";
import { later } from "./later";

afterEach(() => vi.useRealTimers());

test.each([
  ["shown", () => Promise.resolve(() => <b>2</b>), "2"],
  ["left out where it cannot be loaded", () => Promise.reject(new Error("offline")), ""],
])("a badge is loaded once the first screen is there, and %s", async (_what, load, text) => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const loading = vi.fn(load);
  const Badge = later(loading);
  const mounted = await mountPart({ content: <Badge /> });
  expect(loading).not.toHaveBeenCalled();
  await act(async () => vi.advanceTimersByTime(5000));
  expect(loading).toHaveBeenCalledOnce();
  expect(mounted.element.textContent).toBe(text);
  await mounted.unmount();
});
