import type { FormData, WithdrawalForm } from "@tresen/contract/form/form";
import { Entity } from "electrodb";
import { connection, custom } from "../platform/db";
import type { Channel } from "./message";

/**
 * The state of a message in versions before jobs. `queued`, `waiting` (for others of its kind), `claimed` and `retry`
 * were unfinished; all others are final.
 */
export type MessageState =
  "queued" | "waiting" | "claimed" | "retry" | "sent" | "joined" | "failed" | "unconfirmed" | "dropped";

/**
 * A message of a version that stored messages in rows of their own. None are written any more: `convertEarlierMessages`
 * creates jobs for unfinished ones; the others show until they expire what was sent.
 */
export const MessageEntity = new Entity(
  {
    model: { entity: "message", version: "1", service: "tresen" },
    attributes: {
      owner: { type: "string", required: true },
      /** Event, recipient side and channel, and what distinguishes messages that staff sent again. */
      key: { type: "string", required: true },
      event: { type: "string", required: true },
      channel: { type: custom<Channel>("string"), required: true },
      to: { type: "string", required: true },
      branch: { type: "string" },
      orders: { type: custom<string[]>("any") },
      form: { type: custom<FormData>("any") },
      withdrawal: { type: custom<WithdrawalForm>("any") },
      state: { type: custom<MessageState>("string"), required: true },
      attempts: { type: "number", required: true },
      createdAt: { type: "string", required: true },
      dueAt: { type: "string" },
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
