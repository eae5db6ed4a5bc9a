import { BatchGetCommand, BatchWriteCommand, type BatchWriteCommandInput, QueryCommand } from "@aws-sdk/lib-dynamodb";
import { isObject } from "@tresen/contract/kit/object";
import { documents } from "./client";
import { env } from "../env";
import { busy, pause, storageCall } from "./storage";

export interface Key {
  pk: string;
  sk: string;
}
export type Item = Record<string, unknown> & Key;

/** The limits of BatchGetItem and BatchWriteItem. */
const READ_LIMIT = 100;
const WRITE_LIMIT = 25;
const ATTEMPTS = 8;

/** Whether the value has the table's key, as every stored row does. */
export function isItem(value: unknown): value is Item {
  return isObject(value) && typeof value.pk === "string" && typeof value.sk === "string";
}

/** The key in the parameters of an entity's `get(…)`. @throws RangeError for other parameters. */
export function keyOf({ Key: key }: { Key?: unknown }): Key {
  return required(key);
}

/** The item in the parameters of an entity's `put(…)`. @throws RangeError for other parameters. */
export function itemOf({ Item: item }: { Item?: unknown }): Item {
  return required(item);
}

function required(item: unknown): Item {
  if (!isItem(item)) throw new RangeError("no item");
  return item;
}

/** Reads rows of any entities by `pk` and `sk`, a hundred per call, by default with consistent reads. */
export async function batchRead(
  keys: readonly Key[],
  { isConsistent = true }: { isConsistent?: boolean } = {},
): Promise<(key: Key) => Item | undefined> {
  const distinct = [...new Map(keys.map((key) => [nameOf(key), key])).values()];
  const found = new Map<string, Item>();
  await eachChunk({
    all: distinct,
    size: READ_LIMIT,
    parallel: 4,
    run: async (chunk) => {
      for (const item of await readChunk({ chunk, isConsistent })) found.set(nameOf(item), item);
    },
  });
  return (key) => found.get(nameOf(key));
}

/** Reads all rows of a partition, whatever their entities, with consistent reads: one Query per MB. */
export async function readPartition(pk: string): Promise<Item[]> {
  const items: Item[] = [];
  let from: Record<string, unknown> | undefined;
  do {
    const start = from;
    const page = await storageCall(() =>
      documents.send(
        new QueryCommand({
          TableName: env.TABLE_NAME,
          KeyConditionExpression: "pk = :pk",
          ExpressionAttributeValues: { ":pk": pk },
          ConsistentRead: true,
          ExclusiveStartKey: start,
        }),
      ),
    );
    items.push(...(page.Items ?? []).filter(isItem));
    from = page.LastEvaluatedKey;
  } while (from);
  return items;
}

export type Write = { put: Record<string, unknown> } | { delete: Key };

/** Writes rows without conditions, many at a time. Items that DynamoDB leaves unprocessed are retried. */
export function batchWrite(writes: readonly Write[]): Promise<void> {
  return eachChunk({ all: writes, size: WRITE_LIMIT, parallel: 4, run: writeChunk });
}

/** Runs over the chunks of a list, several concurrently. */
export async function eachChunk<T>({
  all,
  size,
  parallel,
  run,
}: {
  all: readonly T[];
  size: number;
  parallel: number;
  run: (chunk: readonly T[]) => Promise<void>;
}): Promise<void> {
  let next = 0;
  const worker = async (): Promise<void> => {
    while (next < all.length) {
      const chunk = all.slice(next, next + size);
      next += size;
      await run(chunk);
    }
  };
  await Promise.all(Array.from({ length: Math.min(parallel, Math.ceil(all.length / size)) }, worker));
}

async function readChunk({ chunk, isConsistent }: { chunk: readonly Key[]; isConsistent: boolean }): Promise<Item[]> {
  const items: Item[] = [];
  let keys: Record<string, unknown>[] = chunk.map(({ pk, sk }) => ({ pk, sk }));
  for (let attempt = 1; keys.length > 0; attempt += 1) {
    const request = { [env.TABLE_NAME]: { Keys: keys, ConsistentRead: isConsistent } };
    const answer = await storageCall(() => documents.send(new BatchGetCommand({ RequestItems: request })));
    items.push(...(answer.Responses?.[env.TABLE_NAME] ?? []).filter(isItem));
    keys = answer.UnprocessedKeys?.[env.TABLE_NAME]?.Keys ?? [];
    if (keys.length > 0) await waited(attempt);
  }
  return items;
}

type Requests = NonNullable<BatchWriteCommandInput["RequestItems"]>[string];

async function writeChunk(chunk: readonly Write[]): Promise<void> {
  let requests: Requests = chunk.map((write) =>
    "put" in write ? { PutRequest: { Item: write.put } } : { DeleteRequest: { Key: write.delete } },
  );
  for (let attempt = 1; requests.length > 0; attempt += 1) {
    const answer = await storageCall(() =>
      documents.send(new BatchWriteCommand({ RequestItems: { [env.TABLE_NAME]: requests } })),
    );
    requests = answer.UnprocessedItems?.[env.TABLE_NAME] ?? [];
    if (requests.length > 0) await waited(attempt);
  }
}

async function waited(attempt: number): Promise<void> {
  if (attempt >= ATTEMPTS) throw busy();
  await pause(attempt);
}

function nameOf({ pk, sk }: Key): string {
  return `${pk}\n${sk}`;
}
