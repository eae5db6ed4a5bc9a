import { CustomAttributeType, Entity } from "electrodb";
import { connection, model, optionalNumber, primaryKey, text } from "../../platform/db";

/**
 * One piece of a record that is too large for a single item, of its compressed JSON. Pieces belong to one version of
 * it.
 */
export const PartEntity = new Entity(
  {
    model: model("part"),
    attributes: {
      resource: text,
      id: text,
      version: { type: "number", required: true, padding: { length: 10, char: "0" } },
      index: { type: "number", required: true, padding: { length: 4, char: "0" } },
      bytes: { type: CustomAttributeType<Uint8Array>("any"), required: true },
      /** Of a version that was replaced: as long as its change can be looked up. */
      expiresAt: optionalNumber,
    },
    indexes: {
      primary: primaryKey({ pk: "part#${resource}#${id}", sk: "${version}#${index}" }),
    },
  },
  connection,
);
