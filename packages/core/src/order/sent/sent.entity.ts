import type { SentLine, ToldLine } from "@tresen/contract/order/sent/difference";
import type { SentReason } from "@tresen/contract/order/sent/sent";
import { Entity, type EntityItem } from "electrodb";
import { connection, custom, model, number, optionalText, primaryKey, text } from "../../platform/db";

/** One thing that a destination was told, which is what a printer prints. */
export interface SentMessage {
  /** Counts the messages of the order to this destination, from 1: with both it is known for good. */
  number: number;
  /** By the platform's clock: when what it tells was decided, or the order had to be begun. */
  at: string;
  why: SentReason;
  lines: SentLine[];
  /** The customer's comment, where all of the order is told. */
  note?: string;
  /** A hash of the idempotency key with which staff asked for it. */
  key?: string;
}

/** What one destination was told of an order: a station, or the kitchen as a whole. */
export const SentEntity = new Entity(
  {
    model: model("sent"),
    attributes: {
      uid: text,
      /** `kitchen`, or `station#` and the station's identifier. */
      place: text,
      /** The station's identifier; missing for the kitchen as a whole. */
      station: optionalText,
      branch: text,
      /** All that the destination knows of the order. */
      lines: { type: custom<ToldLine[]>("any"), required: true },
      /** The last messages, oldest first. */
      messages: { type: custom<SentMessage[]>("any"), required: true },
      /** When the order was begun; missing while staff have printed it before its time alone. */
      begunAt: optionalText,
      /** Counts the writes. */
      version: number,
      /** In seconds since 1970; DynamoDB's time to live. */
      expiresAt: number,
    },
    indexes: { primary: primaryKey({ pk: "sent#${uid}", sk: "${place}" }) },
  },
  connection,
);

export type SentRow = EntityItem<typeof SentEntity>;

/** The row of a stored item; null for none. */
export function sentRowOf(item: Record<string, unknown>): SentRow | null {
  return SentEntity.parse({ Item: item }).data;
}
