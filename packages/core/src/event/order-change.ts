import type { AttributeValue } from "@aws-sdk/client-dynamodb";
import { unmarshall } from "@aws-sdk/util-dynamodb";
import { type OrderChange, type OrderRow, orderOf } from "../order";
import type { StreamRecord } from "./stream-record";

/** @returns null for a record of anything else, and for an order that was removed. */
export function orderChangeOf({ dynamodb }: StreamRecord): OrderChange | null {
  if (!dynamodb?.Keys?.pk?.S?.startsWith("order#") || dynamodb.Keys.sk?.S !== "order") return null;
  const after = rowOf(dynamodb.NewImage);
  return after && { before: rowOf(dynamodb.OldImage), after };
}

function rowOf(image: Record<string, unknown> | undefined): OrderRow | null {
  if (!image) return null;
  const { pk, sk, ...attributes } = unmarshall(image as Record<string, AttributeValue>);
  return orderOf({ pk: String(pk), sk: String(sk), ...attributes });
}
