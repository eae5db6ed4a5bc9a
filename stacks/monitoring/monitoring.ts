import { Duration } from "aws-cdk-lib";
import {
  Alarm,
  ComparisonOperator,
  type IMetric,
  MathExpression,
  Metric,
  TreatMissingData,
} from "aws-cdk-lib/aws-cloudwatch";
import type { EventSourceMapping } from "aws-cdk-lib/aws-lambda";
import { SnsAction } from "aws-cdk-lib/aws-cloudwatch-actions";
import { Topic } from "aws-cdk-lib/aws-sns";
import { EmailSubscription } from "aws-cdk-lib/aws-sns-subscriptions";
import { type Stack, type StackContext, use } from "sst/constructs";
import { Database } from "../data/database";
import { Gateway } from "../api/gateway";
import { Jobs } from "../messaging/jobs";
import { logEventMetric } from "./log-events";
import { Mail } from "../messaging/mail";
import { Messaging } from "../messaging/messaging";
import { Queues } from "../messaging/queues";
import { stageOf } from "../stage";
import { Web } from "../web/web";

interface AlarmDefinition {
  metric: IMetric;
  /** The alarm is raised above this value … */
  above: number;
  /** … in this many consecutive periods. */
  periods?: number;
  description: string;
}

const FIVE_MINUTES = { period: Duration.minutes(5) };
const ONE_MINUTE = { period: Duration.minutes(1) };

/** Alarms, sent by mail, for situations that need a person. docs/operations.md says what to do about each. */
export function Monitoring({ app, stack }: StackContext) {
  const { alarmEmail } = stageOf(app);
  const topic = new Topic(stack, "Alarms", { enforceSSL: true });
  if (alarmEmail) topic.addSubscription(new EmailSubscription(alarmEmail));
  for (const [name, { metric, above, periods = 1, description }] of Object.entries(alarms(stack))) {
    const alarm = new Alarm(stack, name, {
      metric,
      threshold: above,
      evaluationPeriods: periods,
      comparisonOperator: ComparisonOperator.GREATER_THAN_THRESHOLD,
      treatMissingData: TreatMissingData.NOT_BREACHING,
      alarmDescription: description,
    });
    alarm.addAlarmAction(new SnsAction(topic));
    alarm.addOkAction(new SnsAction(topic));
  }
  stack.addOutputs({ AlarmTopicArn: topic.topicArn });
}

function alarms(stack: Stack): Record<string, AlarmDefinition> {
  const { table } = use(Database);
  const { api } = use(Gateway);
  const { failures, readers } = use(Messaging);
  const { lost } = use(Queues);
  const { image, direct } = use(Web);
  const tableMetric = (metricName: string): Metric =>
    new Metric({
      namespace: "AWS/DynamoDB",
      metricName,
      dimensionsMap: { TableName: table.tableName },
      statistic: "Sum",
      ...FIVE_MINUTES,
    });
  const ofMapping = (mapping: EventSourceMapping, metricName: string): Metric =>
    new Metric({
      namespace: "AWS/Lambda",
      metricName,
      dimensionsMap: { EventSourceMappingUUID: mapping.eventSourceMappingId },
      statistic: "Sum",
      ...ONE_MINUTE,
    });
  const ofAnyFunction = (metricName: string): Metric =>
    new Metric({ namespace: "AWS/Lambda", metricName, statistic: "Sum", ...FIVE_MINUTES });
  return {
    ApiErrors: {
      metric: api.metricServerError({ statistic: "Sum", ...FIVE_MINUTES }),
      above: 4,
      description: "Calls of the API end with 5xx.",
    },
    ApiLatency: {
      metric: api.metricLatency({ statistic: "p99", ...FIVE_MINUTES }),
      above: 3000,
      periods: 3,
      description: "One call in a hundred takes longer than 3 s.",
    },
    ...Object.fromEntries(
      direct.flatMap(({ node: { id }, functionName }) => {
        const ofUrl = (metricName: string, statistic: string): Metric =>
          new Metric({
            namespace: "AWS/Lambda",
            metricName,
            dimensionsMap: { FunctionName: functionName },
            statistic,
            ...FIVE_MINUTES,
          });
        return [
          [
            `${id}Errors`,
            { metric: ofUrl("Url5xxCount", "Sum"), above: 4, description: `Calls of the function ${id} end with 5xx.` },
          ],
          [
            `${id}Latency`,
            {
              metric: ofUrl("UrlRequestLatency", "p99"),
              above: 3000,
              periods: 3,
              description: `One call in a hundred of the function ${id} takes longer than 3 s.`,
            },
          ],
        ] as const;
      }),
    ),
    // Without a dimension the metric covers every function of the account, because the concurrency limit applies to the
    // account too.
    FunctionThrottles: {
      metric: ofAnyFunction("Throttles"),
      above: 0,
      description: "The account's limit of concurrent Lambda calls is reached.",
    },
    TableThrottles: {
      metric: new MathExpression({
        expression: "reads + writes",
        usingMetrics: { reads: tableMetric("ReadThrottleEvents"), writes: tableMetric("WriteThrottleEvents") },
        ...FIVE_MINUTES,
      }),
      above: 0,
      description: "DynamoDB throttles the table.",
    },
    FailureQueue: {
      metric: failures.metricApproximateNumberOfMessagesVisible({ statistic: "Maximum", ...ONE_MINUTE }),
      above: 0,
      description: "A scheduled job failed for good.",
    },
    LostJobs: {
      metric: lost.metricApproximateNumberOfMessagesVisible({ statistic: "Maximum", ...ONE_MINUTE }),
      above: 0,
      description: "A function that does jobs failed again and again on one of them.",
    },
    KeptRecords: {
      metric: new MathExpression({
        expression: readers.map((_, index) => `FILL(kept${index}, 0) + FILL(dropped${index}, 0)`).join(" + "),
        usingMetrics: Object.fromEntries(
          readers.flatMap(({ mapping }, index) => [
            [`kept${index}`, ofMapping(mapping, "OnFailureDestinationDeliveredEventCount")],
            [`dropped${index}`, ofMapping(mapping, "DroppedEventCount")],
          ]),
        ),
        ...ONE_MINUTE,
      }),
      above: 0,
      description: "After-effects of a write failed for good; its record is kept for stream:redrive.",
    },
    ...Object.fromEntries(
      readers.map(({ id, consumer }) => [
        `${id}Age`,
        {
          metric: consumer.metric("IteratorAge", { statistic: "Maximum", ...ONE_MINUTE }),
          above: 60_000,
          periods: 3,
          description: "After-effects come more than a minute late.",
        },
      ]),
    ),
    ConsumerErrors: {
      // For Lambda a batch with reported failures is no error, so only the log shows it.
      metric: new MathExpression({
        expression: ["FILL(records, 0)", ...readers.map((_, index) => `errors${index}`)].join(" + "),
        usingMetrics: {
          ...Object.fromEntries(
            readers.map(({ consumer }, index) => [`errors${index}`, consumer.metricErrors(FIVE_MINUTES)]),
          ),
          records: logEventMetric({ stack, name: "FailedRecords" }),
        },
        ...FIVE_MINUTES,
      }),
      above: 2,
      description: "A reader of the stream fails again and again.",
    },
    FailedPayments: {
      metric: logEventMetric({ stack, name: "FailedPayments" }),
      above: 0,
      description: "A repayment failed, or a payment came with another amount or currency than its order's.",
    },
    DriftingStatistics: {
      metric: logEventMetric({ stack, name: "DriftingStatistics" }),
      above: 0,
      description: "Statistics say something else than the orders.",
    },
    FailedJobs: {
      metric: logEventMetric({ stack, name: "FailedJobs" }),
      above: 0,
      description: "A mail or SMS could not be sent for good, or nobody knows whether an SMS was.",
    },
    RefusedMails: {
      metric: use(Mail).refusedShare,
      above: 5,
      description: "More mails come back, or bring complaints, than SES puts up with.",
    },
    ImageErrors: { metric: image.metricErrors(FIVE_MINUTES), above: 4, description: "Pictures cannot be resized." },
    ...Object.fromEntries(
      use(Jobs).jobs.map(({ id, rule }) => [
        `${id}NotStarted`,
        {
          metric: new Metric({
            namespace: "AWS/Events",
            metricName: "FailedInvocations",
            dimensionsMap: { RuleName: rule.ruleName },
            statistic: "Sum",
            ...FIVE_MINUTES,
          }),
          above: 0,
          description: "A schedule could not start its job.",
        },
      ]),
    ),
  };
}
