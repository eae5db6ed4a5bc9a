import { Entity } from "electrodb";
import { connection, model, number, primaryKey, text } from "../platform/db";

/** A connection that follows a channel. Rows of connections that ended are removed by the first hint, or expire. */
export const SocketEntity = new Entity(
  {
    model: model("socket"),
    attributes: {
      channel: text,
      /** API Gateway's id of the connection. */
      socket: text,
      /** In seconds since 1970; DynamoDB's time to live. */
      expiresAt: number,
    },
    indexes: { primary: primaryKey({ pk: "socket#${channel}", sk: "${socket}" }) },
  },
  connection,
);

/** What the holder of a ticket may follow. Only a hash of the ticket is stored. */
export const SocketTicketEntity = new Entity(
  {
    model: model("socketTicket"),
    attributes: {
      ticketHash: text,
      channels: { type: "list", items: { type: "string" }, required: true },
      /** In milliseconds by the platform's clock. */
      validUntil: number,
      /** In seconds since 1970; DynamoDB's time to live. */
      expiresAt: number,
    },
    indexes: { primary: primaryKey({ pk: "socket-ticket#${ticketHash}", sk: "ticket" }) },
  },
  connection,
);
