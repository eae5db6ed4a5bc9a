import { beforeEach, expect, test, vi } from "vitest";
import type { StreamRecord } from "../../platform/event";
import { tellScreens } from "./tell-screens";

const hintTo = vi.hoisted(() => vi.fn());
const noteSignageChange = vi.hoisted(() => vi.fn());
vi.mock("../manifest/state", () => ({ noteSignageChange }));
vi.mock("../../socket", async (original) => ({ ...(await original<object>()), hintTo }));
beforeEach(() => {
  hintTo.mockClear();
  noteSignageChange.mockClear();
});

const told = async (record: StreamRecord): Promise<unknown> => {
  await tellScreens([record]);
  return hintTo.mock.lastCall?.[0];
};
const change = (pk: string, after: object, before?: object): StreamRecord =>
  ({ dynamodb: { Keys: { pk: { S: pk } }, NewImage: after, OldImage: before } }) as StreamRecord;

test("a TV is told of its commands, and not of what it says of them itself", async () => {
  for (const state of ["queued", "aborted"])
    expect(await told(change("tv-command#tv_1", { state: { S: state } }))).toEqual({ channels: ["tv/tv_1"] });
  hintTo.mockClear();
  expect(await told(change("tv-command#tv_1", { state: { S: "done" } }))).toEqual({ channels: [] });
});

test("a TV whose key was revoked is told, so that it asks and shows a code", async () => {
  const key = { subject: { S: "tv_1" }, branch: { S: "brn_1" } };
  const revoked = { ...key, revokedAt: { S: "2026-11-29T14:00:00Z" } };
  expect(await told(change("access-key", revoked, key))).toEqual({ channels: ["tv/tv_1"] });
  hintTo.mockClear();
  expect(await told(change("access-key", revoked, revoked))).toEqual({ channels: [] });
  hintTo.mockClear();
  expect(await told(change("access-key", { revokedAt: { S: "x" } }, {}))).toEqual({ channels: [] });
});

const row = (fields: object) => ({ fields: { M: fields } });
const DIGEST = { digest: { S: "abc" } };
const WAITING = { state: { S: "waiting" } };
const READY = { state: { S: "ready" } };

test.each<[string, string, object | undefined, object | undefined]>([
  ["a scene that was changed", "scenes", row({}), row({})],
  ["a segment that was removed", "digital-signage-segments", undefined, row({})],
  ["a picture that was replaced", "images", row(DIGEST), row(DIGEST)],
  ["a film whose name was changed", "signage-videos", row(READY), row(READY)],
  ["a new block, which news may show without being named", "blocks", row({}), undefined],
])("TVs are told of %s", async (_, name, after, before) => {
  const record = { dynamodb: { Keys: { pk: { S: `resource#${name}` } }, NewImage: after, OldImage: before } };
  expect(await told(record as StreamRecord)).toEqual({ channels: ["signage"] });
  expect(noteSignageChange).toHaveBeenCalledOnce();
});

test.each<[string, string, object, object | undefined]>([
  ["a new scene", "scenes", row({}), undefined],
  ["a new stream", "digital-signage-streams", row({}), undefined],
  ["a new picture", "images", row({}), undefined],
  ["a picture whose file has arrived", "images", row(DIGEST), row({ digest: { NULL: true } })],
  ["a film whose file has arrived", "signage-videos", row(READY), row(WAITING)],
])("of %s, which nothing shows yet, they are not, but manifests are made anew", async (_, name, after, before) => {
  expect(await told(change(`resource#${name}`, after, before))).toEqual({ channels: [] });
  expect(noteSignageChange).toHaveBeenCalledOnce();
});

test("of a changed TV only that TV is told, and no manifest is made anew", async () => {
  const Keys = { pk: { S: "resource#digital-signage-devices" }, sk: { S: "tv_1" } };
  const record = { dynamodb: { Keys, NewImage: row({}), OldImage: row({}) } };
  expect(await told(record as StreamRecord)).toEqual({ channels: ["tv/tv_1"] });
  expect(noteSignageChange).not.toHaveBeenCalled();
});
