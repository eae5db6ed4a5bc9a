import { Entity } from "electrodb";
import { connection, custom, model, number, primaryKey, text } from "../platform/db";

/**
 * A part of what a bulk job works on, or of its report, in compressed pieces: a job's own row has room for its progress
 * only. It expires with the job.
 */
export const BulkPartEntity = new Entity(
  {
    model: model("bulk-part"),
    attributes: {
      /** The id of the job. */
      job: text,
      /** For example `input#000012`. */
      name: text,
      piece: { type: "number", required: true, padding: { length: 4, char: "0" } },
      /** How many pieces the part has. A part that was written again may have left more of them. */
      pieces: number,
      bytes: { type: custom<Uint8Array>("any"), required: true },
      expiresAt: number,
    },
    indexes: {
      primary: primaryKey({ pk: "bulk#${job}", sk: "${name}#${piece}" }),
    },
  },
  connection,
);
