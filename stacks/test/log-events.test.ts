import { log } from "@tresen/core/platform/log";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { type StackName, type Synthesis, resourcesOf, stackNames, synthesised } from "./synth";

interface Filter {
  FilterPattern: string;
  LogGroupName: { Ref: string };
  MetricTransformations: { MetricNamespace: string; MetricName: string }[];
}

let templates: Synthesis["templates"];
beforeAll(async () => {
  ({ templates } = await synthesised());
});

const filtersOf = (name: StackName): Filter[] =>
  Object.values(resourcesOf<Filter>(templates[name], "AWS::Logs::MetricFilter")).map(({ Properties }) => Properties);
/** Names of metrics with the functions in whose logs they are counted. */
const counted = (): Record<string, string[]> => {
  const all = stackNames
    .flatMap(filtersOf)
    .map(
      ({ LogGroupName, MetricTransformations: [metric] }) =>
        [metric?.MetricName ?? "", LogGroupName.Ref.replace(/Log[0-9A-F]{8}$/, "")] as const,
    );
  return Object.fromEntries(
    all.map(([metric]) => [
      metric,
      all
        .filter(([name]) => name === metric)
        .map(([, id]) => id)
        .sort(),
    ]),
  );
};

/** A log line as CloudWatch receives it. */
function lineOf(event: string): Record<string, unknown> {
  const written: string[] = [];
  const write = vi.spyOn(process.stdout, "write").mockImplementation((line) => written.push(String(line)) > 0);
  log.error(event, { order: "01ABC" });
  write.mockRestore();
  expect(written).toHaveLength(1);
  return JSON.parse(written.join("")) as Record<string, unknown>;
}

/** Evaluates the used part of CloudWatch's patterns: fields that equal one of several texts. */
function matches({ FilterPattern }: Filter, line: Record<string, unknown>): boolean {
  const conditions = [...FilterPattern.matchAll(/\$\.(\w+) = "([^"]+)"/g)];
  expect(conditions.length).toBeGreaterThan(0);
  return conditions.some(([, field = "", value]) => line[field] === value);
}

describe("events that need attention", () => {
  it.each([
    ["job.failed", "FailedJobs"],
    ["record.failed", "FailedRecords"],
    ["refund.failed", "FailedPayments"],
    ["payment.mismatch", "FailedPayments"],
    ["statistics.drift", "DriftingStatistics"],
  ])("%s is counted as %s from the line that the log writes", (event, metric) => {
    const metricsOf = (line: Record<string, unknown>): string[] =>
      stackNames
        .flatMap(filtersOf)
        .filter((filter) => matches(filter, line))
        .flatMap(({ MetricTransformations }) => MetricTransformations.map(({ MetricName }) => MetricName));
    expect([...new Set(metricsOf(lineOf(event)))]).toEqual([metric]);
    expect(metricsOf(lineOf("order.created"))).toEqual([]);
  });

  it("is counted in every function that logs it", () => {
    expect(counted()).toEqual({
      FailedJobs: ["Begin", "Erasure", "Mail", "Plan", "Push", "Reminder", "Report", "Sms"].map(
        (kind) => `${kind}Jobs`,
      ),
      FailedRecords: ["Publish", "Stream"],
      DriftingStatistics: ["CheckStatistics"],
      FailedPayments: [
        "HealthReport",
        "OrderDesk",
        "Orders",
        "Payments",
        "Publish",
        "RebuildSnapshot",
        "ReconcilePayments",
        "ServiceTests",
        "Stream",
        "WebhookDatatrans",
        "WebhookMollie",
      ],
    });
  });
});
