import { Entity } from "electrodb";
import { anything, connection, model, optionalNumber, primaryKey, text } from "../../platform/db";

/**
 * One part of the compressed JSON of a record that is too large for a single item. Parts belong to one version of the
 * record.
 */
export const PartEntity = new Entity(
  {
    model: model("part"),
    attributes: {
      resource: text,
      id: text,
      version: { type: "number", required: true, padding: { length: 10, char: "0" } },
      index: { type: "number", required: true, padding: { length: 4, char: "0" } },
      bytes: { ...anything<Uint8Array>(), required: true },
      /** Set for a replaced version: when its change expires. */
      expiresAt: optionalNumber,
    },
    indexes: {
      primary: primaryKey({ pk: "part#${resource}#${id}", sk: "${version}#${index}" }),
    },
  },
  connection,
);
