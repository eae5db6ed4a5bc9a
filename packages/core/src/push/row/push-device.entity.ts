import { Entity } from "electrodb";
import { anything, connection, model, number, optionalText, primaryKey, text } from "../../platform/db";

/** A browser that gets the messages of a device. Whoever knows its address and keys can send nothing without ours. */
export interface StoredSubscription {
  id: string;
  endpoint: string;
  p256dh: string;
  auth: string;
  browser: string;
  createdAt: string;
  /** To the hour. */
  lastUsedAt?: string;
  lastFailedAt?: string;
}

/**
 * The browsers of a notification device, in one row: so their number is limited, and the end of the last one noted, by
 * one conditional write. All rows are in one partition, since there are few and a browser is also found by its id alone.
 */
export const PushDeviceEntity = new Entity(
  {
    model: model("pushDevice"),
    attributes: {
      device: text,
      /** Counts the writes. */
      version: number,
      subscriptions: { ...anything<StoredSubscription[]>(), required: true },
      /** When the last browser was gone, until another subscribes. */
      goneAt: optionalText,
      /** In seconds since 1970: rows of devices that are not used any more end by themselves. */
      expiresAt: number,
    },
    indexes: {
      primary: primaryKey({ pk: "push", sk: "${device}" }),
    },
  },
  connection,
);
