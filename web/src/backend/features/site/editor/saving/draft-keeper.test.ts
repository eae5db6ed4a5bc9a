import type { SiteDraft } from "@tresen/contract/site/draft/site-draft";
import type { Site } from "@tresen/contract/site/site.resource";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ApiError } from "../../../../../shared/api";
import type { PageFields } from "../model/page-fields";
import { createPageStore } from "../state/page-store";
import { createDraftKeeper } from "./draft-keeper";
import { type PageCalls, type StoredPage, editedFields } from "./stored-page";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const text = (words: string) => ({ type: "text", value: { text: words } });
const site: Site = {
  ...{ id: "sit_1", version: 1, createdAt: "2026-06-05T16:00:00.000Z", updatedAt: "2026-06-05T16:00:00.000Z" },
  ...{ type: "default", isPublic: true, path: "team", title: "", name: "Team", description: "" },
  content: { sections: [text("a"), text("b")] },
};
const failed = (status: number, field?: string): ApiError =>
  new ApiError({ status, errors: [{ code: "x", message: "Nein.", ...(field ? { field } : {}) }] });

/** A server with one page, and an editor of it. */
function open() {
  const server: { stored: StoredPage; failure: ApiError | null; saves: number } = {
    stored: { record: site, draft: null },
    failure: null,
    saves: 0,
  };
  const draftOf = (fields: PageFields, baseVersion: number): SiteDraft => ({
    ...{ fields, baseVersion, updatedAt: "2026-06-05T16:30:00.000Z", updatedBy: "usr_2", updatedByName: "Leo Huber" },
    revision: `r${(server.saves += 1)}`,
  });
  const calls: PageCalls = {
    read: async () => {
      if (server.failure?.status === 404) throw server.failure;
      return server.stored;
    },
    save: async ({ fields, baseVersion, revision }) => {
      if (server.failure) throw server.failure;
      if ((server.stored.draft?.revision ?? null) !== revision) throw failed(409);
      const draft = draftOf(fields, baseVersion);
      server.stored = { ...server.stored, draft };
      return draft;
    },
    discard: async () => null,
    version: async () => ({
      by: { id: "usr_3", name: "Alma Berger" },
      fields: editedFields({ record: site, draft: null }),
    }),
    update: async (record) => record,
  };
  const page = createPageStore(editedFields(server.stored));
  const check = ({ name }: PageFields) => (name === "" ? [{ field: "name", code: "blank", message: "Leer." }] : []);
  const keeper = createDraftKeeper({ page, calls, stored: server.stored, check });
  page.subscribe(keeper.noteChange);
  /** The editor as it is opened after a reload, with what the browser has kept. */
  const reload = () => {
    const kept = keeper.unsaved();
    keeper.stop();
    const opened = createPageStore(editedFields(server.stored));
    opened.change(kept.fields);
    const next = createDraftKeeper({ page: opened, calls, stored: server.stored, kept, check });
    opened.subscribe(next.noteChange);
    return {
      calls,
      keeper: next,
      words: () => (opened.fields().content.sections ?? []).map(({ value }) => value["text"]),
    };
  };
  const type = (change: Partial<PageFields>): void => page.type({ ...page.fields(), ...change }, "x");
  const write = (...words: string[]): void => type({ content: { sections: words.map(text) } });
  const words = () => (page.fields().content.sections ?? []).map(({ value }) => value["text"]);
  const others = (...list: string[]): void => {
    const fields = { ...page.fields(), content: { sections: list.map(text) } };
    server.stored = { ...server.stored, draft: draftOf({ ...editedFields(server.stored), ...fields }, 1) };
  };
  const saved = () => (server.stored.draft?.fields.content.sections ?? []).map(({ value }) => value["text"]);
  return { server, page, keeper, type, write, words, others, saved, reload };
}

const pass = (): Promise<unknown> => vi.advanceTimersByTimeAsync(1500);

test("what is typed is saved as a draft after a pause, and the published page is not", async () => {
  const { server, keeper, write, saved } = open();
  write("a", "B");
  expect(keeper.state().status.kind).toBe("waiting");
  await vi.advanceTimersByTimeAsync(500);
  write("a", "Bb");
  await vi.advanceTimersByTimeAsync(1000);
  expect(server.saves).toBe(0);
  await pass();
  expect([server.saves, saved()]).toEqual([1, ["a", "Bb"]]);
  expect(keeper.state().status.kind).toBe("kept");
  expect(server.stored.record).toBe(site);
});

test("what is not valid is told and not sent, and neither is what is undone before", async () => {
  const { server, keeper, page, type } = open();
  type({ name: "" });
  await pass();
  expect(keeper.state().faults).toMatchObject([{ field: "name" }]);
  page.undo();
  await pass();
  expect(keeper.state()).toMatchObject({ faults: [], status: { kind: "kept" } });
  expect(server.saves).toBe(0);
});

test("a failed save is told and tried again, and a refused field is told at its field", async () => {
  const { server, keeper, write, saved } = open();
  server.failure = failed(0);
  write("x");
  await pass();
  expect(keeper.state().status).toEqual({ kind: "failed", isOffline: true });
  server.failure = null;
  await vi.advanceTimersByTimeAsync(5500);
  expect(saved()).toEqual(["x"]);
  server.failure = failed(400, "fields.path");
  write("y");
  await pass();
  expect(keeper.state().faults).toMatchObject([{ field: "path" }]);
});

test("what somebody else has saved is told before anything is saved, and both texts stay", async () => {
  const { keeper, write, words, others, saved } = open();
  others("a", "b von Leo");
  write("a von mir", "b");
  await keeper.look();
  expect(keeper.state().taken).toMatchObject({ by: { name: "Leo Huber" } });
  expect(words()).toEqual(["a von mir", "b von Leo"]);
  await pass();
  expect(saved()).toEqual(["a von mir", "b von Leo"]);
});

test("who is typing into a section is not interrupted by changes of others, only by one of that section", async () => {
  const { keeper, page, write, words, others } = open();
  page.choose(1);
  const { generation } = page.state();
  write("a", "b von mir");
  others("neu", "a", "b");
  await keeper.look();
  expect(words()).toEqual(["neu", "a", "b von mir"]);
  expect(page.state()).toMatchObject({ generation, history: { present: { chosen: 2 } } });
  await pass();
  others("neu", "a", "b von Leo");
  await keeper.look();
  expect(page.state().generation).toBe(generation + 1);
});

test("a save that was refused since somebody else was faster is merged and made again", async () => {
  const { write, words, others, saved } = open();
  write("a von mir", "b");
  others("a", "b von Leo");
  await pass();
  await pass();
  expect(words()).toEqual(["a von mir", "b von Leo"]);
  expect(saved()).toEqual(["a von mir", "b von Leo"]);
});

test("where both changed the same, nothing is saved until it is chosen, and typing goes on", async () => {
  const { keeper, page, write, words, others, saved } = open();
  write("a von mir", "b");
  others("a von Leo", "b");
  await pass();
  expect(keeper.state()).toMatchObject({ status: { kind: "clash" }, incoming: [{ by: { name: "Leo Huber" } }] });
  write("a von mir", "b", "c");
  await pass();
  expect(saved()).toEqual(["a von Leo", "b"]);
  await keeper.look();
  expect(keeper.state().incoming).toHaveLength(1);
  keeper.settle({ ...page.fields(), content: { sections: ["a von mir", "a von Leo", "b", "c"].map(text) } });
  await pass();
  expect(saved()).toEqual(["a von mir", "a von Leo", "b", "c"]);
  expect(words()).toEqual(saved());
  expect(keeper.state()).toMatchObject({ status: { kind: "kept" }, incoming: [] });
});

test("a page that was changed under its draft is merged into it, and the draft stands on it then", async () => {
  const { server, keeper, write, words } = open();
  write("a", "b", "c");
  await pass();
  server.stored = {
    ...server.stored,
    record: { ...site, version: 2, content: { sections: [text("a neu"), text("b")] } },
  };
  await keeper.look();
  await pass();
  expect(words()).toEqual(["a neu", "b", "c"]);
  expect(server.stored.draft).toMatchObject({ baseVersion: 2 });
});

test("what was planned of a draft and is published goes on without a question, and is saved on the new version", async () => {
  const { server, keeper, write, words, saved } = open();
  write("geplant", "b");
  await pass();
  const { draft } = server.stored;
  if (!draft) throw new Error("There is no draft");
  write("danach", "b");
  await pass();
  const further = server.stored.draft;
  if (!further) throw new Error("There is no draft");
  server.stored = {
    record: { ...site, ...draft.fields, version: 2 },
    draft: { ...further, baseVersion: 2 },
  };
  await keeper.look();
  expect(keeper.state()).toMatchObject({ status: { kind: "kept" }, incoming: [], taken: null });
  write("noch später", "b");
  await pass();
  expect([saved(), words()]).toEqual([
    ["noch später", "b"],
    ["noch später", "b"],
  ]);
  expect(server.stored.draft).toMatchObject({ baseVersion: 2 });
});

test("who has changed the published page is told by name", async () => {
  const { server, keeper, write } = open();
  write("a von mir", "b");
  await pass();
  server.stored = {
    ...server.stored,
    record: { ...site, version: 2, content: { sections: [text("a neu"), text("b")] } },
  };
  await keeper.look();
  expect(keeper.state().incoming).toMatchObject([{ by: { id: "usr_3", name: "Alma Berger" } }]);
});

test("what could not be saved is there after a reload, and is saved then", async () => {
  const { server, write, saved, reload } = open();
  server.failure = failed(500);
  write("a", "B");
  await pass();
  const opened = reload();
  expect(opened.words()).toEqual(["a", "B"]);
  expect(opened.keeper.state()).toMatchObject({ status: { kind: "waiting" }, restoredAt: expect.any(Number) });
  server.failure = null;
  await pass();
  expect(saved()).toEqual(["a", "B"]);
  expect(opened.keeper.isBehind()).toBe(false);
});

test("what others have saved before the reload is told and stays, and is never overwritten", async () => {
  const { server, write, others, saved, reload } = open();
  server.failure = failed(500);
  write("a von mir", "b");
  await pass();
  others("a", "b von Leo");
  server.failure = null;
  const opened = reload();
  await vi.advanceTimersByTimeAsync(0);
  expect(opened.keeper.state().taken).toMatchObject({ by: { name: "Leo Huber" } });
  await pass();
  expect(saved()).toEqual(["a von mir", "b von Leo"]);
});

test("a clash that was not settled is asked again after each reload", async () => {
  const { server, write, others, saved, reload } = open();
  server.failure = failed(500);
  write("a von mir", "b");
  await pass();
  others("a von Leo", "b");
  server.failure = null;
  const once = reload();
  await pass();
  expect(once.keeper.state()).toMatchObject({ status: { kind: "clash" }, incoming: [{ by: { name: "Leo Huber" } }] });
  const kept = once.keeper.unsaved();
  const page = createPageStore(kept.fields);
  const twice = createDraftKeeper({ page, calls: once.calls, stored: server.stored, kept, check: () => [] });
  await pass();
  expect(twice.state()).toMatchObject({ status: { kind: "clash" }, incoming: [{ by: { name: "Leo Huber" } }] });
  expect(await twice.save()).toBe(false);
  expect(saved()).toEqual(["a von Leo", "b"]);
});

test("after publishing, what the server has is what is shown", () => {
  const { server, keeper, write, words } = open();
  write("x");
  keeper.replace(server.stored);
  expect(words()).toEqual(["a", "b"]);
  expect(keeper.isBehind()).toBe(false);
});

test("a page that somebody has removed is told to be gone, by looking as by saving, and is asked for no more", async () => {
  for (const notice of ["look", "save"] as const) {
    const { server, keeper, write } = open();
    server.failure = failed(404);
    if (notice === "save") write("x");
    await (notice === "look" ? keeper.look() : pass());
    expect(keeper.state().status).toEqual({ kind: "gone" });
    const { saves } = server;
    server.failure = null;
    write("y");
    await pass();
    await keeper.look();
    expect(keeper.state().status).toEqual({ kind: "gone" });
    expect(server.saves).toBe(saves);
  }
});
