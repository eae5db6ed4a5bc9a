import { configPermissions } from "@tresen/contract/config/config.permissions";
import type { Instant } from "@tresen/contract/kit/time";
import type { OnlineMethod } from "@tresen/contract/payment/payment";
import type { PaymentTestResult } from "@tresen/contract/service-test/service-test";
import { keyMode, paymentProvider } from "../payment";
import { type Actor, requirePermission, requireStaff } from "../platform/actor";
import { isAppError } from "../platform/errors";
import { countTest } from "./limit";

/**
 * Asks a payment provider whether it accepts the stored keys, by a read that changes nothing.
 * @returns what it says; its keys are in no answer and no log.
 * @throws unauthenticated, forbidden, limit.
 */
export async function testPayment({
  actor,
  now,
  provider,
}: {
  actor: Actor;
  now: Instant;
  provider: OnlineMethod;
}): Promise<PaymentTestResult> {
  const { user } = requireStaff(actor);
  requirePermission({ actor, permission: configPermissions.update });
  await countTest({ service: "payment", user, now });
  try {
    const { isAccepted, reason } = await (await paymentProvider(provider)).askAboutKeys();
    const mode = await keyMode(provider);
    const result = isAccepted === null ? "silent" : isAccepted ? "works" : "refused";
    return { provider, result, ...(mode ? { mode } : {}), ...(reason ? { reason } : {}) };
  } catch (error) {
    if (isAppError(error, "payment.not_configured")) return { provider, result: "unset" };
    throw error;
  }
}
