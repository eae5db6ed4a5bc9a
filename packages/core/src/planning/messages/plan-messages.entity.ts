import type { PlanChannel } from "@tresen/contract/planning/messages/plan-messages";
import { Entity } from "electrodb";
import { anything, connection, model, primaryKey, text } from "../../platform/db";

/** How a person wants to be told of their shifts. */
export const PlanMessagesEntity = new Entity(
  {
    model: model("planMessages"),
    attributes: { user: text, channels: { ...anything<PlanChannel[]>(), required: true } },
    indexes: { primary: primaryKey({ pk: "planMessages#${user}", sk: "planMessages" }) },
  },
  connection,
);
