// @vitest-environment happy-dom
import { Tag } from "lucide-react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Screen } from "../admin/screen";
import { eventually, press } from "../../shared/testing/hands";
import { ADMIN, META, mountPage } from "./testing/page";

const EDITOR = { ...ADMIN, roles: [], permissions: [{ permission: "tags.update", scope: "all" as const }] };
const action = { id: "print", label: "Drucken", Icon: Tag, isOffered: () => true, Dialog: () => null };
let mounted: Awaited<ReturnType<typeof mountPage>>;

beforeEach(() => {
  vi.stubGlobal("fetch", async () => Response.json({ data: [], cursor: null }));
});
afterEach(async () => {
  await mounted.unmount();
  vi.unstubAllGlobals();
});

/** What the menu of the form offers somebody who may neither duplicate nor delete the record. */
async function offered(recordActions: NonNullable<Screen["recordActions"]>): Promise<string[]> {
  const tag = { ...META, id: "tag_1", name: "Vegan" };
  mounted = await mountPage({ resource: "tags", id: tag.id, records: [tag], me: EDITOR, screen: { recordActions } });
  await press("Weitere Befehle");
  const entries = () => [...document.querySelectorAll("[role=menuitem]")].map(({ textContent }) => textContent);
  await eventually(() => expect(entries().length).toBeGreaterThan(0));
  return entries();
}

test("the form's menu has what a screen offers for the record", async () => {
  expect(await offered([action])).toEqual(["Drucken", "In die Zwischenablage"]);
});

test("the form's menu has nothing that a screen does not offer for the record", async () => {
  expect(await offered([{ ...action, isOffered: () => false }])).toEqual(["In die Zwischenablage"]);
});
