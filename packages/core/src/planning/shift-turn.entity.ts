import { Entity } from "electrodb";
import { connection, model, number, primaryKey, text } from "../platform/db";

/**
 * Counts the writes of binding shifts of one person. Each of them needs the count that it read before it looked for
 * others at the same time, so that of two shifts that overlap only one is written.
 */
export const ShiftTurnEntity = new Entity(
  {
    model: model("shiftTurn"),
    attributes: {
      /** The id of the user. */
      user: text,
      count: number,
    },
    indexes: {
      primary: primaryKey({ pk: "shift-turn#${user}", sk: "shift-turn" }),
    },
  },
  connection,
);
