import { Entity } from "electrodb";
import { connection, model, number, primaryKey, text } from "../platform/db";

/** The target of a short link in an SMS. It contains no personal data: the phone number is stored as a hash. */
export const SmsLinkEntity = new Entity(
  {
    model: model("smsLink"),
    attributes: {
      token: text,
      phoneHash: text,
      /** The uid of the order. */
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

/** A phone number that must get no more SMS. */
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
