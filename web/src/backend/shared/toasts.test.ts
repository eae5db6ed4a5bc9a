import { getDefaultStore } from "jotai";
import { beforeEach, expect, test } from "vitest";
import { clearFailures, toastsAtom, showToast } from "./toasts";

const shown = (): string[] =>
  getDefaultStore()
    .get(toastsAtom)
    .map(({ message }) => message);

beforeEach(() => getDefaultStore().set(toastsAtom, []));

test("a failure is removed by its subject, and no other toast is", () => {
  showToast({ kind: "error", message: "Produkt konnte nicht aktualisiert werden.", about: "save 1" });
  showToast({ kind: "error", message: "Tisch konnte nicht gelöscht werden.", about: "remove 2" });
  showToast({ kind: "error", message: "SMS konnte nicht gesendet werden." });
  clearFailures("save 1");
  expect(shown()).toEqual(["Tisch konnte nicht gelöscht werden.", "SMS konnte nicht gesendet werden."]);
});

test("another failure with the same subject replaces the older one", () => {
  showToast({ kind: "error", message: "Produkt konnte nicht aktualisiert werden.", about: "save 1" });
  showToast({ kind: "error", message: "Zu viele Anfragen.", about: "save 1" });
  expect(shown()).toEqual(["Zu viele Anfragen."]);
});
