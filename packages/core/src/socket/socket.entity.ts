import { Entity } from "electrodb";
import { connection, model, number, optionalText, primaryKey, text } from "../platform/db";

/** A connection that follows a channel. Rows of connections that ended are removed by the first hint, or expire. */
export const SocketEntity = new Entity(
  {
    model: model("socket"),
    attributes: {
      channel: text,
      /** API Gateway's id of the connection. */
      socket: text,
      /** The TV that the connection is of, in the row of the channel that all TVs follow. */
      tv: optionalText,
      /** In seconds since 1970; DynamoDB's time to live. */
      expiresAt: number,
    },
    indexes: { primary: primaryKey({ pk: "socket#${channel}", sk: "${socket}" }) },
  },
  connection,
);

/**
 * The connection of a TV, beside what it told of itself. A row of its own, since it is written with each connection and a
 * report is larger.
 */
export const TvSocketEntity = new Entity(
  {
    model: model("tvSocket"),
    attributes: {
      tv: text,
      /** The last connection that it opened. */
      socket: text,
      /** ISO, when that connection ended; none as long as it holds. */
      closedAt: optionalText,
    },
    indexes: { primary: primaryKey({ pk: "tv#${tv}", sk: "socket" }) },
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
      /** The TV that the ticket is for. */
      tv: optionalText,
      /** In milliseconds by the platform's clock. */
      validUntil: number,
      /** In seconds since 1970; DynamoDB's time to live. */
      expiresAt: number,
    },
    indexes: { primary: primaryKey({ pk: "socket-ticket#${ticketHash}", sk: "ticket" }) },
  },
  connection,
);
