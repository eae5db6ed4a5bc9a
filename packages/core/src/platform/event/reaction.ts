import type { AttributeValue } from "@aws-sdk/client-dynamodb";
import { unmarshall } from "@aws-sdk/util-dynamodb";
import { isObject } from "@tresen/contract/kit/object";
import type { Item } from "../db";
import type { StreamImage, StreamRecord } from "./stream-record";

/** A row before and after it was written: null where there was none, or is none any more. */
export interface RowChange<Row> {
  before: Row | null;
  after: Row | null;
}

/**
 * Something that follows from a change of an entity's row. It is called at least once for each, so doing it twice must
 * do no harm.
 */
export type Reaction<Change> = (change: Change) => Promise<void>;

/**
 * Run for every change of an entity, in this order. One that does not concern a change must tell so from its rows,
 * without a read.
 */
export type Reactions<Change> = readonly Reaction<Change>[];

/** The same where many changes at once cost less than one after the other. */
export type BatchReactions<Change> = readonly Reaction<readonly Change[]>[];

/** What a record of the stream tells of a row at such a key. @returns null for all other records. */
export function rowChange<Row>({
  record: { dynamodb },
  key: { prefix, sk },
  rowOf,
}: {
  record: StreamRecord;
  key: { prefix: string; sk: string };
  /** The row as its entity reads it. */
  rowOf: (item: Item) => Row | null;
}): RowChange<Row> | null {
  const { Keys, OldImage, NewImage } = dynamodb ?? {};
  if (!Keys?.pk?.S?.startsWith(prefix) || Keys.sk?.S !== sk) return null;
  const read = (image: StreamImage | undefined): Row | null => (image ? rowOf(itemOf(image)) : null);
  return { before: read(OldImage), after: read(NewImage) };
}

function itemOf(image: StreamImage): Item {
  if (!isMarshalled(image)) throw new RangeError("This is no row as the stream shows it");
  const { pk, sk, ...attributes } = unmarshall(image);
  return { pk: String(pk), sk: String(sk), ...attributes };
}

/** Whether each attribute stands with its type: `{ state: { S: "waiting" } }`. */
function isMarshalled(image: StreamImage): image is Record<string, AttributeValue> {
  return Object.values(image).every((value) => isObject(value) && Object.keys(value).length === 1);
}
