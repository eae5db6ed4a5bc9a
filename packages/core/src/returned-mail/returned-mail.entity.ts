import type { ReturnKind, ReturnSubject } from "@tresen/contract/health/returned-mail";
import { Entity } from "electrodb";
import {
  connection,
  custom,
  indexKey,
  model,
  number,
  optionalNumber,
  optionalText,
  primaryKey,
  text,
} from "../platform/db";

/**
 * A mail that came back from one address, or was reported as unwanted there. The address is stored as a hash, by which an
 * erasure finds the row, and masked.
 */
export const ReturnedMailEntity = new Entity(
  {
    model: model("returned-mail"),
    attributes: {
      /** See `reachHash`. */
      reach: text,
      /** By which SES knows the mail. */
      messageId: text,
      kind: { type: custom<ReturnKind>("string"), required: true },
      /** By the clock of SES. */
      at: text,
      recipient: text,
      event: optionalText,
      resource: { type: custom<ReturnSubject>("string") },
      subject: optionalText,
      expiresAt: number,
    },
    indexes: {
      primary: primaryKey({ pk: "returned-mail#${reach}", sk: "${messageId}#${kind}" }),
      newest: indexKey({ index: "gsi1", pk: "returned-mails", sk: "${at}" }),
    },
  },
  connection,
);

/** That SES has sent the mail of a job: whoever tries again after an interruption does not send it a second time. */
export const SentMailEntity = new Entity(
  {
    model: model("sent-mail"),
    attributes: { job: text, messageId: text, expiresAt: number },
    indexes: { primary: primaryKey({ pk: "sent-mail#${job}", sk: "sent-mail" }) },
  },
  connection,
);

/** How many mails were sent on a UTC day, and how many came back or were reported on it. */
export const MailDayEntity = new Entity(
  {
    model: model("mail-day"),
    attributes: {
      day: text,
      sent: optionalNumber,
      returned: optionalNumber,
      complained: optionalNumber,
      expiresAt: number,
    },
    indexes: { primary: primaryKey({ pk: "mail-days", sk: "${day}" }) },
  },
  connection,
);
