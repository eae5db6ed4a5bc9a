// @vitest-environment happy-dom
import { getDefaultStore } from "jotai";
import { act } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { press, settled } from "../../shared/testing/hands";
import { ApiError } from "../../shared/api";
import { noteFailedCall } from "../shared/failed/failed-calls";
import { showToast, toastsAtom } from "../shared/toasts";
import { FailureCount } from "./shell/failures/failure-count";
import { FailurePanel } from "./shell/failures/failure-panel";
import { mountPart } from "./testing/part";

let mounted: Awaited<ReturnType<typeof mountPart>>;
let copied = "";
const BRANCHES = [["resource", "branches", "all"], []] as const;

beforeEach(() => {
  getDefaultStore().set(toastsAtom, []);
  vi.stubGlobal("fetch", async () => Response.json({ data: [], cursor: null }));
  vi.spyOn(navigator.clipboard, "writeText").mockImplementation(async (text) => void (copied = text));
});
afterEach(async () => {
  await mounted.unmount();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const failed = ({ route, id = "", status = 500 }: { route: string; id?: string; status?: number }) =>
  new ApiError({
    status,
    errors: [{ code: "unknown", message: "?" }],
    requestId: "req_7",
    made: { route, address: route.replace("{id}", id) },
  });
const list = () => [...document.querySelectorAll("[data-failure-panel] li")].map(({ textContent }) => textContent);
const open = async () => {
  mounted = await mountPart({ content: <FailurePanel onClose={() => undefined} />, data: [BRANCHES] });
};

test("the count is there while there are entries, on whichever screen, and opens their list", async () => {
  mounted = await mountPart({ content: <FailureCount />, data: [BRANCHES] });
  expect(document.querySelector("button")).toBeNull();
  const error = failed({ route: "GET /api/products" });
  await act(async () => noteFailedCall({ error, retry: async () => undefined }));
  // Another screen: the shell is mounted anew.
  await mounted.unmount();
  mounted = await mountPart({ content: <FailureCount />, data: [BRANCHES] });
  expect(document.querySelector("[role=status]")?.textContent).toBe("1 Fehler");
  await press("1 Fehlermeldung zeigen");
  await vi.waitFor(() => expect(list()).toHaveLength(1));
});

test("entries are listed newest first, in the words of their screen, or of their call", async () => {
  const retry = async () => undefined;
  showToast({ kind: "error", message: "Beleg konnte nicht gedruckt werden." });
  for (const [route, id] of [
    ["GET /api/products", ""],
    ["PUT /api/products/{id}", "prd_1"],
    ["POST /api/products/{id}/restore", "prd_1"],
    ["GET /api/orders/{id}", "ord_1"],
    ["GET /api/stations/load", ""],
  ] as const)
    noteFailedCall({ error: failed({ route, id }), retry });
  getDefaultStore().set(toastsAtom, (all) => all.map((one, index) => ({ ...one, at: index })));
  await open();
  const shown = list();
  for (const [index, text] of [
    "Daten konnten nicht geladen werden.",
    "Bestellung konnte nicht geladen werden.",
    "Das konnte nicht ausgeführt werden.",
    "Produkt konnte nicht aktualisiert werden.",
    "Produkte konnten nicht geladen werden.",
    "Beleg konnte nicht gedruckt werden.",
  ].entries())
    expect(shown[index]).toContain(text);
  expect(shown[0]).toContain("Vorgang req_7");
});

test("of what could not be read there are our words, of a change those of the server", async () => {
  const told = (route: string) =>
    new ApiError({
      ...{ status: 500, requestId: "req_7", made: { route, address: route } },
      errors: [{ code: "internal", message: "Interner Fehler" }],
    });
  for (const route of ["GET /api/statistics/orders", "PUT /api/products/{id}"])
    noteFailedCall({ error: told(route), retry: async () => undefined });
  await open();
  const shown = list().join(" ");
  expect(shown).toContain("Statistik konnte nicht geladen werden.");
  expect(shown.match(/Interner Fehler/g)).toHaveLength(1);
});

test("a retry makes the call of its entry alone, and the entry goes", async () => {
  const made: string[] = [];
  for (const id of ["prd_1", "prd_2"])
    noteFailedCall({
      error: failed({ route: "DELETE /api/products/{id}", id }),
      retry: async () => made.push(id),
    });
  await open();
  const [first] = document.querySelectorAll("[data-failure-panel] li");
  await press("Erneut versuchen", first);
  await settled();
  expect(made).toHaveLength(1);
  expect(list()).toHaveLength(1);
  await press("Meldung schließen", document.querySelector("[data-failure-panel]") ?? document);
  expect(document.querySelector("[data-failure-panel]")?.textContent).toContain("Keine Fehler");
});

test("what is copied for support names the call and the request, and nobody", async () => {
  const error = new ApiError({
    status: 500,
    errors: [{ code: "internal", message: "Maria Moser konnte nicht gespeichert werden." }],
    requestId: "req_7",
    made: { route: "PUT /api/customers/{id}", address: "PUT /api/customers/cus_1?search=Moser" },
  });
  noteFailedCall({ error, retry: async () => undefined });
  getDefaultStore().set(toastsAtom, (all) => all.map((one) => ({ ...one, at: 0, times: 2 })));
  await open();
  await press("Für den Support kopieren");
  await settled();
  expect(copied).toMatch(
    /^Zeit \(UTC\): 1970-01-01T00:00:00.000Z\nAnzahl: 2\nAufruf: PUT \/api\/customers\/\{id\}\nStatus: 500 internal\nVorgang: req_7\nVersion: [\w.-]+$/,
  );
});
