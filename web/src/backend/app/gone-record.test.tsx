// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from "vitest";
import { press, settled, type } from "../../shared/testing/hands";
import { ADMIN, META, mountPage } from "./testing/page";

const LAST = {
  version: 2,
  at: "2026-06-05T16:40:00.000Z",
  action: "remove",
  actor: { kind: "staff", id: "usr_2", name: "Kim Koch" },
  fields: [],
  requestId: null,
};

let mounted: Awaited<ReturnType<typeof mountPage>> | null = null;
afterEach(async () => {
  await mounted?.unmount();
  vi.unstubAllGlobals();
});

/** A tag that somebody else removes while its name is being changed. */
async function saveGone({ isToldBy, me = ADMIN }: { isToldBy: boolean; me?: typeof ADMIN }): Promise<string> {
  vi.stubGlobal("fetch", async (address: string, { method = "GET" }: RequestInit = {}) => {
    if (isToldBy && address.includes("/versions")) return Response.json({ data: [LAST], cursor: null });
    const isListed = method === "GET" && /\/(tags|options)\b(?!\/tag)/.test(address);
    if (isListed) return Response.json({ data: [], cursor: null });
    const errors = [{ code: "record.missing", message: "Schlagwort wurde nicht gefunden." }];
    return Response.json({ errors }, { status: 404 });
  });
  mounted = await mountPage({ resource: "tags", id: "tag_1", me, records: [{ ...META, id: "tag_1", name: "Vegan" }] });
  await type({ into: mounted.element.querySelector("input"), text: "Rein pflanzlich" });
  await press("Speichern");
  await settled();
  return document.querySelector('[role="alertdialog"]')?.textContent ?? "";
}

test("whoever saves a removed record learns who has removed it, and nothing typed is lost", async () => {
  const told = await saveGone({ isToldBy: true });
  expect(told).toContain("Schlagwort inzwischen gelöscht");
  expect(told).toContain("„Vegan“ wurde am 05.06.2026 18:40 Uhr von Kim Koch gelöscht.");
  expect(document.body.textContent).not.toContain("Erneut versuchen");
  await press("Als neuen Datensatz anlegen");
  await settled();
  expect(mounted?.router.state.location.pathname).toBe("/tags/new");
  expect(document.querySelector("h1")?.textContent).toBe("Schlagwort erstellen");
  expect(document.querySelector("input")?.value).toBe("Rein pflanzlich");
  // It is not saved yet, so leaving it asks.
  void mounted?.router.navigate({ to: "/$resource", params: { resource: "tags" } });
  await settled();
  expect(document.body.textContent).toContain("Änderungen verwerfen?");
});

test("whoever has removed it in another window is told so", async () => {
  const told = await saveGone({ isToldBy: true, me: { ...ADMIN, id: LAST.actor.id } });
  expect(told).toContain("Sie haben „Vegan“ am 05.06.2026 18:40 Uhr in einem anderen Fenster gelöscht.");
});

test("what was typed can be discarded, or the dialog closed to go on", async () => {
  expect(await saveGone({ isToldBy: false })).toContain("„Vegan“ wurde inzwischen gelöscht.");
  await press("Schließen");
  expect(document.querySelector("input")?.value).toBe("Rein pflanzlich");
  await press("Speichern");
  await settled();
  await press("Verwerfen", document.querySelector('[role="alertdialog"]') ?? document);
  await settled();
  expect(mounted?.router.state.location.pathname).toBe("/tags");
});

test("a new record is offered only to those who may create one", async () => {
  const permissions = ["tags.read", "tags.update"].map((permission) => ({ permission, scope: "all" as const }));
  const told = await saveGone({ isToldBy: false, me: { ...ADMIN, roles: [], permissions } });
  expect(told).toContain("können aber nicht mehr gespeichert werden");
  expect(told).not.toContain("Als neuen Datensatz anlegen");
});
