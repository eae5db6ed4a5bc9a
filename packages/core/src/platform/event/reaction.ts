import type { AttributeValue } from "@aws-sdk/client-dynamodb";
import { unmarshall } from "@aws-sdk/util-dynamodb";
import { isObject } from "@tresen/contract/kit/object";
import type { Item } from "../db";
import type { StreamImage, StreamRecord } from "./stream-record";

/** A row before and after it was written; null when it did not exist. */
export interface RowChange<Row> {
  before: Row | null;
  after: Row | null;
}

/**
 * A function that runs after a change of an entity's row. It is called at least once per change, so it must be
 * idempotent.
 */
export type Reaction<Change> = (change: Change) => Promise<void>;

/**
 * The reactions to every change of an entity, in this order. A reaction that a change does not concern must recognise
 * that from the rows, without a read.
 */
export type Reactions<Change> = readonly Reaction<Change>[];

/** Reactions that handle all changes of a batch together, where that costs less. */
export type BatchReactions<Change> = readonly Reaction<readonly Change[]>[];

/** The change of a row that a stream record describes, if its key matches. @returns null for all other records. */
export function rowChange<Row>({
  record: { dynamodb },
  key: { prefix, sk },
  rowOf,
}: {
  record: StreamRecord;
  /** Without `sk` every row of these partitions. */
  key: { prefix: string; sk?: string };
  /** Parses the row with its entity. */
  rowOf: (item: Item) => Row | null;
}): RowChange<Row> | null {
  const { Keys, OldImage, NewImage } = dynamodb ?? {};
  if (!Keys?.pk?.S?.startsWith(prefix) || (sk !== undefined && Keys.sk?.S !== sk)) return null;
  const read = (image: StreamImage | undefined): Row | null => (image ? rowOf(itemOf(image)) : null);
  return { before: read(OldImage), after: read(NewImage) };
}

function itemOf(image: StreamImage): Item {
  if (!isMarshalled(image)) throw new RangeError("This is no row as the stream shows it");
  const { pk, sk, ...attributes } = unmarshall(image);
  return { pk: String(pk), sk: String(sk), ...attributes };
}

/** Whether each attribute has its type: `{ state: { S: "waiting" } }`. */
function isMarshalled(image: StreamImage): image is Record<string, AttributeValue> {
  return Object.values(image).every((value) => isObject(value) && Object.keys(value).length === 1);
}
