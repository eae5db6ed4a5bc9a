import type { HealthCheck, HealthReport } from "@tresen/contract/health/health";
import { healthPermissions } from "@tresen/contract/health/health.permissions";
import { VERSION_HEALTH as texts } from "@tresen/contract/health/health.texts";
import { branchesFor } from "@tresen/contract/kit/access";
import { APP_VERSION } from "@tresen/contract/health/app-version";
import type { Instant } from "@tresen/contract/kit/time";
import { readMigrationState } from "../migration/state";
import { type Actor, personOf, requirePermission } from "../platform/actor";
import { readReturnedMails } from "../returned-mail";
import { readCatalog } from "../snapshot";
import { deviceChecks, smsChecks } from "./branches";
import { checked, worstFirst } from "./check";
import { mailCheck } from "./mails";
import { queueChecks } from "./queues";
import { recordChecks } from "./records";
import { type Schedule, scheduleChecks } from "./schedules";
import { serviceChecks } from "./services";

export { type Schedule, intervalOf } from "./schedules";
export { startRedrive } from "./start-redrive";

/**
 * How everything goes, what is bad first: of the actor's branches, and for whoever may see all of them what concerns the
 * whole shop. The number of reads depends on branches and devices alone.
 * @param at by the machine's clock, by which jobs are due.
 * @throws unauthenticated, forbidden.
 */
export async function readHealth({
  actor,
  schedules,
  now,
  at,
}: {
  actor: Actor;
  schedules: readonly Schedule[];
  now: Instant;
  at: number;
}): Promise<HealthReport> {
  const permission = healthPermissions.read;
  requirePermission({ actor, permission });
  const own = branchesFor({ person: personOf(actor), permission });
  const { branches: all, paymentProviders: offered } = await readCatalog();
  const branches = [...all.values()].filter(({ id }) => own === "all" || own.includes(id));
  const isAll = own === "all";
  const returning = isAll ? readReturnedMails({ now }) : Promise.resolve(null);
  const checks = await Promise.all([
    returning.then((returned) => (returned ? [mailCheck(returned.week)] : [])),
    deviceChecks({ branches, now }),
    smsChecks({ branches, now }),
    ...(isAll
      ? [queueChecks({ at }), recordChecks(), serviceChecks({ offered }), ownChecks({ schedules, now, at })]
      : []),
  ]);
  const returned = await returning;
  return {
    at: new Date(now).toISOString(),
    version: APP_VERSION,
    checks: worstFirst(checks.flat()),
    returnedMails: returned && { count: returned.count, mails: returned.mails },
  };
}

/** The schedules and the data, whose last migration tells for how long this version has been there. */
async function ownChecks({
  schedules,
  now,
  at,
}: {
  schedules: readonly Schedule[];
  now: Instant;
  at: number;
}): Promise<HealthCheck[]> {
  const { done, all, last } = await readMigrationState();
  const about = { area: "versions", subject: "migrations", title: texts.migrations, since: last } as const;
  return [
    ...(await scheduleChecks({ schedules, now, age: last === null ? Infinity : at - Date.parse(last) })),
    done >= all
      ? checked({ ...about, state: "good", text: texts.current(done) })
      : checked({ ...about, state: "bad", text: texts.behind({ done, all }), advice: texts.behindAdvice }),
  ];
}
