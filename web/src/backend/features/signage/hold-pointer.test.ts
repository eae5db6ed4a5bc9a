// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { HELD_AFTER, awaitHold } from "./hold-pointer";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const at = (name: string, clientX: number, pointerId = 1) => new PointerEvent(name, { pointerId, clientX, clientY: 0 });
function press() {
  const onHeld = vi.fn();
  awaitHold({ pointer: at("pointerdown", 100), onHeld });
  return onHeld;
}

test("a finger that rests takes something along, also one that trembles", () => {
  const onHeld = press();
  window.dispatchEvent(at("pointermove", 104));
  window.dispatchEvent(at("pointermove", 500, 2));
  expect(onHeld).not.toHaveBeenCalled();
  vi.advanceTimersByTime(HELD_AFTER);
  expect(onHeld).toHaveBeenCalledOnce();
});

test.each([
  ["scrolls", at("pointermove", 120)],
  ["is let go", at("pointerup", 100)],
  ["is taken away by the browser", at("pointercancel", 100)],
])("one that %s does not", (_, event) => {
  const onHeld = press();
  window.dispatchEvent(event);
  vi.advanceTimersByTime(2 * HELD_AFTER);
  expect(onHeld).not.toHaveBeenCalled();
});
