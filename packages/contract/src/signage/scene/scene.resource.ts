import * as z from "zod";
import { openingHours } from "../../branch/opening-hours-fields";
import { menuReferrer } from "../../catalog/menu.referrer";
import { pickedByBranch, referringTo } from "../../kit/list/pick-by-branch";
import { type RecordOf, defineResource } from "../../kit/resource";
import { choice, flag, id, line, requiredLine } from "../../kit/schema";
import { TRANSITIONS } from "../playing/parts";
import { isOfBranch, signageTags } from "../signage-fields";
import { sceneContent } from "./scene-content";
import { sceneReferrer } from "./scene.referrer";
import { checkScene } from "./scene.rules";
import { FIT_LABELS, SCENE_FIELDS as texts, SCENE_MESSAGES, SCENE_TYPE_LABELS, TRANSITION_LABELS } from "./scene.texts";
import { LONGEST_SCENE, SCENE_FITS, SCENE_TYPES } from "./scene.values";

const { fields: references, ...target } = sceneReferrer;
const display = { section: texts.display };
const validity = { section: texts.validity };

/** One picture of a screen for guests, which segments put in an order: docs/decisions/0109. */
export const scenes = defineResource({
  ...target,
  idPrefix: "scn",
  navigation: { group: "signage", icon: "play", position: 1 },
  fields: z.strictObject({
    name: requiredLine(texts.name).meta({ column: true }),
    path: z
      .string()
      .min(1)
      .max(100)
      .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, SCENE_MESSAGES.path)
      .meta({ title: texts.path, description: texts.pathHint }),
    title: line(texts.title).default("").meta({ description: texts.titleHint }),
    type: choice([...SCENE_TYPES], { title: texts.type, labels: SCENE_TYPE_LABELS, column: true }),
    content: sceneContent.prefault({}).meta({ title: texts.content }),
    duration: z
      .int()
      .min(1)
      .max(LONGEST_SCENE)
      .default(10)
      .meta({ title: texts.duration, column: true, ...display }),
    transition: choice([...TRANSITIONS], { title: texts.transition, labels: TRANSITION_LABELS, ...display }).default(
      "fade",
    ),
    fit: choice([...SCENE_FITS], { title: texts.fit, labels: FIT_LABELS, ...display }).default("contain"),
    validFrom: z.iso
      .date()
      .nullish()
      .meta({ title: texts.validFrom, ...validity }),
    validTo: z.iso
      .date()
      .nullish()
      .meta({ title: texts.validTo, description: texts.validToHint, ...validity }),
    schedule: openingHours(texts.schedule)
      .default([])
      .meta({ description: texts.scheduleHint, outside: texts.outside, ...validity }),
    branches: references.shape.branches.meta({ column: true, description: texts.branchesHint, ...validity }),
    tags: signageTags,
    isEnabled: flag(texts.isEnabled, true).meta({ column: true }),
  }),
  check: checkScene,
  pickedBy: pickedByBranch,
  refersTo: referringTo({ ...menuReferrer, pickedBy: pickedByBranch }),
  unique: [["path"]],
  list: {
    filters: ["type", "branches", "tags", "isEnabled"],
    sortable: ["name", "path", "updatedAt"],
    searchable: ["name", "path", "title", "tags"],
    conditions: {
      branch: { values: id, holds: ({ record, value }) => isOfBranch({ branches: record.branches, branch: value }) },
      tag: { values: z.string().max(60), holds: ({ record, value }) => record.tags.includes(value) },
    },
  },
  inSnapshot: false,
});

export type Scene = RecordOf<typeof scenes>;
