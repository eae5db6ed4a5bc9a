import * as z from "zod";
import { pickedByBranch } from "../../kit/list/pick-by-branch";
import { type RecordOf, defineResource } from "../../kit/resource";
import { choice, flag, requiredLine } from "../../kit/schema";
import { streamReferrer } from "./stream.referrer";
import { checkStream } from "./stream.rules";
import { ORIENTATION_LABELS, STREAM_FIELDS as texts } from "./stream.texts";
import { ORIENTATIONS } from "./stream.values";

const { fields: references, ...target } = streamReferrer;

/** What screens show when: a week, exceptions of days, and what is shown otherwise. */
export const streams = defineResource({
  ...target,
  idPrefix: "str",
  navigation: { group: "signage", icon: "clock", position: 3 },
  fields: z.strictObject({
    name: requiredLine(texts.name).meta({ column: true }),
    branch: references.shape.branch,
    orientation: choice([...ORIENTATIONS], {
      ...{ title: texts.orientation, labels: ORIENTATION_LABELS, column: true },
    }).default("landscape"),
    isMuted: flag(texts.isMuted, true),
    filler: references.shape.filler,
    plan: references.shape.plan,
    overrides: references.shape.overrides,
  }),
  check: checkStream,
  pickedBy: pickedByBranch,
  // Names of streams of other branches cannot be seen, so they must not be in the way.
  unique: [],
  list: {
    filters: ["orientation"],
    sortable: ["name", "updatedAt"],
    searchable: ["name"],
    derived: [
      { name: "branch", title: texts.branch, description: texts.branchFilter, resource: "branches" },
      // Streams have no tags of their own.
      { name: "tag", title: texts.tag, description: texts.tagFilter },
    ],
  },
  inSnapshot: false,
});

export type Stream = RecordOf<typeof streams>;
