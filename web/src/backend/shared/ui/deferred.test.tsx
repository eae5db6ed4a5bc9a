// @vitest-environment happy-dom
import { getDefaultStore } from "jotai";
import { act } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { press, settled } from "../../../shared/testing/hands";
import { mount } from "../../../shared/testing/mount";
import { toastsAtom } from "../toasts";
import { deferredPanel } from "./deferred";
import { ErrorEntries } from "./toast-list";

let mounted: Awaited<ReturnType<typeof mount>>;
/** What the file of the panel becomes, once for each time that it is asked for. */
let files: PromiseWithResolvers<() => React.ReactNode>[] = [];

beforeEach(() => {
  files = [];
  getDefaultStore().set(toastsAtom, []);
  // Without a network it cannot be told whether the file is from before an update.
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("Failed to fetch")));
});
afterEach(async () => {
  await mounted.unmount();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

async function open(): Promise<void> {
  const Panel = deferredPanel(() => {
    const file = Promise.withResolvers<() => React.ReactNode>();
    files.push(file);
    return file.promise;
  });
  mounted = await mount(
    <>
      <Panel />
      <ErrorEntries />
    </>,
  );
}
const waiting = () => document.querySelector("p[role=status]");
const load = () => act(async () => files.at(-1)?.resolve(() => <h2>Bestellung 47</h2>));

test("a panel says that it is coming, after a moment, until its file is there", async () => {
  await open();
  expect(waiting()?.textContent).toBe("Wird geladen");
  expect(waiting()?.className).toContain("animate-late");
  await load();
  expect(waiting()).toBeNull();
  expect(document.body.textContent).toContain("Bestellung 47");
});

test("a panel that can be closed is closed when there is no network for its file, and does not open later by itself", async () => {
  const Panel = deferredPanel<{ onClose: () => void }>(() => {
    const file = Promise.withResolvers<() => React.ReactNode>();
    files.push(file);
    return file.promise;
  });
  const close = vi.fn();
  vi.spyOn(window.navigator, "onLine", "get").mockReturnValue(false);
  mounted = await mount(<Panel onClose={close} />);
  await act(async () => files.at(-1)?.reject(new TypeError("Failed to fetch")));
  await settled();
  expect(close).toHaveBeenCalledOnce();
  await act(async () => void window.dispatchEvent(new Event("online")));
  expect(files).toHaveLength(1);
});

test("a panel whose file cannot be loaded says so instead, and comes when it is asked for again", async () => {
  await open();
  await act(async () => files.at(-1)?.reject(new TypeError("Failed to fetch")));
  await settled();
  expect(waiting()).toBeNull();
  expect(document.body.textContent).toContain("konnte nicht geladen werden");
  await press("Erneut versuchen");
  expect(files).toHaveLength(2);
  expect(waiting()).not.toBeNull();
  await load();
  await settled();
  expect(document.body.textContent).toContain("Bestellung 47");
  expect(document.body.textContent).not.toContain("konnte nicht geladen werden");
});
