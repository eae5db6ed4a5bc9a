import * as z from "zod";
import { departmentTarget } from "../branch/department/department.target";
import { instant } from "../kit/fields/instant-fields";
import { workInstant } from "../kit/fields/work-day-fields";
import { pickedByBranch, referringTo } from "../kit/list/pick-by-branch";
import { type RecordOf, defineResource } from "../kit/resource";
import { choice, line, prose } from "../kit/schema";
import { served } from "../kit/served";
import { unsetAsNull } from "../kit/fields/unset-as-null";
import { userTarget } from "../user/user.target";
import { CONSENT_ANSWERS, SHIFT_STATES } from "./shift.state";
import { workingScheduleReferrer } from "./working-schedule.referrer";
import { checkShift } from "./working-schedule.rules";
import { SHIFT_FIELDS as texts, SHIFT_STATE_LABELS } from "./working-schedule.texts";

const { fields: references, ...target } = workingScheduleReferrer;

/** What was told of a shift at its last publication, and what had been told before: null if nothing. */
const told = z.strictObject({
  publication: z.string(),
  at: instant,
  user: z.string().nullable(),
  role: z.string(),
  startsAt: instant,
  endsAt: instant,
  breakMinutes: z.int(),
  isCancelled: z.boolean(),
  before: z.strictObject({ user: z.string().nullable(), startsAt: instant, endsAt: instant }).nullable(),
  /** The times to which its person held before: told in time, or agreed to. Shifts told by earlier versions have none. */
  held: z.strictObject({ user: z.string(), startsAt: instant, endsAt: instant }).nullish(),
});
export type Told = z.output<typeof told>;

/** What the law asks of the person of a shift that was told or called off too late, and what they answered. */
const consent = z.strictObject({
  user: z.string(),
  paragraph: z.string(),
  askedAt: instant,
  answer: z.enum(CONSENT_ANSWERS).nullable(),
  answeredAt: instant.nullable(),
});
export type Consent = z.output<typeof consent>;

/** What only the server writes. */
export const shiftServed = served({
  state: choice(SHIFT_STATES, { title: texts.state, labels: SHIFT_STATE_LABELS, column: true }).default("draft"),
  day: z.iso
    .date()
    .nullish()
    .meta({ title: texts.day, description: "Der Tag des Beginns in der Zeitzone der Filiale." }),
  told: told.nullish().meta({ title: texts.told }),
  consent: consent.nullish().meta({ title: texts.consent }),
});

/** The plan: stretches of time in which somebody is to work, or which somebody can take. */
export const workingSchedules = defineResource({
  ...target,
  idPrefix: "shf",
  navigation: { group: "time", icon: "id-card", position: 2 },
  fields: z.strictObject({
    startsAt: workInstant.meta({ title: texts.startsAt, column: true }),
    endsAt: workInstant.meta({ title: texts.endsAt, column: true }),
    ...references.shape,
    role: line(texts.role, 60).default("").meta({ column: true, description: texts.roleHint }),
    breakMinutes: z.int().min(0).max(1439).default(0).meta({ title: texts.breakMinutes, column: true }),
    note: prose(texts.note, 1000).default(""),
    ...shiftServed.fields,
  }),
  entered: shiftServed.entered,
  asRead: unsetAsNull("user", "department", "kind"),
  check: checkShift,
  pickedBy: pickedByBranch,
  refersTo: referringTo(userTarget, departmentTarget),
  unique: [],
  list: {
    filters: ["user", "branch", "department", "state"],
    sortable: ["startsAt"],
    searchable: [],
    leading: ["branch", "user"],
    derived: [
      { name: "from", title: texts.from },
      { name: "to", title: texts.to },
    ],
  },
  onlyExported: ["state", "day"],
  inSnapshot: false,
});

export type WorkingSchedule = RecordOf<typeof workingSchedules>;
