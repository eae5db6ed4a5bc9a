import { Entity } from "electrodb";
import { connection, model, number, primaryKey, text } from "../platform/db";

/** What the short link in an SMS opens. It names nobody: the number stands in it only as a hash. */
export const SmsLinkEntity = new Entity(
  {
    model: model("smsLink"),
    attributes: {
      token: text,
      phoneHash: text,
      /** The order's page. */
      uid: text,
      hash: text,
      expiresAt: number,
    },
    indexes: {
      primary: primaryKey({ pk: "sms-link#${token}", sk: "link" }),
    },
  },
  connection,
);

/** A number that wants no SMS any more. */
export const SmsStopEntity = new Entity(
  {
    model: model("smsStop"),
    attributes: {
      phoneHash: text,
      stoppedAt: text,
    },
    indexes: {
      primary: primaryKey({ pk: "sms-stop#${phoneHash}", sk: "stop" }),
    },
  },
  connection,
);
