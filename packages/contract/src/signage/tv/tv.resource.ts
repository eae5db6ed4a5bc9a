import * as z from "zod";
import { openingHours } from "../../branch/opening-hours-fields";
import { departmentTarget } from "../../branch/department/department.target";
import { identifier } from "../../kit/fields/identifier-field";
import { pickedByBranch, referringTo } from "../../kit/list/pick-by-branch";
import { type RecordOf, defineResource } from "../../kit/resource";
import { choice, flag, line, requiredLine } from "../../kit/schema";
import { signageTags } from "../signage-fields";
import { ORIENTATION_LABELS } from "../stream/stream.texts";
import { streamTarget } from "../stream/stream.target";
import { ORIENTATIONS } from "../stream/stream.values";
import { tvReferrer } from "./tv.referrer";
import { checkTv } from "./tv.rules";
import { tvServed } from "./tv.served";
import { TV_FIELDS as texts, TV_STATE_LABELS } from "./tv.texts";

const { fields: references, ...target } = tvReferrer;
const screen = { section: texts.screen };
const place = (title: string) => z.int().min(1).max(8).meta({ title });
const pixels = (title: string) => z.int().min(240).max(8192).meta({ title });

/** Screens for guests: docs/decisions/0109. */
export const tvs = defineResource({
  ...target,
  idPrefix: "tv",
  navigation: { group: "signage", icon: "tv", position: 4 },
  fields: z.strictObject({
    // The list shows first what a TV does: its columns fit on a usual screen, and more can be chosen.
    identifier: identifier.meta({ column: false }),
    name: requiredLine(texts.name).meta({ column: true }),
    branch: references.shape.branch,
    department: references.shape.department,
    place: line(texts.place, 200).default("").meta({ description: texts.placeHint }),
    stream: references.shape.stream,
    group: line(texts.group, 60).default("").meta({ description: texts.groupHint }),
    tags: signageTags,
    orientation: choice([...ORIENTATIONS], {
      ...{ title: texts.orientation, labels: ORIENTATION_LABELS },
      ...screen,
    }).default("landscape"),
    size: z
      .strictObject({ width: pixels(texts.width), height: pixels(texts.height) })
      .default({ width: 1920, height: 1080 })
      .meta({ title: texts.size, ...screen }),
    powerHours: openingHours(texts.powerHours)
      .default([])
      .meta({ description: texts.powerHoursHint, outside: texts.outside, ...screen }),
    volume: z
      .int()
      .min(0)
      .max(100)
      .default(0)
      .meta({ title: texts.volume, ...screen }),
    wall: z
      .strictObject({
        columns: place(texts.columns),
        rows: place(texts.rows),
        column: place(texts.column),
        row: place(texts.row),
      })
      .nullish()
      .meta({ title: texts.wall, description: texts.wallHint, ...screen }),
    isEnabled: flag(texts.isEnabled, true).meta({ column: true }),
    ...tvServed.fields,
  }),
  entered: tvServed.entered,
  check: checkTv,
  pickedBy: pickedByBranch,
  refersTo: referringTo(departmentTarget, streamTarget),
  unique: [["identifier"]],
  list: {
    filters: ["branch", "stream", "group", "tags", "orientation", "isEnabled"],
    sortable: ["name", "identifier"],
    searchable: ["name", "identifier", "place", "tags"],
    conditions: { tag: { values: z.string().max(60), holds: ({ record, value }) => record.tags.includes(value) } },
    derived: [{ name: "state", title: texts.status, labels: TV_STATE_LABELS }],
  },
  inSnapshot: false,
});

export type Tv = RecordOf<typeof tvs>;
