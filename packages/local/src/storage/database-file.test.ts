import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { fileURLToPath } from "node:url";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createDatabaseCall } from "./database-client";
import { type Emulator, databaseFile, startEmulator } from "./emulator";

const root = fileURLToPath(new URL("../../../..", import.meta.url));
let dataDir = "";
let emulator: Emulator | undefined;

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "tresen-database-"));
});
afterEach(async () => {
  await emulator?.stop();
  await rm(dataDir, { recursive: true, force: true });
});

/** SQLite's query plan for the emulator's queries of each write and of each poll of the stream. */
const NEXT_NUMBER =
  "SELECT COALESCE(MAX(CAST(sequence_number AS INTEGER)), 0) + 1 FROM _stream_records WHERE table_name = ?";
const READ =
  "SELECT event_name FROM _stream_records " +
  "WHERE table_name = ? AND shard_id = ? AND CAST(sequence_number AS INTEGER) > ? " +
  "ORDER BY CAST(sequence_number AS INTEGER) ASC LIMIT ?";

test("the emulator's stream is found by an index, and its numbers go on after old records were dropped", async () => {
  emulator = await startEmulator({ root, dataDir });
  const put = async (pk: string): Promise<void> => {
    await call("DynamoDB_20120810.PutItem", { TableName: "table", Item: { pk: { S: pk } } });
  };
  let call = createDatabaseCall({
    endpoint: emulator.endpoint,
    region: "local",
    accessKeyId: "key",
    secretAccessKey: "secret",
  });
  await call("DynamoDB_20120810.CreateTable", {
    TableName: "table",
    BillingMode: "PAY_PER_REQUEST",
    KeySchema: [{ AttributeName: "pk", KeyType: "HASH" }],
    AttributeDefinitions: [{ AttributeName: "pk", AttributeType: "S" }],
    StreamSpecification: { StreamEnabled: true, StreamViewType: "NEW_AND_OLD_IMAGES" },
  });
  for (const pk of ["a", "b", "c"]) await put(pk);
  await emulator.stop();

  const database = new DatabaseSync(databaseFile(dataDir));
  for (const query of [NEXT_NUMBER, READ]) {
    const plan = database.prepare(`EXPLAIN QUERY PLAN ${query}`).all(
      ...query
        .split("?")
        .slice(1)
        .map(() => 1),
    );
    expect(JSON.stringify(plan)).toContain("tresen_stream_order");
    expect(JSON.stringify(plan)).not.toContain("SCAN");
  }
  database.exec("UPDATE _stream_records SET created_at = created_at - 2 * 24 * 3600");
  database.close();

  emulator = await startEmulator({ root, dataDir });
  call = createDatabaseCall({
    endpoint: emulator.endpoint,
    region: "local",
    accessKeyId: "key",
    secretAccessKey: "secret",
  });
  await put("d");
  const after = new DatabaseSync(databaseFile(dataDir), { readOnly: true });
  expect(
    after
      .prepare("SELECT sequence_number AS number FROM _stream_records ORDER BY id")
      .all()
      .map((row) => row.number),
  ).toEqual(["3", "4"]);
  after.close();
});
