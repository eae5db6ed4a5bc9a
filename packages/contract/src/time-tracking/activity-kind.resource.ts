import * as z from "zod";
import { color } from "../kit/fields/color-field";
import { type RecordOf, defineResource } from "../kit/resource";
import { flag, requiredLine } from "../kit/schema";
import { ACTIVITY_KIND_FIELDS as texts } from "./activity-kind-fields";
import { activityKindReferrer } from "./activity-kind.referrer";

/** What one may choose when stamping, such as service, office or travel. */
export const activityKinds = defineResource({
  ...activityKindReferrer,
  idPrefix: "wak",
  navigation: { group: "time", icon: "tag", position: 8 },
  fields: z.strictObject({
    name: requiredLine(texts.name, 60).meta({ column: true }),
    color: color.default("#64748b").meta({ title: texts.color, column: true }),
    isPaid: flag(texts.isPaid, true).meta({ column: true }),
    isBreak: flag(texts.isBreak).meta({ column: true, description: texts.isBreakHint }),
    countsAsWorkingTime: flag(texts.countsAsWorkingTime, true).meta({
      column: true,
      description: texts.countsAsWorkingTimeHint,
    }),
    isProjectRequired: flag(texts.isProjectRequired).meta({ description: texts.isProjectRequiredHint }),
    branches: activityKindReferrer.fields.shape.branches,
  }),
  unique: [["name"]],
  list: {
    filters: ["branches", "isPaid", "isBreak", "countsAsWorkingTime"],
    sortable: ["name"],
    searchable: ["name"],
  },
  inSnapshot: false,
});

export type ActivityKind = RecordOf<typeof activityKinds>;
