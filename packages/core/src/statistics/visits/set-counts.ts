import { UpdateCommand } from "@aws-sdk/lib-dynamodb";
import { documents, storageCall } from "../../platform/db";
import { env } from "../../platform/env";
import { type CounterRow, counterKey } from "../rows";

/** Sets counters to what is known of a day, as often as it is repeated. Other counters of the row stay as they are. */
export async function setCounts({ counts, ...row }: CounterRow): Promise<void> {
  const entries = Object.entries(counts);
  await storageCall(() =>
    documents.send(
      new UpdateCommand({
        TableName: env.TABLE_NAME,
        Key: counterKey(row),
        UpdateExpression: `SET ${entries.map((_, index) => `#${index} = :${index}`).join(", ")}`,
        ExpressionAttributeNames: Object.fromEntries(entries.map(([name], index) => [`#${index}`, name])),
        ExpressionAttributeValues: Object.fromEntries(entries.map(([, value], index) => [`:${index}`, value])),
      }),
    ),
  );
}
