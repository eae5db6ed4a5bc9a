import { Entity } from "electrodb";
import { connection, model, optionalNumber, primaryKey, text } from "../../platform/db";

/** Counts the minutes of work that orders take of a station in one slot. */
export const StationSlotEntity = new Entity(
  {
    model: model("stationSlot"),
    attributes: {
      branch: text,
      /** The start of the slot as an ISO instant. */
      slot: text,
      station: text,
      taken: optionalNumber,
      expiresAt: optionalNumber,
    },
    indexes: {
      primary: primaryKey({ pk: "station-slots#${branch}", sk: "${slot}#${station}" }),
    },
  },
  connection,
);
