import { getDefaultStore } from "jotai";
import { expect, test, vi } from "vitest";
import { toastsAtom } from "../../shared/toasts";
import { ApiError } from "../../../shared/api";
import { undo } from "./use-undo";

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
  await undo({ about: "x", saved: { version: 2 }, former: {}, save, onUndone, failure: "Geht nicht." });
  expect(onUndone).not.toHaveBeenCalled();
  expect(messages()).toEqual([expect.stringContaining("Inzwischen wurde noch einmal gespeichert.")]);
});
