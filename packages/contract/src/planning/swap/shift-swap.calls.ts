import * as z from "zod";
import { permissionOf } from "../../kit/access";
import { type Call, byId, forHolders, get, post } from "../../kit/call";
import { id } from "../../kit/schema";
import { workingScheduleReferrer } from "../working-schedule.referrer";
import { shiftSwap, swapBody, swapChoice, swapStepBody } from "./shift-swap";
import { swapReview } from "./swap-review";

const PATH = "/api/working-schedules/swaps";
const forStaff = { access: "staff" as const };
const deciding = forHolders({
  ...permissionOf({ resource: workingScheduleReferrer, verb: "update" }),
  access: "manager" as const,
});

/** Requests of staff to give published shifts away or to swap them. */
export const shiftSwapCalls = {
  /**
   * One's own, those that one is asked about, and those of the branches for which one decides. Open ones come first, by
   * the beginning of the shift.
   */
  shiftSwaps: { ...get, ...forStaff, path: PATH, response: z.array(shiftSwap) },
  /** Whom one can ask about a shift of one's own, and their shifts at the branch that one could take for it. */
  swapChoices: {
    ...get,
    ...forStaff,
    path: `${PATH}/choices`,
    query: z.strictObject({ shift: id }),
    response: z.array(swapChoice),
  },
  askSwap: { ...post, ...forStaff, path: PATH, body: swapBody, response: shiftSwap, status: 201 as const },
  /** Accepts, declines, withdraws or rejects it. Of several who accept at once, one does. */
  stepSwap: { ...post, ...forStaff, path: `${PATH}/{id}/state`, params: byId, body: swapStepBody, response: shiftSwap },
  /** What it would mean for both people: hours, overlaps, absences, and what the law says. */
  reviewSwap: { ...get, ...deciding, path: `${PATH}/{id}/review`, params: byId, response: swapReview },
  /** Gives the shifts to their new people and tells both, as it was seen in the review. */
  approveSwap: {
    ...post,
    ...deciding,
    path: `${PATH}/{id}/approve`,
    params: byId,
    body: z.strictObject({ version: z.int().min(1), seen: z.string().max(100) }),
    response: shiftSwap,
  },
} as const satisfies Record<string, Call>;
