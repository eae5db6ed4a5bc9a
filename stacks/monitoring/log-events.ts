import { Duration } from "aws-cdk-lib";
import { Metric } from "aws-cdk-lib/aws-cloudwatch";
import { FilterPattern, type ILogGroup, MetricFilter } from "aws-cdk-lib/aws-logs";
import type { Stack } from "sst/constructs";
import {
  type httpFunctions,
  paymentSecretsOf,
  queueFunctions,
  streamFunctions,
} from "../../packages/functions/src/routes";

/** Events that a person has to know of: each metric with the log event that it counts. */
const EVENTS = {
  FailedJobs: ["job.failed"],
  FailedRecords: ["record.failed"],
  FailedPayments: ["refund.failed", "payment.mismatch"],
  DriftingStatistics: ["statistics.drift"],
} as const;

type EventMetric = keyof typeof EVENTS;
type Logger = Pick<(typeof httpFunctions)[number], "name" | "secrets">;

/** Counts these events in a function's log; each metric sums all functions of the stage. */
export function countLogEvents({
  stack,
  logGroup,
  id,
  definition,
}: {
  stack: Stack;
  logGroup: ILogGroup;
  id: string;
  definition: Logger;
}): void {
  for (const name of metricsOf(definition)) {
    const patterns = EVENTS[name].map((event) => FilterPattern.stringValue("$.message", "=", event));
    new MetricFilter(stack, `${id}${name}`, {
      logGroup,
      filterPattern: FilterPattern.any(...patterns),
      ...metricName({ stack, name }),
    });
  }
}

export function logEventMetric({ stack, name }: { stack: Stack; name: EventMetric }): Metric {
  const { metricNamespace: namespace, metricName: metric } = metricName({ stack, name });
  return new Metric({ namespace, metricName: metric, statistic: "Sum", period: Duration.minutes(5) });
}

const WATCHED = queueFunctions.filter(({ raisesAlarm }) => raisesAlarm).map(({ name }) => name);

/** Only a function with keys of payment providers can report failed payments. */
function metricsOf({ name, secrets = [] }: Logger): EventMetric[] {
  return [
    ...(WATCHED.includes(name) ? (["FailedJobs"] as const) : []),
    ...(streamFunctions.some((reader) => reader.name === name) ? (["FailedRecords"] as const) : []),
    ...(name === "check-statistics" ? (["DriftingStatistics"] as const) : []),
    ...(paymentSecretsOf({ secrets }).length > 0 ? (["FailedPayments"] as const) : []),
  ];
}

function metricName({ stack, name }: { stack: Stack; name: EventMetric }): {
  metricNamespace: string;
  metricName: string;
} {
  return { metricNamespace: `Tresen/${stack.stage}`, metricName: name };
}
