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

function Saving() {
  const [isSaving, setSaving] = useState(false);
  return (
    <div role="dialog" tabIndex={-1}>
      <Button isDisabled={isSaving} onPress={() => setSaving(true)}>
        Speichern
      </Button>
    </div>
  );
}

test("the dialog has the focus when the pressed button cannot be pressed any more", async () => {
  const { element, unmount } = await mount(<Saving />);
  await act(async () => element.querySelector("button")?.click());
  expect(document.activeElement?.getAttribute("role")).toBe("dialog");
  await unmount();
});

test("a button that can be pressed again has the focus again, unless the person has gone on", async () => {
  let setBusy: (isBusy: boolean) => void = () => undefined;
  function Page() {
    const [isBusy, set] = useState(false);
    setBusy = set;
    return (
      <>
        <Button isDisabled={isBusy}>Testdruck</Button>
        <a href="/">Weiter</a>
      </>
    );
  }
  const { element, unmount } = await mount(<Page />);
  const button = element.querySelector("button");
  await act(async () => button?.click());
  await act(async () => setBusy(true));
  // What browsers do with a focused button that is disabled.
  button?.blur();
  await act(async () => setBusy(false));
  expect(document.activeElement).toBe(button);
  await act(async () => setBusy(true));
  element.querySelector("a")?.focus();
  await act(async () => setBusy(false));
  expect(document.activeElement?.textContent).toBe("Weiter");
  await unmount();
});
