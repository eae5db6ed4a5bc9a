import * as z from "zod";
import type { Referrer } from "../../kit/resource";
import { choice, ref } from "../../kit/schema";
import { TRANSITIONS } from "../playing/parts";
import { TRANSITION_LABELS } from "../scene/scene.texts";
import { CONDITION_LABELS, SEGMENT_FIELDS as texts, SEGMENT_TITLES } from "./segment.texts";

const LONGEST_ENTRY = 24 * 3600;

const condition = z.strictObject({
  kind: choice(["soldOutCategory", "open", "openOrdersAbove"], {
    title: texts.conditionKind,
    labels: CONDITION_LABELS,
  }),
  /** The id of a category, a number of orders, or nothing. */
  value: z
    .union([z.string().max(64), z.int().min(0).max(10_000)])
    .nullish()
    .meta({
      title: texts.conditionValue,
      description: texts.conditionValueHint,
      refBy: { field: "kind", resources: { soldOutCategory: "categories" } },
    }),
});

/** A scene or another segment, and how long, how often and when it is shown. */
export const segmentEntry = z.strictObject({
  scene: ref("scenes", texts.scene).nullish(),
  segment: ref("digital-signage-segments", texts.segment).nullish(),
  duration: z
    .int()
    .min(1)
    .max(LONGEST_ENTRY)
    .nullish()
    .meta({ title: texts.duration, description: texts.durationHint }),
  transition: choice([...TRANSITIONS], { title: texts.transition, labels: TRANSITION_LABELS })
    .nullish()
    .meta({ description: texts.transitionHint }),
  weight: z.int().min(1).max(100).nullish().meta({ title: texts.weight, description: texts.weightHint }),
  condition: condition.nullish().meta({ title: texts.condition }),
});

/** The fields of segments that refer to other records, and what is needed to weigh them. */
export const segmentReferrer = {
  name: "digital-signage-segments",
  ...SEGMENT_TITLES,
  title: ["name"],
  fields: z.object({
    entries: z.array(segmentEntry).max(200).default([]).meta({ title: texts.entries, entry: texts.entry }),
  }),
  access: { read: "staff", create: "manager", update: "manager", remove: "manager" },
  refersToMany: true,
} as const satisfies Referrer;
