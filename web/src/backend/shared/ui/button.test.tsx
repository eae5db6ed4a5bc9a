// @vitest-environment happy-dom
import { act, useState } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { mount } from "../../../shared/testing/mount";
import { Button } from "./button";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("the second press of a double click does nothing, a later one does, and the row is never pressed", async () => {
  const [press, row] = [vi.fn(), vi.fn()];
  const { element, unmount } = await mount(
    <div onClick={row}>
      <Button onPress={press}>Importieren</Button>
    </div>,
  );
  const button = element.querySelector("button");
  await act(async () => {
    button?.click();
    button?.click();
  });
  expect(press).toHaveBeenCalledTimes(1);
  expect(document.activeElement).toBe(button);
  await act(() => vi.runAllTimersAsync());
  await act(async () => button?.click());
  expect(press).toHaveBeenCalledTimes(2);
  expect(row).not.toHaveBeenCalled();
  await unmount();
});

test("a key that is held presses once, and is not heard around the button", async () => {
  const heard = vi.fn();
  const { element, unmount } = await mount(
    <div onKeyDown={heard}>
      <Button>Weiter</Button>
    </div>,
  );
  const held = new KeyboardEvent("keydown", { key: "Enter", repeat: true, bubbles: true, cancelable: true });
  await act(async () => void element.querySelector("button")?.dispatchEvent(held));
  expect(held.defaultPrevented).toBe(true);
  expect(heard).not.toHaveBeenCalled();
  await unmount();
});

test("a button that has had the focus keeps it while it cannot be pressed, and does nothing then", async () => {
  const [press, send] = [vi.fn(), vi.fn((event: SubmitEvent) => event.preventDefault())];
  let setBusy: (isBusy: boolean) => void = () => undefined;
  function Page() {
    const [isBusy, set] = useState(false);
    setBusy = set;
    return (
      <form>
        <Button type="submit" isDisabled={isBusy} onPress={press}>
          Speichern
        </Button>
      </form>
    );
  }
  const { element, unmount } = await mount(<Page />);
  element.querySelector("form")?.addEventListener("submit", send);
  const button = element.querySelector("button");
  await act(async () => button?.focus());
  await act(async () => setBusy(true));
  expect([button?.disabled, button?.getAttribute("aria-disabled")]).toEqual([false, "true"]);
  expect(document.activeElement).toBe(button);
  await act(async () => button?.click());
  expect(press).not.toHaveBeenCalled();
  expect(send).not.toHaveBeenCalled();
  await act(async () => setBusy(false));
  expect(button?.hasAttribute("aria-disabled")).toBe(false);
  await act(async () => button?.click());
  expect(press).toHaveBeenCalledTimes(1);
  expect(send).toHaveBeenCalledTimes(1);
  await unmount();
});

test("a button that nobody has reached yet is left out while it cannot be pressed", async () => {
  const { element, unmount } = await mount(<Button isDisabled>Veröffentlichen</Button>);
  expect(element.querySelector("button")?.disabled).toBe(true);
  await unmount();
});
