import { UpdateCommand } from "@aws-sdk/lib-dynamodb";
import { addDays } from "@tresen/contract/kit/time";
import { ConditionFailed, documents, eachChunk, storageCall } from "../../platform/db";
import { env } from "../../platform/env";
import { KEPT_DAYS } from "../../records/changes";
import { indexEntries } from "./index-entries";
import { type Logged, keyAt, placeOf } from "./logged";
import { belowOf, loggedAt, placesIn } from "./places";
import { dayPartitions } from "./plan";

const PAGE = 100;
/** Days at once. Most have few changes or none. */
const PARALLEL = 20;

/** Writes the rows by which all changes of the log are found. @returns their number. */
export async function indexWholeLog({ at }: { at: number }): Promise<number> {
  const today = new Date(at).toISOString().slice(0, 10);
  let count = 0;
  await eachChunk({
    all: Array.from({ length: KEPT_DAYS + 1 }, (_, back) => addDays(today, -back)),
    size: 1,
    parallel: PARALLEL,
    run: async ([day = today]) => {
      count += await indexDay({ day, at });
    },
  });
  return count;
}

async function indexDay({ day, at }: { day: string; at: number }): Promise<number> {
  const partitions = dayPartitions({ day, kind: "change" });
  let count = 0;
  let below = belowOf(`${day}T`);
  for (;;) {
    const { places, isLast } = await placesIn({ partitions, range: { from: day, below }, limit: PAGE });
    const entries = await loggedAt({ places, now: at });
    await indexEntries(entries.map((after) => ({ before: null, after })));
    for (const entry of entries) await indexRequest(entry);
    count += entries.length;
    if (isLast) return count;
    below = places.at(-1) ?? below;
  }
}

/** The key by which the entries of a request are found, which rows of earlier versions do not have. */
async function indexRequest(entry: Logged): Promise<void> {
  const { requestId } = entry.change ?? entry.event;
  if (!requestId) return;
  const place = placeOf(entry);
  try {
    await storageCall(() =>
      documents.send(
        new UpdateCommand({
          TableName: env.TABLE_NAME,
          Key: keyAt(place),
          UpdateExpression: "SET gsi2pk = :pk, gsi2sk = :sk",
          ConditionExpression: "attribute_exists(pk)",
          ExpressionAttributeValues: { ":pk": `log-request#${requestId}`, ":sk": place },
        }),
      ),
    );
  } catch (error) {
    // It was erased meanwhile.
    if (!(error instanceof ConditionFailed)) throw error;
  }
}
