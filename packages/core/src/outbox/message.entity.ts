import type { FormData, WithdrawalForm } from "@tresen/contract/form/form";
import { CustomAttributeType, Entity } from "electrodb";
import { connection } from "../platform/db";

/**
 * `queued`: to be sent. `waiting`: to be sent with others of its kind, or alone where none came. `claimed`: somebody is
 * sending it. `retry`: could not be sent, will be tried again. And the ends:
 * `sent`; `joined` to another, which says it; `failed` for good; `unconfirmed`: it may have been sent, and to try again
 * might send it twice; `dropped`: not to be sent.
 */
export type MessageState =
  "queued" | "waiting" | "claimed" | "retry" | "sent" | "joined" | "failed" | "unconfirmed" | "dropped";
export type Channel = "mail" | "sms";

/** One message to one recipient about one event. Its key is what it is about, so that it can be claimed only once. */
export const MessageEntity = new Entity(
  {
    model: { entity: "message", version: "1", service: "tresen" },
    attributes: {
      /** The order's number, or the form's, the withdrawal's or, of several orders, the message's own. */
      owner: { type: "string", required: true },
      /**
       * Event, channel and who it is for; what may happen to an order repeatedly has what tells one time from another.
       */
      key: { type: "string", required: true },
      event: { type: "string", required: true },
      channel: { type: CustomAttributeType<Channel>("string"), required: true },
      to: { type: "string", required: true },
      branch: { type: "string" },
      /** The orders' numbers, where the message is about several. */
      orders: { type: CustomAttributeType<string[]>("any") },
      /** What was filled in, where the message is about a form. */
      form: { type: CustomAttributeType<FormData>("any") },
      /** What was declared, where the message is about a withdrawal that came without a key to its order. */
      withdrawal: { type: CustomAttributeType<WithdrawalForm>("any") },
      state: { type: CustomAttributeType<MessageState>("string"), required: true },
      attempts: { type: "number", required: true },
      createdAt: { type: "string", required: true },
      /** When to look at it again, by the machine's clock; none once it has come to an end. */
      dueAt: { type: "string" },
      /** The provider's number for it. */
      providerId: { type: "string" },
      reason: { type: "string" },
      expiresAt: { type: "number", required: true },
    },
    indexes: {
      primary: {
        pk: { field: "pk", composite: ["owner"], template: "message#${owner}", casing: "none" },
        sk: { field: "sk", composite: ["key"], template: "${key}", casing: "none" },
      },
      due: {
        index: "gsi2",
        projection: "keys_only",
        condition: ({ dueAt }) => dueAt !== undefined,
        pk: { field: "gsi2pk", composite: [], template: "messages", casing: "none" },
        sk: { field: "gsi2sk", composite: ["dueAt"], template: "${dueAt}", casing: "none" },
      },
    },
  },
  connection,
);
