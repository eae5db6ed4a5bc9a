import { workingScheduleCalls as calls } from "@tresen/contract/planning/working-schedule.calls";
import { workingSchedules } from "@tresen/contract/planning/working-schedule.resource";
import {
  answerConsent,
  approveSwap,
  askSwap,
  availability,
  batchShifts,
  cancelShift,
  createShiftCalendar,
  ownShifts,
  planFindings,
  planMessages,
  plannerSetup,
  plannerWeek,
  previewTake,
  publishShifts,
  readShiftCalendar,
  removeShiftCalendar,
  reviewSwap,
  setAvailability,
  setPlanMessages,
  setPlannerSetup,
  shiftCalendar,
  shiftFinding,
  shiftHooks,
  shiftSwaps,
  stepSwap,
  swapChoices,
  takeShift,
} from "@tresen/core/planning";
import { leadingIndexing } from "@tresen/core/records";
import { crudFinding } from "../../http/crud";
import { endpoint } from "../../http/endpoint";
import { resource } from "../../http/resource";

/** Shifts, and what is done with the plan of a branch. */
export const handler = resource([
  endpoint({
    ...calls.ownShifts,
    run: async ({ actor, query, now }) => ({ data: await ownShifts({ actor, ...query, now }) }),
  }),
  endpoint({
    ...calls.planFindings,
    run: async ({ actor, query, now }) => ({ data: await planFindings({ actor, ...query, now }) }),
  }),
  endpoint({
    ...calls.publishShifts,
    run: async ({ actor, body, now }) => ({ data: await publishShifts({ actor, body, now }) }),
  }),
  endpoint({
    ...calls.previewTake,
    run: async ({ actor, params, now }) => ({ data: await previewTake({ actor, ...params, now }) }),
  }),
  endpoint({
    ...calls.takeShift,
    run: async ({ actor, params, body, now }) => ({ data: await takeShift({ actor, ...params, ...body, now }) }),
  }),
  endpoint({
    ...calls.answerConsent,
    run: async ({ actor, params, body, now }) => ({ data: await answerConsent({ actor, ...params, ...body, now }) }),
  }),
  endpoint({
    ...calls.cancelShift,
    run: async ({ actor, params, body, now }) => ({ data: await cancelShift({ actor, ...params, ...body, now }) }),
  }),
  endpoint({
    ...calls.plannerWeek,
    run: async ({ actor, query }) => ({ data: await plannerWeek({ actor, ...query }) }),
  }),
  endpoint({
    ...calls.batchShifts,
    run: async ({ actor, body, now }) => ({ data: await batchShifts({ actor, body, now }) }),
  }),
  endpoint({
    ...calls.plannerSetup,
    run: async ({ actor, query }) => ({ data: await plannerSetup({ actor, ...query }) }),
  }),
  endpoint({
    ...calls.setPlannerSetup,
    run: async ({ actor, body }) => ({ data: await setPlannerSetup({ actor, body }) }),
  }),
  endpoint({
    ...calls.shiftCalendar,
    run: async ({ actor }) => ({ data: await shiftCalendar({ actor }) }),
  }),
  endpoint({
    ...calls.createShiftCalendar,
    run: async ({ actor, now }) => ({ data: await createShiftCalendar({ actor, now }) }),
  }),
  endpoint({
    ...calls.removeShiftCalendar,
    run: async ({ actor }) => {
      await removeShiftCalendar({ actor });
      return { data: null };
    },
  }),
  endpoint({
    ...calls.readShiftCalendar,
    run: async ({ params, now }) => ({
      rawBody: await readShiftCalendar({ ...params, now }),
      headers: { "Content-Type": "text/calendar; charset=utf-8", "Cache-Control": "private, no-store" },
    }),
  }),
  endpoint({
    ...calls.availability,
    run: async ({ actor }) => ({ data: await availability({ actor }) }),
  }),
  endpoint({
    ...calls.planMessages,
    run: async ({ actor }) => ({ data: await planMessages({ actor }) }),
  }),
  endpoint({
    ...calls.setPlanMessages,
    run: async ({ actor, body }) => ({ data: await setPlanMessages({ actor, body }) }),
  }),
  endpoint({
    ...calls.setAvailability,
    run: async ({ actor, body }) => ({ data: await setAvailability({ actor, body }) }),
  }),
  endpoint({
    ...calls.shiftSwaps,
    run: async ({ actor, now }) => ({ data: await shiftSwaps({ actor, now }) }),
  }),
  endpoint({
    ...calls.swapChoices,
    run: async ({ actor, query, now }) => ({ data: await swapChoices({ actor, ...query, now }) }),
  }),
  endpoint({
    ...calls.askSwap,
    run: async ({ actor, body, now }) => ({ data: await askSwap({ actor, body, now }) }),
  }),
  endpoint({
    ...calls.stepSwap,
    run: async ({ actor, params, body, now }) => ({ data: await stepSwap({ actor, ...params, body, now }) }),
  }),
  endpoint({
    ...calls.reviewSwap,
    run: async ({ actor, params, now }) => ({ data: await reviewSwap({ actor, ...params, now }) }),
  }),
  endpoint({
    ...calls.approveSwap,
    run: async ({ actor, params, body, now }) => ({ data: await approveSwap({ actor, ...params, body, now }) }),
  }),
  ...crudFinding({ resource: workingSchedules, hooks: shiftHooks, indexing: leadingIndexing, finding: shiftFinding }),
]);
