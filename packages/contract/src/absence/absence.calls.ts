import * as z from "zod";
import { type Call, byId, forHolders, get, post } from "../kit/call";
import { workDay } from "../kit/fields/work-day-fields";
import { paged } from "../kit/list/paged";
import { id } from "../kit/schema";
import { ABSENCE_KINDS, ABSENCE_STATES } from "./absence-kinds";
import { DAY_PARTS } from "./day-part";
import { absencePermissions } from "./absence.permissions";
import {
  absence,
  absencePerson,
  absenceChange,
  absenceInput,
  absencePreview,
  absenceStep,
  holidayBalance,
} from "./absence";

const path = "/api/absences/{id}";

/** Everybody on the staff: which absences they see and decide follows from their permission and branches. */
const forStaff = { access: "staff" as const };

export const absenceCalls = {
  /** By first day. Without `from` and `to`: those of the last 30 and the next 366 days. */
  absences: {
    ...get,
    ...forStaff,
    path: "/api/absences",
    query: z.strictObject({
      from: workDay.optional().meta({ description: "Ohne: 30 Tage vor heute, oder vor „to“" }),
      to: workDay.optional().meta({ description: "Ohne: 366 Tage nach heute, oder nach „from“, wenn das später ist" }),
      user: id.optional(),
      branch: id.optional(),
      state: z.enum(ABSENCE_STATES).optional(),
      ...paged,
    }),
    response: z.array(absence),
  },
  previewAbsence: {
    ...get,
    ...forStaff,
    path: "/api/absences/preview",
    query: z.strictObject({
      user: id.optional(),
      kind: z.enum(ABSENCE_KINDS),
      from: workDay,
      to: workDay,
      half: z.enum(["true", "false"]).optional(),
      part: z.enum(DAY_PARTS).optional(),
      absence: id.optional().meta({ description: "Eine, die geändert oder entschieden wird: sie selbst zählt nicht" }),
    }),
    response: absencePreview,
  },
  /** Those for whom the caller enters and decides absences. */
  absencePeople: {
    ...get,
    ...forHolders(absencePermissions.decide),
    path: "/api/absences/people",
    response: z.array(absencePerson),
  },
  createAbsence: {
    ...post,
    ...forStaff,
    path: "/api/absences",
    body: absenceInput,
    response: absence,
    status: 201 as const,
  },
  absence: { ...get, ...forStaff, path, params: byId, response: absence },
  changeAbsence: {
    ...post,
    ...forStaff,
    method: "PUT" as const,
    path,
    params: byId,
    body: absenceChange,
    response: absence,
  },
  stepAbsence: { ...post, ...forStaff, path: `${path}/state`, params: byId, body: absenceStep, response: absence },
  setCertificate: {
    ...post,
    ...forStaff,
    method: "PUT" as const,
    path: `${path}/certificate`,
    params: byId,
    body: z.strictObject({ name: z.string().max(200), data: z.string().max(6_000_000) }),
    response: absence,
  },
  certificate: {
    ...get,
    ...forStaff,
    path: `${path}/certificate`,
    params: byId,
    response: z.string(),
    media: ["application/pdf", "image/jpeg", "image/png"],
  },
  holidayBalances: {
    ...get,
    ...forStaff,
    path: "/api/time-sheets/holiday-balances",
    query: z.strictObject({ user: id.optional(), branch: id.optional() }),
    response: z.array(holidayBalance),
  },
} as const satisfies Record<string, Call>;
