// @vitest-environment happy-dom
import { act } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { mount } from "../../../../shared/testing/mount";
import { useSettling } from "./use-settling";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function Cards({ onOpen, onColumn }: { onOpen: () => void; onColumn: () => void }) {
  const { settle, taps } = useSettling();
  return (
    <div {...taps}>
      <button onClick={settle}>Bestätigen</button>
      <button data-card onClick={onOpen}>
        Ticket 2
      </button>
      <button onClick={onColumn}>In Arbeit</button>
    </div>
  );
}

test("for a moment after an action, a tap does not open the order that has moved up, but other controls work", async () => {
  const [open, show] = [vi.fn(), vi.fn()];
  const { element, unmount } = await mount(<Cards onOpen={open} onColumn={show} />);
  const [confirm, ticket, column] = element.querySelectorAll("button");
  const click = (button: Element | undefined, detail: number, clientX = 100) =>
    act(async () => {
      const place = { bubbles: true, cancelable: true, clientX, clientY: 100 };
      if (detail > 0) button?.dispatchEvent(new PointerEvent("pointerdown", place));
      button?.dispatchEvent(new MouseEvent("click", { ...place, detail }));
    });
  await click(confirm, 1);
  await click(ticket, 1, 110);
  expect(open).not.toHaveBeenCalled();
  // A card elsewhere is meant.
  await click(ticket, 1, 400);
  expect(open).toHaveBeenCalledTimes(1);
  open.mockClear();
  await click(column, 1);
  expect(show).toHaveBeenCalledTimes(1);
  await click(ticket, 0);
  expect(open).toHaveBeenCalledTimes(1);
  vi.runAllTimers();
  await click(ticket, 1);
  expect(open).toHaveBeenCalledTimes(2);
  await unmount();
});
