import * as z from "zod";
import { referringTo } from "../../kit/list/pick-by-branch";
import { type RecordOf, defineResource } from "../../kit/resource";
import { choice, requiredLine } from "../../kit/schema";
import { ENTRY_ORDERS } from "../playing/parts";
import { sceneTarget } from "../scene/scene.target";
import { signageTags } from "../signage-fields";
import { segmentReferrer } from "./segment.referrer";
import { checkSegment } from "./segment.rules";
import { ORDER_LABELS, SEGMENT_FIELDS as texts } from "./segment.texts";

const { fields: references, ...target } = segmentReferrer;

/** Scenes in an order, which streams play at their times. */
export const segments = defineResource({
  ...target,
  idPrefix: "seg",
  navigation: { group: "signage", icon: "film", position: 2 },
  fields: z.strictObject({
    name: requiredLine(texts.name).meta({ column: true }),
    order: choice([...ENTRY_ORDERS], { title: texts.order, labels: ORDER_LABELS, column: true }).default("sequence"),
    entries: references.shape.entries,
    tags: signageTags,
  }),
  refersTo: referringTo(sceneTarget),
  check: checkSegment,
  unique: [],
  list: {
    filters: ["order", "tags"],
    sortable: ["name", "updatedAt"],
    searchable: ["name", "tags"],
    derived: [{ name: "branch", title: texts.branch, description: texts.branchFilter, resource: "branches" }],
    conditions: { tag: { values: z.string().max(60), holds: ({ record, value }) => record.tags.includes(value) } },
  },
  inSnapshot: false,
});

export type Segment = RecordOf<typeof segments>;
