import { resources } from "@tresen/contract/resources";
import type { LogEntry } from "@tresen/contract/log/log";
import { afterEach, expect, it, vi } from "vitest";
import { removedOf, restoreRemoved } from "./removed-queries";

const entry = (version: number, more: Partial<LogEntry> = {}): LogEntry => ({
  id: `tags.tag_1.${version}`,
  at: "2026-06-05T16:30:00.000Z",
  level: "info",
  kind: "change",
  action: "remove",
  actor: { kind: "staff", id: "usr_1", name: "Alma Berger" },
  branch: null,
  subject: { resource: "tags", id: "tag_1", title: "Vegan" },
  changes: [],
  message: "",
  requestId: null,
  ...more,
});

afterEach(() => {
  vi.unstubAllGlobals();
});

it("shows each removed record once, as it was removed last", () => {
  const other = entry(2, { id: "tags.tag_2.2", subject: { resource: "tags", id: "tag_2", title: "" } });
  const entries = [entry(7), other, entry(3), entry(1, { subject: null })];
  expect(removedOf({ resource: resources.tags, entries })).toEqual([
    { id: "tag_1", title: "Vegan", at: "2026-06-05T16:30:00.000Z", by: "Alma Berger", version: 7 },
    { id: "tag_2", title: "tag_2", at: "2026-06-05T16:30:00.000Z", by: "Alma Berger", version: 2 },
  ]);
});

it("shows no picture whose file never came", () => {
  const picture = (id: string, extension: string | null) =>
    entry(2, {
      id: `images.${id}.2`,
      subject: { resource: "images", id, title: id },
      changes: [{ field: "extension", before: extension, after: null }],
    });
  const entries = [picture("img_1", "webp"), picture("img_2", null)];
  expect(removedOf({ resource: resources.images, entries }).map(({ id }) => id)).toEqual(["img_1"]);
});

const calls: { address: string; body: unknown }[] = [];
const serve = (record: object | null) =>
  vi.stubGlobal("fetch", async (address: string, { body, method }: RequestInit = {}) => {
    calls.push({ address, body: typeof body === "string" ? JSON.parse(body) : undefined });
    return Response.json({ data: method === "POST" ? { id: "tag_1", version: 1 } : { record } });
  });

it("creates the record again with its id and the fields that it had, and nothing else", async () => {
  serve({ name: "Vegan", id: "tag_1", version: 6, createdAt: "2026-01-01T00:00:00.000Z", former: true });
  const [removed] = removedOf({ resource: resources.tags, entries: [entry(7)] });
  if (!removed) throw new Error("Nothing was removed");
  expect(await restoreRemoved({ resource: resources.tags, removed })).toMatchObject({ id: "tag_1" });
  const [read, created] = calls.splice(0);
  expect(read?.address).toContain("/api/tags/tag_1/versions/7");
  expect(created?.body).toMatchObject({ id: "tag_1", name: "Vegan" });
  expect(created?.body).not.toHaveProperty("version");
  expect(created?.body).not.toHaveProperty("former");
  serve(null);
  expect(await restoreRemoved({ resource: resources.tags, removed })).toBeNull();
  expect(calls.splice(0)).toHaveLength(1);
});

it("leaves it to the server to give a picture back with its file", async () => {
  serve(null);
  expect(await restoreRemoved({ resource: resources.images, removed: { id: "img_1", version: 3 } })).toBeTruthy();
  expect(calls.splice(0).map(({ address }) => address)).toEqual(["/api/images/img_1/undelete"]);
});
