// @vitest-environment happy-dom
import { act } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { mount } from "../testing/mount";
import { useWakeLock } from "./use-wake-lock";

const locks: { released: boolean; release: () => Promise<void> }[] = [];
const screen = { isVisible: true, isRefused: false };

function Page() {
  return useWakeLock() ? "refused" : null;
}

/** The browser releases the lock of a page that it hides. */
async function show(isVisible: boolean): Promise<void> {
  screen.isVisible = isVisible;
  if (!isVisible) for (const lock of locks) lock.released = true;
  await act(async () => void document.dispatchEvent(new Event("visibilitychange")));
}

beforeEach(() => {
  locks.length = 0;
  Object.assign(screen, { isVisible: true, isRefused: false });
  vi.spyOn(document, "visibilityState", "get").mockImplementation(() => (screen.isVisible ? "visible" : "hidden"));
  const request = async () => {
    if (screen.isRefused) throw new Error("NotAllowedError");
    const lock = { released: false, release: async () => void (lock.released = true) };
    locks.push(lock);
    return lock;
  };
  Object.defineProperty(navigator, "wakeLock", { configurable: true, value: { request } });
});
afterEach(() => {
  vi.restoreAllMocks();
  Reflect.deleteProperty(navigator, "wakeLock");
});

test("the screen stays on while the page is shown, and no longer", async () => {
  const { unmount } = await mount(<Page />);
  await show(true);
  expect(locks.map(({ released }) => released)).toEqual([false]);
  await show(false);
  await show(true);
  expect(locks.map(({ released }) => released)).toEqual([true, false]);
  await unmount();
  expect(locks.map(({ released }) => released)).toEqual([true, true]);
});

test("a device that refuses is told of, and asked again when the page is shown the next time", async () => {
  screen.isRefused = true;
  const { element, unmount } = await mount(<Page />);
  expect(locks).toEqual([]);
  expect(element.textContent).toBe("refused");
  screen.isRefused = false;
  await show(true);
  expect(locks).toHaveLength(1);
  expect(element.textContent).toBe("");
  await unmount();
});

test("a browser that cannot keep the screen on counts as one that refuses", async () => {
  Reflect.deleteProperty(navigator, "wakeLock");
  const { element, unmount } = await mount(<Page />);
  await show(true);
  expect(element.textContent).toBe("refused");
  await unmount();
});
