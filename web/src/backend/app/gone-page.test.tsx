// @vitest-environment happy-dom
import type { Site } from "@tresen/contract/site/site.resource";
import { act } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { ApiError } from "../../shared/api";
import { press, settled } from "../../shared/testing/hands";
import { EditorContext } from "../features/site/editor/editor-context";
import { GonePage } from "../features/site/editor/gone-page";
import { createDraftKeeper } from "../features/site/editor/saving/draft-keeper";
import { type PageCalls, editedFields } from "../features/site/editor/saving/stored-page";
import { createPageStore } from "../features/site/editor/state/page-store";
import { mountPart } from "./testing/part";

const site: Site = {
  ...{ id: "sit_1", version: 1, createdAt: "2026-06-05T16:00:00.000Z", updatedAt: "2026-06-05T16:00:00.000Z" },
  ...{ type: "default", isPublic: true, path: "team", title: "", name: "Team", description: "" },
  content: { sections: [] },
};
const missing = async (): Promise<never> => {
  throw new ApiError({ status: 404, errors: [{ code: "record.missing", message: "Gibt es nicht." }] });
};

let mounted: Awaited<ReturnType<typeof mountPart>>;
afterEach(async () => {
  await mounted.unmount();
  vi.unstubAllGlobals();
});

test("a page that was removed elsewhere is told at once, and what was typed becomes a new page", async () => {
  vi.stubGlobal("fetch", async () =>
    Response.json({
      data: [
        {
          version: 2,
          at: "2026-06-05T16:30:00.000Z",
          action: "remove",
          actor: { kind: "staff", id: "u", name: "Leo" },
        },
      ],
      cursor: null,
    }),
  );
  const stored = { record: site, draft: null };
  const page = createPageStore(editedFields(stored));
  const calls: PageCalls = { read: missing, save: missing, discard: missing, version: missing, update: missing };
  const keeper = createDraftKeeper({ page, calls, stored, check: () => [] });
  const leave = vi.fn();
  mounted = await mountPart({
    content: (
      <EditorContext value={{ page, keeper, zone: "Europe/Vienna" }}>
        <GonePage onLeave={leave} />
      </EditorContext>
    ),
  });
  await settled();
  expect(document.querySelector("[role=alertdialog]")).toBeNull();
  await act(async () => {
    page.type({ ...page.fields(), title: "Noch nicht gespeichert" }, "title");
    await keeper.look();
  });
  await settled();
  expect(document.querySelector("[role=alertdialog]")?.textContent).toContain("Seite inzwischen gelöscht");
  await press("Als neuen Datensatz anlegen");
  await settled();
  expect(leave).toHaveBeenCalled();
  const { pathname, state } = mounted.router.state.location;
  expect(pathname).toBe("/sites/new");
  expect(state.draft).toMatchObject({ name: "Team", title: "Noch nicht gespeichert" });
  expect(state.draft).not.toHaveProperty("id");
});
