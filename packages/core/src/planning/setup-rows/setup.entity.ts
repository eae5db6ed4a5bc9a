import type { PlannerSetup } from "@tresen/contract/planning/planner/planner";
import { Entity } from "electrodb";
import { anything, connection, model, number, primaryKey, text } from "../../platform/db";

/** What a branch plans its weeks with: templates and needs, in one row, since the planner reads both. */
export const PlannerSetupEntity = new Entity(
  {
    model: model("plannerSetup"),
    attributes: {
      branch: text,
      version: number,
      fields: { ...anything<Omit<PlannerSetup, "version">>(), required: true },
    },
    indexes: { primary: primaryKey({ pk: "planner-setup#${branch}", sk: "planner-setup" }) },
  },
  connection,
);
