import { marshall } from "@aws-sdk/util-dynamodb";
import type { AttributeValue, DynamoDBRecord } from "aws-lambda";

interface Scanned {
  scan: { go(options: { data: "raw" }): Promise<{ data: unknown }> };
}

/** What the table's stream tells of the rows that there are of an entity, as if each had just been made. */
export async function insertions(entity: Scanned): Promise<DynamoDBRecord[]> {
  const { data } = await entity.scan.go({ data: "raw" });
  const { Items } = data as { Items: Record<string, unknown>[] };
  return Items.map((item, index) => ({
    eventName: "INSERT",
    dynamodb: {
      SequenceNumber: String(index + 1),
      Keys: { pk: { S: String(item.pk) }, sk: { S: String(item.sk) } },
      NewImage: marshall(item) as Record<string, AttributeValue>,
    },
  }));
}
