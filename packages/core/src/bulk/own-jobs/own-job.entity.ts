import { Entity } from "electrodb";
import { connection, model, number, primaryKey, text } from "../../platform/db";

/** Names a job of many records for the person who started it. It expires with the job. */
export const OwnJobEntity = new Entity(
  {
    model: model("own-job"),
    attributes: {
      user: text,
      /** When it was started, by the platform's clock. */
      createdAt: text,
      /** The id of the job. */
      job: text,
      expiresAt: number,
    },
    indexes: {
      primary: primaryKey({ pk: "own-jobs#${user}", sk: "${createdAt}#${job}" }),
    },
  },
  connection,
);
