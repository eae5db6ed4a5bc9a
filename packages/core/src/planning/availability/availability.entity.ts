import type { Wish } from "@tresen/contract/planning/availability/availability";
import { Entity } from "electrodb";
import { anything, connection, model, number, primaryKey, text } from "../../platform/db";

/** When a person would like to work, or cannot. */
export const AvailabilityEntity = new Entity(
  {
    model: model("availability"),
    attributes: { user: text, version: number, wishes: { ...anything<Wish[]>(), required: true } },
    indexes: { primary: primaryKey({ pk: "availability#${user}", sk: "availability" }) },
  },
  connection,
);
