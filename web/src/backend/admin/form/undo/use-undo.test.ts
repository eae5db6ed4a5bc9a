import { getDefaultStore } from "jotai";
import { expect, test, vi } from "vitest";
import { retryFailure, toastsAtom } from "../../../shared/toasts";
import { ApiError } from "../../../../shared/api";
import { takeBack, undo } from "./use-undo";

const messages = () =>
  getDefaultStore()
    .get(toastsAtom)
    .map(({ message }) => message);

test("saves the former fields over the saved record", async () => {
  const save = vi.fn(async () => ({ version: 3 }));
  const onUndone = vi.fn();
  await undo({ about: "x", saved: { version: 2 }, former: { name: "Alt" }, save, onUndone, failure: "Geht nicht." });
  expect(save).toHaveBeenCalledWith({ base: { version: 2 }, draft: { name: "Alt" } });
  expect(onUndone).toHaveBeenCalledWith({ version: 3 });
  expect(messages()).toEqual(["Rückgängig gemacht."]);
});

test("says that somebody saved meanwhile, and changes nothing then", async () => {
  const onUndone = vi.fn();
  const save = async () => {
    throw new ApiError({ status: 409, errors: [{ code: "record.stale", message: "Veraltet." }] });
  };
  const undone = undo({ about: "x", saved: { version: 2 }, former: {}, save, onUndone, failure: "Geht nicht." });
  await expect(undone).rejects.toThrow(ApiError);
  expect(onUndone).not.toHaveBeenCalled();
  expect(messages()).toEqual([expect.stringContaining("Inzwischen wurde noch einmal gespeichert.")]);
});

test("an undo that failed has an entry in its place until its retry succeeds", async () => {
  let isOffline = true;
  const save = async () => {
    if (isOffline) throw new ApiError({ status: 0, errors: [{ code: "offline", message: "Sie sind offline." }] });
    return { version: 3 };
  };
  const entry = () => getDefaultStore().get(toastsAtom)[0];
  takeBack({ about: "y", saved: { version: 2 }, former: {}, save, onUndone: vi.fn(), failure: "Geht nicht." });
  getDefaultStore().set(toastsAtom, []);
  await vi.waitFor(() => expect(messages()).toEqual(["Geht nicht."]));
  const { id } = entry() ?? {};
  const retry = () => retryFailure({ id: id ?? "", retry: entry()?.retry });
  const retried = retry();
  expect(entry()).toMatchObject({ id, isRetrying: true });
  await retried;
  expect(entry()).toMatchObject({ id, message: "Geht nicht.", isRetrying: false });
  isOffline = false;
  await retry();
  expect(messages()).toEqual(["Rückgängig gemacht."]);
});
