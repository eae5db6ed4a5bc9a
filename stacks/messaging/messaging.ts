import { Duration } from "aws-cdk-lib";
import { PolicyStatement } from "aws-cdk-lib/aws-iam";
import { EventSourceMapping, MetricType, StartingPosition } from "aws-cdk-lib/aws-lambda";
import { SqsDestination } from "aws-cdk-lib/aws-lambda-destinations";
import { Queue, QueueEncryption } from "aws-cdk-lib/aws-sqs";
import { NagSuppressions } from "cdk-nag";
import { type StackContext, use } from "sst/constructs";
import { streamFunction } from "../../packages/functions/src/routes";
import { Database } from "../data/database";
import { createFailedRecords } from "./failed-records";
import { createFunction } from "../lambda";
import { stageOf } from "../stage";
import { Web } from "../web/web";

/**
 * After-effects of every write: the table's stream, its consumer, and what keeps the records that failed; and the queue
 * for jobs that did.
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
  const consumer = createFunction({
    stack,
    stage,
    definition: streamFunction,
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
  NagSuppressions.addStackSuppressions(stack, [
    {
      id: "AwsSolutions-IAM5",
      reason: "Lambda's stream reader needs ListStreams, which knows no resources.",
      appliesTo: ["Resource::*"],
    },
  ]);
  if (consumer.role) {
    NagSuppressions.addResourceSuppressions(
      consumer.role,
      [
        {
          id: "AwsSolutions-IAM5",
          reason: "Lambda names what it keeps: the grant ends at its folder.",
          appliesTo: [{ regex: "/\\.Arn>\\/aws\\/lambda\\/\\*$/" }],
        },
      ],
      true,
    );
  }
  const mapping = new EventSourceMapping(stack, "StreamMapping", {
    target: consumer,
    eventSourceArn: stream,
    startingPosition: StartingPosition.TRIM_HORIZON,
    batchSize: streamFunction.batchSize,
    // An order should reach its branch at once; under load batches fill by themselves.
    maxBatchingWindow: Duration.seconds(0),
    retryAttempts: streamFunction.retries,
    bisectBatchOnError: true,
    reportBatchItemFailures: true,
    maxRecordAge: Duration.hours(12),
    onFailure: failedRecords.destination,
    // It counts what fails for good.
    metricsConfig: { metrics: [MetricType.EVENT_COUNT] },
  });
  // The mapping is refused while the role may not read the stream yet.
  if (consumer.role) mapping.node.addDependency(consumer.role);
  stack.addOutputs({ FailureQueueUrl: failures.queueUrl, ConsumerName: consumer.functionName });
  return { failures, consumer, mapping, onFailure: new SqsDestination(failures) };
}

function streamArn(arn: string | undefined): string {
  if (!arn) throw new Error("The table has no stream.");
  return arn;
}
