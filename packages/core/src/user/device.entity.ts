import { Entity } from "electrodb";
import { connection, model, number, primaryKey, text } from "../platform/db";

/** A browser in which a username was logged in to before. Only the hash of what its cookie holds is stored. */
export const DeviceEntity = new Entity(
  {
    model: model("device"),
    attributes: {
      tokenHash: text,
      username: text,
      /** Seconds since 1970, the table's time to live. */
      expiresAt: number,
    },
    indexes: {
      primary: primaryKey({ pk: "device#${tokenHash}", sk: "${username}" }),
    },
  },
  connection,
);
