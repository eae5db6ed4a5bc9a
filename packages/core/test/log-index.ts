import { ScanCommand } from "@aws-sdk/lib-dynamodb";
import { indexEntries } from "../src/log/find/index-entries";
import { loggedOf } from "../src/log/find/logged";
import { documents, isItem } from "../src/platform/db";
import { env } from "../src/platform/env";

/** Writes the rows by which all entries of the log are found, as the table's stream does a moment after each. */
export async function indexLog(): Promise<void> {
  const { Items = [] } = await documents.send(
    new ScanCommand({
      TableName: env.TABLE_NAME,
      FilterExpression: "(begins_with(pk, :change) OR begins_with(pk, :event)) AND attribute_exists(gsi1pk)",
      ExpressionAttributeValues: { ":change": "change#", ":event": "log-event#" },
      ConsistentRead: true,
    }),
  );
  const rows = Items.filter(isItem).flatMap((item) => loggedOf(item) ?? []);
  await indexEntries(rows.map((after) => ({ before: null, after })));
}
