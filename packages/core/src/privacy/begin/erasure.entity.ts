import { Entity, type EntityItem } from "electrodb";
import { connection, model, optionalNumber, optionalText, primaryKey, text } from "../../platform/db";

/** That somebody was erased: ids and numbers alone. It stays, as the proof that it was done. */
export const ErasureEntity = new Entity(
  {
    model: model("erasure"),
    attributes: {
      startedAt: text,
      customer: text,
      number: optionalNumber,
      /** The id of the member of staff. */
      startedBy: optionalText,
      /** The key of its job. */
      job: text,
      /** Set when it has ended; until then the job says how far it is. */
      endedAt: optionalText,
      orders: optionalNumber,
      uploads: optionalNumber,
      locked: optionalNumber,
    },
    indexes: { primary: primaryKey({ pk: "erasures", sk: "${startedAt}#${customer}" }) },
  },
  connection,
);

export type ErasureRow = EntityItem<typeof ErasureEntity>;
