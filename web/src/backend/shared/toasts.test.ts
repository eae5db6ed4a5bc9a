import { getDefaultStore } from "jotai";
import { beforeEach, expect, test } from "vitest";
import { clearFailures, dismissFailures, retryFailure, showToast, toastsAtom } from "./toasts";

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

const first = () => getDefaultStore().get(toastsAtom)[0];

test("a retry makes only the failed call again, and its success removes the entry", async () => {
  const calls: string[] = [];
  let answer = Promise.withResolvers<void>();
  const fail = (): void =>
    showToast({
      kind: "error",
      message: "Tisch konnte nicht gelöscht werden.",
      about: "remove 1",
      retry: () => {
        calls.push("DELETE 1");
        return answer.promise;
      },
    });
  fail();
  const { id = "", retry } = first() ?? {};
  let retried = retryFailure({ id, retry });
  expect(first()).toMatchObject({ id, isRetrying: true });
  // It fails again: the call's own handling renews the entry, which keeps its place.
  fail();
  answer.reject(new Error("again"));
  await retried;
  expect(first()).toMatchObject({ id, isRetrying: false });
  answer = Promise.withResolvers<void>();
  retried = retryFailure({ id, retry });
  answer.resolve();
  await retried;
  expect(calls).toEqual(["DELETE 1", "DELETE 1"]);
  expect(shown()).toEqual([]);
});

test("all failures can be dismissed at once, and confirmations stay", () => {
  showToast({ kind: "error", message: "Tisch konnte nicht gelöscht werden." });
  showToast({ kind: "success", message: "Gespeichert." });
  dismissFailures();
  expect(shown()).toEqual(["Gespeichert."]);
});

test("no failure is dropped because others follow", () => {
  for (let index = 0; index < 12; index += 1) showToast({ kind: "error", message: `Tisch ${index}` });
  expect(shown()).toHaveLength(12);
});
