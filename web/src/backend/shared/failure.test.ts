import { resources } from "@tresen/contract/resources";
import { keysOf } from "@tresen/contract/kit/object";
import { getDefaultStore } from "jotai";
import { expect, test } from "vitest";
import { ApiError } from "../../shared/api";
import { failureDetail, failureSentences, failureText } from "./failure";
import { isProductDataShownAtom } from "./visibility";
import { FAILURES, manyFailed, oneFailed } from "./failure.texts";

/** The words of the specification's error catalogue. They are copied from it and must never be "corrected". */
const SPECIFIED: Partial<Record<keyof typeof resources, { one?: string; many: string }>> = {
  divisions: { many: "Organisationen" },
  branches: { many: "Filialen" },
  menus: { many: "Produktkataloge" },
  tables: { one: "Tisch", many: "Tische" },
  sites: { one: "Seite", many: "Seiten" },
  redirects: { one: "Redirect", many: "Redirects" },
  blocks: { one: "Inhalt", many: "Inhalte" },
  navigations: { many: "Navigationen" },
  donatees: { one: "Spendenempfänger", many: "Spendenempfänger" },
};
const VERBS = { load: "geladen", create: "erstellt", update: "aktualisiert", remove: "gelöscht" } as const;

for (const name of keysOf(resources)) {
  const resource = resources[name];
  const { one = resource.one, many = resource.many } = SPECIFIED[name] ?? {};

  test(`${name}: each failed call has its default text, in the plural for lists`, () => {
    expect(manyFailed(resource)).toBe(`${many} konnten nicht geladen werden.`);
    for (const verb of keysOf(VERBS))
      expect(oneFailed({ resource, verb })).toBe(`${one} konnte nicht ${VERBS[verb]} werden.`);
  });

  test(`${name}: the server's first message comes first, and an answer without one leaves the default`, () => {
    const fallback = oneFailed({ resource, verb: "update" });
    const said = { code: "record.refused", message: "Nicht heute." };
    const text = (errors: { code: string; message: string }[], status = 422) =>
      failureText(new ApiError({ status, errors }), fallback);
    expect(text([said, { code: "record.other", message: "Und auch sonst nicht." }])).toBe("Nicht heute.");
    expect(text([])).toBe(fallback);
    expect(text([{ code: "record.refused", message: "" }])).toBe(fallback);
    expect(text([{ code: "unknown", message: "Das hat nicht geklappt." }], 500)).toBe(fallback);
    expect(text([{ code: "offline", message: "Sie sind offline." }], 0)).toBe(fallback);
    expect(failureText(new TypeError("?"), fallback)).toBe(fallback);
  });
}

test("orders, statistics and the configuration have the specification's own texts", () => {
  expect(FAILURES).toMatchObject({
    cancel: "Bestellung konnte nicht storniert werden.",
    status: "Bestellstatus konnte nicht geändert werden.",
    payment: "Zahlungsstatus konnte nicht überprüft werden.",
    resend: "Bestätigung konnte nicht versendet werden.",
    statistics: "Statistik konnte nicht geladen werden.",
    config: "Konfiguration konnte nicht geladen werden.",
    saveConfig: "Konfiguration konnte nicht gespeichert werden.",
    me: "Aktiver Benutzer konnte nicht geladen werden.",
    orders: "Bestellungen konnten nicht geladen werden.",
    order: "Bestellung konnte nicht geladen werden.",
  });
});

test("what failed comes first, and why below it", () => {
  const errors = ["Beleg konnte nicht gedruckt werden.", "Diese Bestellung ist noch nicht bezahlt."].map((message) => ({
    code: "order.awaiting_payment",
    message,
  }));
  const error = new ApiError({ status: 409, errors, requestId: "r1" });
  expect([failureText(error, ""), failureDetail(error)]).toEqual([
    "Beleg konnte nicht gedruckt werden.",
    "Diese Bestellung ist noch nicht bezahlt. Vorgang r1",
  ]);
});

test("a message of the server tells no amounts while product data is hidden", () => {
  const message = "Sie haben den Mindestbestellwert in Höhe von 1.020,00\u00A0€ leider noch nicht erreicht.";
  const error = new ApiError({ status: 400, errors: [{ code: "order.minimum", message }] });
  expect(failureText(error, "")).toBe(message);
  getDefaultStore().set(isProductDataShownAtom, false);
  expect(failureText(error, "")).toBe(
    "Sie haben den Mindestbestellwert in Höhe von verborgen leider noch nicht erreicht.",
  );
  getDefaultStore().set(isProductDataShownAtom, true);
});

test("where nothing is told below it, the text says that there was no connection, and nothing more of other failures", () => {
  const text = (status: number) =>
    failureSentences(
      new ApiError({
        status,
        errors: [{ code: status === 0 ? "offline" : "unknown", message: "Offline." }],
        requestId: "1",
      }),
      "Das ging nicht.",
    );
  expect([text(0), text(500)]).toEqual(["Das ging nicht. Offline.", "Das ging nicht."]);
});
