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

/** Clicks a control, by a pointer where `detail` is not 0. */
const click = (control: Element | undefined, detail: number, clientX = 100): Promise<void> =>
  act(async () => {
    const place = { bubbles: true, cancelable: true, clientX, clientY: 100 };
    if (detail > 0) control?.dispatchEvent(new PointerEvent("pointerdown", place));
    control?.dispatchEvent(new MouseEvent("click", { ...place, detail }));
  });

test("for a moment after an action, a tap does not open the order that has moved up, but other controls work", async () => {
  const [open, show] = [vi.fn(), vi.fn()];
  const { element, unmount } = await mount(<Cards onOpen={open} onColumn={show} />);
  const [confirm, ticket, column] = element.querySelectorAll("button");
  await click(confirm, 1);
  await click(ticket, 1, 110);
  expect(open).not.toHaveBeenCalled();
  // A card elsewhere is meant.
  await click(ticket, 1, 400);
  expect(open).toHaveBeenCalledTimes(1);
  open.mockClear();
  await click(ticket, 0);
  expect(open).toHaveBeenCalledTimes(1);
  await click(ticket, 1);
  expect(open).toHaveBeenCalledTimes(1);
  vi.runAllTimers();
  await click(ticket, 1);
  expect(open).toHaveBeenCalledTimes(2);
  await click(column, 1);
  expect(show).toHaveBeenCalledTimes(1);
  await unmount();
});

test("a press beside the cards ends the moment, so that another column's first order opens at once", async () => {
  const [open, show] = [vi.fn(), vi.fn()];
  const { element, unmount } = await mount(<Cards onOpen={open} onColumn={show} />);
  const [confirm, ticket, column] = element.querySelectorAll("button");
  await click(confirm, 1);
  await click(column, 1);
  await click(ticket, 1, 110);
  expect(open).toHaveBeenCalledTimes(1);
  await unmount();
});
