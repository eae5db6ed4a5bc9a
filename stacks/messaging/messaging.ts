import { Duration } from "aws-cdk-lib";
import { PolicyStatement } from "aws-cdk-lib/aws-iam";
import { EventSourceMapping, MetricType, StartingPosition } from "aws-cdk-lib/aws-lambda";
import { SqsDestination } from "aws-cdk-lib/aws-lambda-destinations";
import { SqsEventSource } from "aws-cdk-lib/aws-lambda-event-sources";
import { LambdaSubscription } from "aws-cdk-lib/aws-sns-subscriptions";
import { Queue, QueueEncryption } from "aws-cdk-lib/aws-sqs";
import { NagSuppressions } from "cdk-nag";
import { type StackContext, use } from "sst/constructs";
import { type StreamFunction, returnedMailsFunction, streamFunctions } from "../../packages/functions/src/routes";
import { Database } from "../data/database";
import { filesBeside } from "../api/files-beside";
import { allowFolder, createFailedRecords, redriveAccess } from "./failed-records";
import { createFunction } from "../lambda";
import { Mail } from "./mail";
import { pascalCase } from "../pascal-case";
import { Queues } from "./queues";
import { stageOf } from "../stage";
import { Web } from "../web/web";

/**
 * The processing after every write: the table's stream, its readers, and the bucket for records that failed; the
 * functions that run jobs; the one that notes mails that came back; and the dead-letter queue for schedules.
 */
export function Messaging({ app, stack }: StackContext) {
  const { table } = use(Database);
  const { media: bucket, publicUrl } = use(Web);
  const failures = new Queue(stack, "Failures", {
    encryption: QueueEncryption.SQS_MANAGED,
    enforceSSL: true,
    retentionPeriod: Duration.days(14),
  });
  NagSuppressions.addResourceSuppressions(failures, [
    {
      id: "AwsSolutions-SQS3",
      reason: "This is the queue of last resort itself; an alarm tells as soon as something lies in it.",
    },
  ]);

  const stage = stageOf(app);
  const failedRecords = createFailedRecords({ stack, stage });
  const stream = streamArn(table.tableStreamArn);
  const readers = streamFunctions.map((definition) => {
    const consumer = createFunction({
      stack,
      stage,
      definition,
      bucket,
      publicUrl,
      statements: [
        new PolicyStatement({
          actions: ["dynamodb:DescribeStream", "dynamodb:GetRecords", "dynamodb:GetShardIterator"],
          resources: [stream],
        }),
        new PolicyStatement({ actions: ["dynamodb:ListStreams"], resources: ["*"] }),
        ...failedRecords.statements,
      ],
    });
    allowFolder(consumer);
    const id = pascalCase(definition.name);
    const mapping = new EventSourceMapping(stack, `${id}Mapping`, {
      target: consumer,
      eventSourceArn: stream,
      startingPosition: StartingPosition.TRIM_HORIZON,
      batchSize: definition.batchSize,
      maxBatchingWindow: Duration.seconds(definition.gathering),
      filters: filtersFor(definition.partitions),
      retryAttempts: definition.retries,
      bisectBatchOnError: true,
      reportBatchItemFailures: true,
      maxRecordAge: Duration.hours(12),
      onFailure: failedRecords.destination,
      // Counts the calls that failed for good.
      metricsConfig: { metrics: [MetricType.EVENT_COUNT] },
    });
    // The mapping cannot be created before the role may read the stream.
    if (consumer.role) mapping.node.addDependency(consumer.role);
    return { id, consumer, mapping };
  });
  NagSuppressions.addStackSuppressions(stack, [
    {
      id: "AwsSolutions-IAM5",
      reason: "Lambda's stream reader needs ListStreams, which knows no resources.",
      appliesTo: ["Resource::*"],
    },
  ]);
  for (const { definition, queue } of use(Queues).queues) {
    const { batchSize } = definition;
    const redriving = definition.redrivesFailedRecords
      ? redriveAccess({ failedRecords, readers: readers.map(({ consumer }) => consumer.functionArn) })
      : {};
    const worker = createFunction({
      ...{ stack, stage, definition, bucket, publicUrl, copyFiles: filesBeside(definition), ...redriving },
    });
    if (definition.redrivesFailedRecords) allowFolder(worker);
    worker.addEventSource(new SqsEventSource(queue, { batchSize, reportBatchItemFailures: true }));
  }
  const onFailure = new SqsDestination(failures);
  const returned = createFunction({
    ...{ stack, stage, bucket, publicUrl, definition: returnedMailsFunction, onFailure },
  });
  use(Mail).returned.addSubscription(new LambdaSubscription(returned));
  stack.addOutputs({ FailureQueueUrl: failures.queueUrl });
  return { failures, readers, failedRecords: failedRecords.bucket, onFailure };
}

/** The event filters in Lambda's syntax: one for all partitions that are wanted whole, since there may be five. */
function filtersFor(partitions: StreamFunction["partitions"]): Record<string, unknown>[] {
  const keys = (pk: unknown[]): object => ({ Keys: { pk: { S: pk } } });
  const whole = partitions.flatMap((partition): unknown[] => {
    if (typeof partition === "string") return [partition];
    return partition.states || partition.has ? [] : [{ prefix: partition.prefix }];
  });
  const partly = partitions.flatMap((partition) => {
    if (typeof partition === "string" || !(partition.states || partition.has)) return [];
    const { prefix, states, has } = partition;
    const wanted = {
      ...(states ? { state: { S: states } } : {}),
      ...(has ? { [has]: { S: [{ exists: true }] } } : {}),
    };
    return [{ ...keys([{ prefix }]), NewImage: wanted }];
  });
  return [keys(whole), ...partly].map((dynamodb) => ({ pattern: JSON.stringify({ dynamodb }) }));
}

function streamArn(arn: string | undefined): string {
  if (!arn) throw new Error("The table has no stream.");
  return arn;
}
