import type { AbsenceKind } from "@tresen/contract/absence/absence-kinds";
import type { Unit } from "@tresen/contract/catalog/units";
import type { BuiltInRole } from "@tresen/contract/kit/access";
import type { Wish } from "@tresen/contract/planning/availability/availability";
import type { StaffingNeed } from "@tresen/contract/planning/planner/planner";
import type { ProjectState } from "@tresen/contract/project/project.state";
import type { TaskState } from "@tresen/contract/project/task.state";

/** What somebody works on some weekdays (1 for Monday to 7 for Sunday), by the clock of the branch. */
export interface Stint {
  weekdays: readonly number[];
  from: string;
  /** Where it is not after `from`, it ends on the next day. */
  to: string;
  breakMinutes: number;
  branch: string;
  role: string;
  kind: string;
}

/** How far somebody's sheets of the last month but one, and of the last month, have come. */
interface SheetGoals {
  beforeLast: SheetGoal;
  last: SheetGoal;
}
export type SheetGoal = "open" | "confirmed" | "approved" | "locked";

/** Somebody on the staff of a demo shop. */
export interface Member {
  id: string;
  /** Null for a demo log-in, which has its own. */
  account: { username: string; firstName: string; lastName: string; phone: string; role: BuiltInRole } | null;
  branches: readonly string[];
  personnelNumber: string;
  /** Their age in years and further days when the demo starts. */
  age: readonly [years: number, days: number];
  /** They entered on the first of a month, so many months before the one of the start. */
  employedMonths: number;
  /**
   * For how many months before that of the start their time is recorded here, and their contracts are. What was before
   * are the opening balances.
   */
  recordedMonths: 1 | 2;
  /** In cents. */
  hourlyWage: number;
  sector: string;
  openingBalanceMinutes: number;
  openingHolidayDays: number;
  week: readonly Stint[];
  /** The week that was agreed until the last month began. */
  weekBefore?: readonly Stint[];
  worksOnHolidays: boolean;
  /** What the seconds of their stampings follow from, and how long they stay after their shift on average, in minutes. */
  overstay: number;
  wishes: readonly Wish[];
  sheets: SheetGoals;
}

/** A day by its week, counted from that of the start, and its weekday. */
export type WeekDay = readonly [week: number, weekday: number];

export interface DemoAbsence {
  user: string;
  kind: AbsenceKind;
  from: WeekDay;
  to: WeekDay;
  note: string;
  /** How many weeks before its first day it was asked for. */
  askedBefore: number;
  state: "requested" | "approved" | "rejected";
  reason: string;
}

export interface DemoTask {
  id: string;
  title: string;
  description: string;
  assignee: string | null;
  state: TaskState;
  estimateMinutes: number | null;
  /** Days from the start to when it is due. */
  due: number | null;
  checklist: readonly { text: string; isDone: boolean }[];
  comments: readonly { by: string; text: string; daysAgo: number }[];
}

/** What a customer asked the workshop for, which made it a project. */
export interface DemoOrder {
  customer: { firstName: string; lastName: string; email: string; phone: string };
  items: readonly { product: string; amount: number; unit: Unit; parts: readonly (string | null)[] }[];
  comment: string;
  /** Days from the start to when it was asked for, and for which day. */
  placed: number;
  wantedFor: number;
}

export interface DemoProject {
  id: string;
  name: string;
  branch: string;
  state: ProjectState;
  /** Days from the start. */
  startsOn: number;
  dueOn: number;
  budgetMinutes: number;
  /** In cents. */
  budgetAmount: number | null;
  order?: DemoOrder;
  tasks: readonly DemoTask[];
}

/** Time that is booked on a task: the first part of the person's shifts on these days before the start. */
export interface Booking {
  user: string;
  project: string;
  task: string;
  kind: string;
  /** From so many days ago until so many days ago. */
  from: number;
  until: number;
  minutes: number;
}

/** What happened once: each is the newest shift of the person in the last month that ended so many shifts before it. */
export interface Incidents {
  /** Forgot to clock out, so the rule of the branch did. */
  forgotten: string;
  /** Left earlier than recorded, and a manager corrected it. */
  corrected: { user: string; reason: string };
  /** Stamped at a device whose clock was uncertain. */
  uncertain: string;
  /** Works on into the night, with a note that says why. */
  night: { user: string; note: string; kind: string; branch: string; weekday: number; from: string; to: string };
  /** Asks for a correction of their newest entry. */
  asking: { user: string; reason: string };
}

/** A shift beside the usual week: an open one, or one that the labour law does not allow. */
interface ExtraShift {
  /** Absent for an open one. */
  user?: string;
  week: number;
  weekday: number;
  from: string;
  to: string;
  breakMinutes: number;
  role: string;
  kind: string;
}

/** The working time of a demo shop, told by its weeks. */
export interface DemoTeam {
  /** The branch of templates, needs, open shifts and the terminal. */
  branch: string;
  terminal: string;
  members: readonly Member[];
  extraShifts: readonly ExtraShift[];
  /** Of the next week: who was asked to agree to a late change, and whose shift was changed without being told yet. */
  late: { user: string; agreed: string };
  changed: readonly string[];
  needs: readonly StaffingNeed[];
  template: string;
  absences: readonly DemoAbsence[];
  projects: readonly DemoProject[];
  bookings: readonly Booking[];
  incidents: Incidents;
  external: { id: string; branch: string; kind: string; weekdays: readonly number[]; from: string; to: string };
}
