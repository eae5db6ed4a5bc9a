import { TABLE } from "../environment";
import type { DatabaseCall } from "../storage/database-client";
import type { OutboxEntry } from "./messages-sections";

interface Page {
  Items: Record<string, { S?: string; N?: string }>[];
  LastEvaluatedKey?: object;
}

/** All messages, newest first. Reads the whole table: fine for one person looking now and then, and nowhere else. */
export async function readOutbox(call: DatabaseCall): Promise<OutboxEntry[]> {
  const entries: OutboxEntry[] = [];
  let from: object | undefined;
  do {
    const page = await call<Page>("DynamoDB_20120810.Scan", {
      TableName: TABLE,
      FilterExpression: "begins_with(pk, :message)",
      ExpressionAttributeValues: { ":message": { S: "message#" } },
      ...(from ? { ExclusiveStartKey: from } : {}),
    });
    entries.push(
      ...page.Items.map((item) => ({
        createdAt: item.createdAt?.S ?? "",
        event: item.event?.S ?? "",
        channel: item.channel?.S ?? "",
        to: item.to?.S ?? "",
        state: item.state?.S ?? "",
        attempts: Number(item.attempts?.N ?? 0),
        reason: item.reason?.S ?? "",
      })),
    );
    from = page.LastEvaluatedKey;
  } while (from);
  return entries.sort((a, b) => b.createdAt.localeCompare(a.createdAt));
}
