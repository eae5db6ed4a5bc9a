import type { StoppedUse } from "@tresen/contract/reminder/reminder-kinds";
import { Entity } from "electrodb";
import { connection, custom, model, number, primaryKey, text } from "../platform/db";

/**
 * A mail address or phone number that must get no more of something. It is stored as a hash, and stays when its person is
 * erased: an objection to advertising has to be kept, or the next message would break it.
 */
export const ContactStopEntity = new Entity(
  {
    model: model("contactStop"),
    attributes: {
      contactHash: text,
      use: { type: custom<StoppedUse>("string"), required: true },
      stoppedAt: text,
    },
    indexes: { primary: primaryKey({ pk: "contact-stop#${contactHash}", sk: "${use}" }) },
  },
  connection,
);

/** Where the link in a message leads by which it is stopped. It contains no personal data. */
export const StopLinkEntity = new Entity(
  {
    model: model("stopLink"),
    attributes: {
      token: text,
      contactHash: text,
      use: { type: custom<StoppedUse>("string"), required: true },
      expiresAt: number,
    },
    indexes: { primary: primaryKey({ pk: "stop-link#${token}", sk: "link" }) },
  },
  connection,
);
