import { beforeEach, expect, test, vi } from "vitest";
import { tellHours, tellLive } from "./tell-live";

const sendNews = vi.hoisted(() => vi.fn<(asked: { channel: string }) => void>());
vi.mock("../../socket", async (original) => ({ ...(await original<object>()), sendNews }));
beforeEach(() => void sendNews.mockClear());

const change = (pk: string, sk: string) => ({ dynamodb: { Keys: { pk: { S: pk }, sk: { S: sk } } } });
const told = () => sendNews.mock.calls.map(([{ channel }]) => channel);

test("screens are told what goes on in a branch whose opening hours may have changed, once for all changes", async () => {
  const records = [
    ...[change("resource#branches", "center"), change("resource#branches", "center")],
    ...[change("resource#branches", "harbor"), change("resource#menus", "lunch"), change("now#center", "busy#x")],
  ];
  await tellHours(records);
  expect(told()).toEqual(["live/center", "live/harbor"]);
  sendNews.mockClear();
  await tellLive(records);
  expect(told()).toEqual(["live/center"]);
});
