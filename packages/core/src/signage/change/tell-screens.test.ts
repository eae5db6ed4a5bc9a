import { beforeEach, expect, test, vi } from "vitest";
import type { StreamRecord } from "../../platform/event";
import { tellScreens } from "./tell-screens";

const hintTo = vi.hoisted(() => vi.fn());
vi.mock("../../socket", async (original) => ({ ...(await original<object>()), hintTo }));
beforeEach(() => void hintTo.mockClear());

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
