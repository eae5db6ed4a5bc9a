import { Entity } from "electrodb";
import { connection, model, primaryKey, text } from "../../platform/db";

/** The secret address of a person's calendar of shifts: of the secret only the hash. */
export const ShiftCalendarEntity = new Entity(
  {
    model: model("shiftCalendar"),
    attributes: { user: text, secretHash: text, createdAt: text },
    indexes: { primary: primaryKey({ pk: "shift-calendar#${user}", sk: "shift-calendar" }) },
  },
  connection,
);
