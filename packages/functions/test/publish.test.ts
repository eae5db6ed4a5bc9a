import { beforeAll, expect, test } from "vitest";
import { handler as rebuild } from "../src/job/schedule/rebuild-snapshot";
import { handler as publish } from "../src/event/publish";
import { send } from "./support/api";
import { withGrantsOf } from "./support/grants";
import { NOW } from "./support/request";
import { type Sessions, openShop } from "./support/shop";

let sessions: Sessions;

beforeAll(async () => {
  sessions = await openShop();
});

const names = async (): Promise<string[]> => {
  const { data } = await send({ path: "/api/init" });
  const tags = (data as { url: string; data: { name: string }[] }[]).find(({ url }) => url === "tags")?.data ?? [];
  return tags.map(({ name }) => name);
};
const addTag = async (name: string): Promise<void> => {
  expect((await send({ method: "POST", path: "/api/tags", body: { name }, session: sessions.admin })).status).toBe(201);
};

test("a change is published through the stream", async () => {
  await addTag("Vegan");
  expect(await names()).not.toContain("Vegan");
  const Records = [
    {
      eventName: "INSERT" as const,
      dynamodb: {
        SequenceNumber: "1",
        ApproximateCreationDateTime: Date.now() / 1000 + 1,
        Keys: { pk: { S: "resource#tags" }, sk: { S: "tag_1" } },
      },
    },
  ];
  expect(await withGrantsOf("publish", () => publish({ Records }))).toEqual({ batchItemFailures: [] });
  await expect.poll(names, { timeout: 4000 }).toContain("Vegan");
});

test("the scheduled repair publishes changes that the stream missed", async () => {
  await addTag("Scharf");
  await withGrantsOf("rebuild-snapshot", () => rebuild({ time: new Date(NOW).toISOString() }));
  await expect.poll(names, { timeout: 4000 }).toContain("Scharf");
});
