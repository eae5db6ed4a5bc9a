import { Entity } from "electrodb";
import { anything, connection, model, number, primaryKey, text } from "../platform/db";

/**
 * What a planned change will do to its record, beside its job. It is removed in the transaction that makes the change, so
 * nothing is done twice, whoever is interrupted when. It expires with the job.
 */
export const PlannedChangeEntity = new Entity(
  {
    model: model("planned-change"),
    attributes: {
      resource: text,
      record: text,
      /** The id of the job. */
      job: text,
      /** The fields as compressed JSON. */
      content: { ...anything<Uint8Array>(), required: true },
      expiresAt: number,
    },
    indexes: { primary: primaryKey({ pk: "planned#${resource}#${record}", sk: "${job}" }) },
  },
  connection,
);
