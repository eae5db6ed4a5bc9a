import * as z from "zod";
import { clock, closingClock } from "../../branch/opening-hours-fields";
import type { Referrer } from "../../kit/resource";
import { ref } from "../../kit/schema";
import { WEEKDAYS } from "../../kit/time";
import { STREAM_FIELDS as texts, STREAM_MESSAGES, STREAM_TITLES, WEEKDAY_LABELS } from "./stream.texts";

const segment = ref("digital-signage-segments", texts.segment);
const window = {
  from: clock.meta({ title: texts.from }),
  to: closingClock.meta({ title: texts.to, description: texts.toHint }),
};
const priority = z.int().min(0).max(100).default(0).meta({ title: texts.priority, description: texts.priorityHint });

/**
 * A window that ends when it begins would last a whole day, which hardly anybody means. From midnight to midnight is a
 * whole day, as among opening hours.
 */
const takesTime = (entry?: { from?: string; to?: string }): boolean =>
  entry?.from === undefined || entry.from !== entry.to || entry.from === "00:00";
// Checked although the entry has other faults, so that all faults are reported at once.
const noTime = { path: ["to"], error: STREAM_MESSAGES.noTime, when: () => true };

export const planEntry = z
  .strictObject({
    segment,
    weekdays: z
      .array(z.enum(WEEKDAYS).meta({ labels: WEEKDAY_LABELS }))
      .max(7)
      .overwrite((days) => [...new Set(days)])
      .default([])
      .meta({ title: texts.weekdays, description: texts.weekdaysHint }),
    ...window,
    priority,
  })
  .refine(takesTime, noTime);

export const streamOverride = z
  .strictObject({
    fromDate: z.iso.date().meta({ title: texts.fromDate }),
    toDate: z.iso.date().meta({ title: texts.toDate }),
    ...window,
    segment,
    priority,
  })
  .refine(takesTime, noTime);

/** The fields of streams that refer to other records, and what is needed to weigh them. */
export const streamReferrer = {
  name: "digital-signage-streams",
  ...STREAM_TITLES,
  title: ["name"],
  fields: z.object({
    branch: ref("branches", texts.branch).nullish().meta({ column: true, description: texts.branchHint }),
    filler: ref("digital-signage-segments", texts.filler).meta({ column: true, description: texts.fillerHint }),
    plan: z.array(planEntry).max(200).default([]).meta({ title: texts.plan, entry: texts.planEntry }),
    overrides: z.array(streamOverride).max(200).default([]).meta({ title: texts.overrides, entry: texts.override }),
  }),
  access: { read: "staff", create: "manager", update: "manager", remove: "manager" },
  branchesOf: ({ branch }: { id: string; branch?: string | null | undefined }) => (branch ? [branch] : []),
  isSharedWithoutBranch: true,
  refersToMany: true,
} as const satisfies Referrer;
