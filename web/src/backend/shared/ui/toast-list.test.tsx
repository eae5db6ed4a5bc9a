import { getDefaultStore } from "jotai";
import { renderToStaticMarkup } from "react-dom/server";
import { beforeEach, expect, test } from "vitest";
import { showToast, toastsAtom } from "../toasts";
import { Confirmations, ErrorEntries } from "./toast-list";

beforeEach(() => getDefaultStore().set(toastsAtom, []));

const failure = (message: string, retry?: () => Promise<void>) => showToast({ kind: "error", message, retry });
const shown = (): string => renderToStaticMarkup(<ErrorEntries />);

test("a failed call has an entry with its message, a retry and a way to dismiss it", () => {
  expect(shown()).not.toContain("<li");
  failure("Tisch konnte nicht erstellt werden.", async () => undefined);
  const html = shown();
  expect(html).toMatch(/role="log"[^>]*aria-label="Fehlermeldungen"/);
  expect(html).toContain("Tisch konnte nicht erstellt werden.");
  expect(html).toContain("Erneut versuchen");
  expect(html).toContain('aria-label="Meldung schließen"');
  expect(html).not.toContain("Alle schließen");
});

test("several entries have a count and can be dismissed together; confirmations are elsewhere", () => {
  failure("Tisch konnte nicht erstellt werden.");
  failure("Seite konnte nicht gelöscht werden.");
  showToast({ kind: "success", message: "Gespeichert." });
  expect(shown()).toContain("2 Fehler");
  expect(shown()).toContain("Alle schließen");
  expect(shown()).not.toContain("Gespeichert.");
  expect(renderToStaticMarkup(<Confirmations />)).toContain("Gespeichert.");
});

test("an entry whose call is being made again says so and cannot start it twice", () => {
  failure("Tisch konnte nicht erstellt werden.", async () => undefined);
  getDefaultStore().set(toastsAtom, (toasts) => toasts.map((toast) => ({ ...toast, isRetrying: true })));
  expect(shown()).toMatch(/<button[^>]*disabled=""[^>]*>Wird wiederholt …/);
});
