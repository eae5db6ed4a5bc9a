import { isDeepStrictEqual } from "node:util";
import { ScanCommand } from "@aws-sdk/lib-dynamodb";
import { marshall } from "@aws-sdk/util-dynamodb";
import type { DynamoDBRecord } from "aws-lambda";
import { expect } from "vitest";
import { documents } from "../../../core/src/platform/db/client";
import { handler as read } from "../../src/event/stream";
import { withGrantsOf } from "./grants";

type Row = Record<string, unknown>;
type Image = NonNullable<NonNullable<DynamoDBRecord["dynamodb"]>["NewImage"]>;

/** Every row of the table, whatever it is. */
export async function allRowsOfTable(): Promise<Row[]> {
  const rows: Row[] = [];
  let from: Row | undefined;
  do {
    const page = await documents.send(
      new ScanCommand({ TableName: process.env.TABLE_NAME, ConsistentRead: true, ExclusiveStartKey: from }),
    );
    rows.push(...(page.Items ?? []));
    from = page.LastEvaluatedKey;
  } while (from);
  return rows;
}

/** The table's stream: it tells its reader what has changed since it was last asked to. */
export async function followTable(): Promise<{ deliver: () => Promise<void> }> {
  let known = await images();
  return {
    async deliver() {
      for (let rounds = 0; rounds < 20; rounds += 1) {
        const now = await images();
        const records = changes({ known, now });
        known = now;
        if (records.length === 0) return;
        expect(await withGrantsOf("stream", () => read({ Records: records }))).toEqual({ batchItemFailures: [] });
      }
      throw new Error("The reactions never end");
    },
  };
}

async function images(): Promise<Map<string, Row>> {
  return new Map((await allRowsOfTable()).map((row) => [`${row.pk}\n${row.sk}`, row]));
}

function changes({ known, now }: { known: Map<string, Row>; now: Map<string, Row> }): DynamoDBRecord[] {
  const keys = [...new Set([...known.keys(), ...now.keys()])];
  return keys.flatMap((key, index) => {
    const [before, after] = [known.get(key), now.get(key)];
    if (isDeepStrictEqual(before, after)) return [];
    const [pk = "", sk = ""] = key.split("\n");
    return {
      eventName: before ? (after ? "MODIFY" : "REMOVE") : "INSERT",
      dynamodb: {
        SequenceNumber: String(index + 1),
        Keys: { pk: { S: pk }, sk: { S: sk } },
        ...(before ? { OldImage: imageOf(before) } : {}),
        ...(after ? { NewImage: imageOf(after) } : {}),
      },
    };
  });
}

function imageOf(row: Row): Image {
  return marshall(row, { removeUndefinedValues: true }) as Image;
}
