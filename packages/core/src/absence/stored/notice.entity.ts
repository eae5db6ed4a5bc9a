import { Entity } from "electrodb";
import { connection, model, number, optionalText, primaryKey, text } from "../../platform/db";

/**
 * That the employer told somebody to take their leave before it lapses, in writing. It counts from the day on which the
 * mail was sent; until then `sentAt` is missing.
 */
export const LeaveNoticeEntity = new Entity(
  {
    model: model("leaveNotice"),
    attributes: {
      /** The id of the user. */
      user: text,
      /** The last day on which the leave can be taken, and the day on which it was told. */
      lapsesOn: text,
      day: text,
      /** In days or hours of the contract of that day. */
      left: number,
      unit: text,
      /** The key of the mail's job. */
      job: text,
      sentAt: optionalText,
    },
    indexes: { primary: primaryKey({ pk: "leave-notices#${user}", sk: "${lapsesOn}#${day}" }) },
  },
  connection,
);
