import type { Closing } from "@tresen/contract/closing/closing";
import { Entity } from "electrodb";
import { anything, connection, model, number, optionalNumber, optionalText, primaryKey, text } from "../platform/db";

/** A closing of a branch, which is never changed. `place` is its number in twelve digits. It keeps sums and no entries. */
export const ClosingEntity = new Entity(
  {
    model: model("closing"),
    attributes: {
      branch: text,
      place: text,
      branchName: optionalText,
      from: optionalText,
      closedAt: text,
      firstEntry: number,
      lastEntry: number,
      sums: { ...anything<Closing["sums"]>(), required: true },
      by: { ...anything<Closing["by"]>(), required: true },
      countedCash: optionalNumber,
      difference: optionalNumber,
      note: text,
      entriesHash: text,
      previousHash: text,
      hash: text,
    },
    indexes: { primary: primaryKey({ pk: "closings#${branch}", sk: "${place}" }) },
  },
  connection,
);

/** What was closed or entered with an idempotency key, so that a repeated request gets the same answer. */
export const ClosingKeyEntity = new Entity(
  {
    model: model("closingKey"),
    attributes: {
      branch: text,
      /** A hash of the key. */
      key: text,
      /** A hash of the request: the same key with another request is refused. */
      fingerprint: text,
      /** The number of the closing, or the sequence number of the entry. */
      made: number,
      expiresAt: number,
    },
    indexes: { primary: primaryKey({ pk: "closing-key#${branch}", sk: "${key}" }) },
  },
  connection,
);
