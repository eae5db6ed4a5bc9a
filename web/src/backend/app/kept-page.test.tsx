// @vitest-environment happy-dom
import type { SiteDraft } from "@tresen/contract/site/draft/site-draft";
import { type Site, sites } from "@tresen/contract/site/site.resource";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { eventually, press, type } from "../../shared/testing/hands";
import { PageEditor } from "../features/site/editor/page-editor";
import type { StoredPage } from "../features/site/editor/saving/stored-page";
import { ADMIN } from "./testing/page";
import { mountPart } from "./testing/part";

const KEY = `page-draft-${ADMIN.id}-sit_1`;
const CREATED = "2026-06-05T16:30:00.000Z";
const fields: SiteDraft["fields"] = sites.fields.parse({
  ...{ type: "simple", isPublic: true, path: "team", name: "Team", title: "Das Team" },
  content: { text: "Hallo" },
});
const record: Site = { ...fields, id: "sit_1", version: 1, createdAt: CREATED, updatedAt: CREATED };
const draftOf = (change: Partial<SiteDraft["fields"]>, revision: string): SiteDraft => ({
  ...{ fields: { ...fields, ...change }, baseVersion: 1, revision },
  ...{ updatedAt: CREATED, updatedBy: "usr_2", updatedByName: "Leo Huber" },
});

let stored: StoredPage;
let isFailing: boolean;
let mounted: Awaited<ReturnType<typeof mountPart>>;

beforeEach(() => {
  stored = { record, draft: null };
  isFailing = true;
  vi.stubGlobal("fetch", async (address: string, { method = "GET", body }: RequestInit = {}) => {
    const { pathname } = new URL(address, "http://localhost");
    if (method === "PUT" && isFailing) return Response.json({ errors: [], requestId: "r" }, { status: 500 });
    if (method === "PUT") {
      const sent = JSON.parse(String(body)) as { fields: SiteDraft["fields"]; revision: string | null };
      if (sent.revision !== (stored.draft?.revision ?? null))
        return Response.json({ errors: [], requestId: "r" }, { status: 409 });
      stored = { record, draft: draftOf(sent.fields, "r2") };
      return Response.json({ data: stored.draft });
    }
    return Response.json({ data: pathname.endsWith("/states") ? stored : [], cursor: null });
  });
});
// Nothing of the preview is looked at here.
vi.mock("../features/site/editor/preview/preview-pane", () => ({ PreviewPane: () => null }));
afterEach(async () => {
  await mounted.unmount();
  localStorage.clear();
  vi.unstubAllGlobals();
});

const open = async (): Promise<void> => {
  mounted = await mountPart({ content: <PageEditor stored={stored} /> });
  await press("Angaben zur Seite");
  await eventually(() => expect(field("Titel")).toBeDefined());
};
/** The browser throws the page away and loads it again. */
const reload = async (): Promise<void> => {
  window.dispatchEvent(new Event("pagehide"));
  const kept = localStorage.getItem(KEY);
  await mounted.unmount();
  if (kept !== null) localStorage.setItem(KEY, kept);
  await open();
};
function field(label: string): HTMLInputElement | undefined {
  const found = [...document.querySelectorAll("label")].find((one) => one.textContent.startsWith(label));
  const input = document.getElementById(found?.htmlFor ?? "");
  return input instanceof HTMLInputElement ? input : undefined;
}
const typed = (label: string, text: string) => type({ into: field(label) ?? null, text });
const text = (): string => document.body.textContent;

test("what could not be saved is there after a reload, is saved then, and is not kept any more", async () => {
  await open();
  await typed("Titel", "Wir");
  await eventually(() => expect(text()).toContain("Der Entwurf konnte nicht gespeichert werden"));
  await reload();
  expect(field("Titel")?.value).toBe("Wir");
  expect(text()).toContain("Ihre ungespeicherten Änderungen vom");
  isFailing = false;
  await eventually(() => expect(stored.draft?.fields.title).toBe("Wir"));
  await eventually(() => expect(localStorage.getItem(KEY)).toBeNull());
}, 40_000);

test("what is saved is not kept, and neither is what is undone", async () => {
  isFailing = false;
  await open();
  await typed("Titel", "Wir");
  await eventually(() => expect(localStorage.getItem(KEY)).toContain("Wir"));
  await eventually(() => expect(stored.draft?.fields.title).toBe("Wir"));
  await eventually(() => expect(localStorage.getItem(KEY)).toBeNull());
  isFailing = true;
  await typed("Titel", "Wir alle");
  await eventually(() => expect(localStorage.getItem(KEY)).toContain("Wir alle"));
  await typed("Titel", "Wir");
  expect(localStorage.getItem(KEY)).toBeNull();
}, 40_000);

test("what somebody else has saved before the reload is told, and both texts stay", async () => {
  await open();
  await typed("Titel", "Wir");
  await eventually(() => expect(text()).toContain("Der Entwurf konnte nicht gespeichert werden"));
  stored = { record, draft: draftOf({ name: "Mannschaft" }, "r1") };
  isFailing = false;
  await reload();
  await eventually(() => expect(text()).toContain("Leo Huber hat diese Seite um 18:30 Uhr geändert."));
  await eventually(() => expect(stored.draft?.fields).toMatchObject({ title: "Wir", name: "Mannschaft" }));
}, 40_000);

test("where somebody else has changed the same before the reload, nothing is overwritten until it is chosen", async () => {
  await open();
  await typed("Titel", "Wir");
  await eventually(() => expect(text()).toContain("Der Entwurf konnte nicht gespeichert werden"));
  stored = { record, draft: draftOf({ title: "Leute" }, "r1") };
  isFailing = false;
  await reload();
  await reload();
  await eventually(() => expect(text()).toContain("Leo Huber hat diese Seite um 18:30 Uhr gespeichert"));
  expect(field("Titel")?.value).toBe("Wir");
  expect(stored.draft?.fields.title).toBe("Leute");
}, 40_000);

test("who leaves before it is saved finds it again if that fails, and who throws it away does not", async () => {
  await open();
  await typed("Titel", "Wir");
  await mounted.unmount();
  expect(localStorage.getItem(KEY)).toContain("Wir");
  await open();
  expect(field("Titel")?.value).toBe("Wir");
  await eventually(() => expect(text()).toContain("Der Entwurf konnte nicht gespeichert werden"));
  // The question whether it is thrown away is asked before.
  await mounted.unmount();
  expect(localStorage.getItem(KEY)).toBeNull();
}, 40_000);
