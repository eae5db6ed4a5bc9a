import type { HealthCheck } from "@tresen/contract/health/health";
import { PAYMENT_HEALTH, SERVICE_HEALTH as texts, SERVICE_TITLES } from "@tresen/contract/health/health.texts";
import { isTroubledJob } from "@tresen/contract/job/job.state";
import { keysOf } from "@tresen/contract/kit/object";
import { type OnlineMethod, PROVIDER_NAMES } from "@tresen/contract/payment/payment";
import { configuredProviders } from "../payment";
import { type Job, newestJobs, shownTimes } from "../platform/job";
import { checked } from "./check";

/** How far back messages are looked at. */
const MOST = 100;
const SENDERS = keysOf(SERVICE_TITLES);

/** What became of the last messages, and whether payment providers take the keys. @param offered those that do. */
export async function serviceChecks({ offered }: { offered: readonly OnlineMethod[] }): Promise<HealthCheck[]> {
  const [jobs, providers] = await Promise.all([newestJobs({ kinds: SENDERS, most: MOST }), configuredProviders()]);
  const senders = SENDERS.map((kind) => senderCheck({ kind, jobs: jobs.filter((job) => job.kind === kind) }));
  return [...senders, ...paymentChecks({ providers, offered })];
}

function senderCheck({ kind, jobs }: { kind: (typeof SENDERS)[number]; jobs: readonly Job[] }): HealthCheck {
  const common = { area: "services", subject: kind, title: SERVICE_TITLES[kind] } as const;
  const [last] = jobs
    .filter(({ state }) => state === "done" || isTroubledJob(state))
    .toSorted((a, b) => (b.endedAt ?? "").localeCompare(a.endedAt ?? ""));
  if (!last) return checked({ ...common, state: "good", text: texts.unused });
  const since = shownTimes(last).endedAt ?? null;
  return last.state === "done"
    ? checked({ ...common, state: "good", text: texts.sent, since })
    : checked({ ...common, state: "bad", text: texts.failed, advice: texts.failedAdvice, since, jobs: last.state });
}

function paymentChecks({
  providers,
  offered,
}: {
  providers: readonly OnlineMethod[];
  offered: readonly OnlineMethod[];
}): HealthCheck[] {
  const common = { area: "services", title: PAYMENT_HEALTH.title } as const;
  if (providers.length === 0)
    return [checked({ ...common, subject: "payment", state: "good", text: texts.noPayments })];
  return providers.map((provider) => {
    const about = { ...common, subject: provider, title: `${common.title}: ${PROVIDER_NAMES[provider]}` };
    return offered.includes(provider)
      ? checked({ ...about, state: "good", text: texts.offered })
      : checked({ ...about, state: "bad", text: texts.refused, advice: texts.refusedAdvice });
  });
}
