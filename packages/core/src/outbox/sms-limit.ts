import { FORM_MESSAGES } from "@tresen/contract/form/form.texts";
import { BRANCH_SMS_LIMIT } from "@tresen/contract/order/order-limits";
import { DAY, type Instant } from "@tresen/contract/kit/time";
import { type Counted, enforceRateLimit, readAttempts } from "../platform/throttle";

/** SMS cost money, so their number per order is limited, for customer and branch separately. */
const PER_ORDER = { limit: 5, window: 30 * DAY };
/** In addition to the limit per order. */
const PER_NUMBER = { limit: 12, window: DAY };

/**
 * Counts an SMS about an order, separately for each side.
 * @throws limit (`message.sms_cap`) when the limit is reached.
 */
export async function countSms({
  uid,
  side,
  at,
}: {
  uid: string;
  side: "branch" | "customer";
  at: Instant;
}): Promise<void> {
  await enforceRateLimit({
    kind: `sms-${side}`,
    value: uid,
    ...PER_ORDER,
    now: at,
    code: "message.sms_cap",
    message: FORM_MESSAGES.smsCapReached(PER_ORDER.limit),
  });
}

/** The counter of the SMS to a branch. */
const ofBranch = (branch: string): Counted => ({ kind: "sms-branch", value: branch });

/** How many SMS to each of the branches count at the moment. */
export function countedBranchSms({ branches, now }: { branches: readonly string[]; now: Instant }): Promise<number[]> {
  return readAttempts({ all: branches.map(ofBranch), now });
}

/**
 * Counts an SMS to a branch, whatever it is about.
 * @throws limit (`message.sms_cap`) when the day's limit is reached.
 */
export async function countBranchSms({ branch, at }: { branch: string; at: Instant }): Promise<void> {
  await enforceRateLimit({
    ...ofBranch(branch),
    ...BRANCH_SMS_LIMIT,
    now: at,
    code: "message.sms_cap",
    message: FORM_MESSAGES.branchSmsCapReached(BRANCH_SMS_LIMIT.limit),
  });
}

/** Counts an SMS to a number, whatever it is about. @throws limit when the day's limit is reached. */
export async function countNumberSms({ to, at }: { to: string; at: Instant }): Promise<void> {
  await enforceRateLimit({ kind: "sms-number", value: to, ...PER_NUMBER, now: at });
}
