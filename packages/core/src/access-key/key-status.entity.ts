import { Entity } from "electrodb";
import { anything, connection, custom, model, optionalText, primaryKey, text } from "../platform/db";

export type PaperState = "ok" | "low" | "out";

/**
 * What the device behind a key last said of itself, beside its key, so that both are found with one read. It is no part
 * of any record: saying it makes no conflict, no entry in the log and wakes no reader of the stream.
 */
export const KeyStatusEntity = new Entity(
  {
    model: model("keyStatus"),
    attributes: {
      key: text,
      /** ISO, by the platform's clock; written when something else changed, else after some time. */
      lastSeenAt: optionalText,
      paper: { type: custom<PaperState>("string") },
      cover: { type: custom<"closed" | "open">("string") },
      /** What the printer says is wrong, in its own words. */
      errorCode: optionalText,
      firmware: optionalText,
      battery: optionalText,
      /** Since when paper, cover and error are as they are. */
      changedAt: optionalText,
      /** What it was last asked for and has said of itself since; see `devices/{id}/request-device-logs`. */
      log: anything<{ askedAt: string; answeredAt?: string; lines: string[] }>(),
      /** Entries `{dueAt}#{job}` of the print jobs that it has not printed, and of those that a person has to look at. */
      open: { type: "set", items: "string" },
      troubled: { type: "set", items: "string" },
    },
    indexes: { primary: primaryKey({ pk: "access-key", sk: "${key}#status" }) },
  },
  connection,
);
