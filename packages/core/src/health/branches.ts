import type { Branch } from "@tresen/contract/branch/branch.resource";
import type { HealthCheck } from "@tresen/contract/health/health";
import { DEVICE_HEALTH, HEALTH_AREA_TITLES, SMS_HEALTH } from "@tresen/contract/health/health.texts";
import type { Instant } from "@tresen/contract/kit/time";
import { BRANCH_SMS_LIMIT } from "@tresen/contract/order/order-limits";
import { alarmsOf } from "../alarm";
import { countedBranchSms } from "../outbox";
import { checked } from "./check";

interface Asked {
  branches: readonly Branch[];
  now: Instant;
}

/** From so much of the budget on, somebody is told before it is used up. */
const MUCH = 0.8;

/** What the desks are warned of too. */
export async function deviceChecks({ branches, now }: Asked): Promise<HealthCheck[]> {
  const alarms = await alarmsOf({ branches: branches.map(({ id }) => id), now });
  if (alarms.length === 0)
    return [
      checked({
        ...{ area: "devices", subject: "all", state: "good" },
        ...{ title: HEALTH_AREA_TITLES.devices, text: DEVICE_HEALTH.fine },
      }),
    ];
  return alarms.map(({ kind, branch, device, deviceName, since, text }) =>
    checked({
      ...{ area: "devices", subject: device ?? "", state: "bad", title: deviceName },
      ...{ text, advice: DEVICE_HEALTH.advice[kind], branch, since },
    }),
  );
}

/** How much of a day's SMS to each branch is used. */
export async function smsChecks({ branches, now }: Asked): Promise<HealthCheck[]> {
  const counts = await countedBranchSms({ branches: branches.map(({ id }) => id), now });
  const { limit } = BRANCH_SMS_LIMIT;
  return branches.map(({ id, name }, index) => {
    const used = Math.min(counts[index] ?? 0, limit);
    const about = {
      area: "sms",
      subject: id,
      branch: id,
      title: name,
      text: SMS_HEALTH.used({ used, limit }),
    } as const;
    if (used >= limit) return checked({ ...about, state: "bad", advice: SMS_HEALTH.badAdvice });
    return used >= MUCH * limit
      ? checked({ ...about, state: "odd", advice: SMS_HEALTH.oddAdvice })
      : checked({ ...about, state: "good" });
  });
}
