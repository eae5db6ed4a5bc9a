import { Entity } from "electrodb";
import { connection, model, number, primaryKey, text } from "../../platform/db";

/**
 * Notes that a redirect now leads to this path. Whoever puts a redirect at the path at the same moment reads the row
 * before the check and writes on condition that it is unchanged.
 */
export const ReachedPathEntity = new Entity(
  {
    model: model("reachedPath"),
    attributes: {
      /** In lower case. */
      path: text,
      /** Another value for each write. */
      mark: text,
      /** Only writes of the same moment compare the row. */
      expiresAt: number,
    },
    indexes: {
      primary: primaryKey({ pk: "redirect-to#${path}", sk: "redirect-to" }),
    },
  },
  connection,
);
