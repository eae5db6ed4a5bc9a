import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type DatabaseCall, createDatabaseCall } from "./database-client";
import { type Emulator, startEmulator } from "./emulator";
import { removeExpiredRows } from "./expired-rows";

const AT = Date.parse("2026-06-05T16:30:00Z");
const table = "rows";
let folder = "";
let emulator: Emulator;
let call: DatabaseCall;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "tresen-rows-"));
  emulator = await startEmulator({ root: fileURLToPath(new URL("../../../../", import.meta.url)), dataDir: folder });
  const keys = { region: "eu-central-1", accessKeyId: "a", secretAccessKey: "b" };
  call = createDatabaseCall({ ...keys, endpoint: emulator.endpoint });
  await call("DynamoDB_20120810.CreateTable", {
    ...{ TableName: table, BillingMode: "PAY_PER_REQUEST" },
    AttributeDefinitions: ["pk", "sk"].map((AttributeName) => ({ AttributeName, AttributeType: "S" })),
    KeySchema: [
      { AttributeName: "pk", KeyType: "HASH" },
      { AttributeName: "sk", KeyType: "RANGE" },
    ],
  });
});
afterAll(async () => {
  await emulator.stop();
  await rm(folder, { recursive: true, force: true });
});

test("rows go when their time is over, and no others", async () => {
  const put = (pk: string, expiresAt?: number) =>
    call("DynamoDB_20120810.PutItem", {
      TableName: table,
      Item: {
        pk: { S: pk },
        sk: { S: "row" },
        ...(expiresAt === undefined ? {} : { expiresAt: { N: String(expiresAt) } }),
      },
    });
  await put("over", AT / 1000 - 1);
  await put("not yet", AT / 1000 + 1);
  await put("lasting");
  expect(await removeExpiredRows({ call, table, at: AT })).toBe(1);
  const { Items } = await call<{ Items: { pk: { S: string } }[] }>("DynamoDB_20120810.Scan", { TableName: table });
  expect(Items.map(({ pk }) => pk.S).sort()).toEqual(["lasting", "not yet"]);
  expect(await removeExpiredRows({ call, table, at: AT })).toBe(0);
});
