import { expect, test } from "vitest";
import { META, renderPage } from "./testing/page";
import { branchScreen } from "../features/branch/screen";
import { siteScreen } from "../features/site/screen";

/** The form that whoever may not change pages sees. */
const { RecordPage: _editor, ...screen } = siteScreen;
const site = { ...META, id: "sit_1", type: "simple", path: "ueber-uns", name: "Über uns", isPublic: true, content: {} };

test("beside the form stand the record's state, its dates and the way to it in the shop", async () => {
  const html = await renderPage({ resource: "sites", id: "sit_1", records: [site], screen });
  const [, summary = ""] = /<aside aria-label="Überblick"[^>]*>(.*?)<\/aside>/.exec(html) ?? [];
  expect(summary).toContain('<dt class="text-muted">Öffentlich</dt>');
  expect(summary).toContain("Ja");
  expect(summary).toContain("05.06.2026 18:30 Uhr");
  expect(summary).toContain('href="/ueber-uns"');
});

test("what the shop does not show has no way to it, and a new record no summary", async () => {
  const draft = await renderPage({
    resource: "sites",
    id: "sit_1",
    records: [{ ...site, isPublic: false }],
    screen,
  });
  expect(draft).toContain('aria-label="Überblick"');
  expect(draft).not.toContain("Im Shop ansehen");
  expect(await renderPage({ resource: "sites", id: "new", screen })).not.toContain("Überblick");
});

test("a branch is found in the shop by its identifier", () => {
  const branch = { ...META, id: "brn_1", identifier: "mitte", isPublic: true };
  expect(branchScreen.shopPath?.(branch)).toBe("/store/mitte");
  expect(branchScreen.shopPath?.({ ...branch, isPublic: false })).toBeNull();
});
