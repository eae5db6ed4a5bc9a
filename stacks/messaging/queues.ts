import { Duration } from "aws-cdk-lib";
import { PolicyStatement } from "aws-cdk-lib/aws-iam";
import { Queue, QueueEncryption } from "aws-cdk-lib/aws-sqs";
import { NagSuppressions } from "cdk-nag";
import { type Stack, type StackContext, use } from "sst/constructs";
import { queueFunctions } from "../../packages/functions/src/routes";
import { pascalCase } from "../pascal-case";

/** The visibility timeout as a multiple of the function's timeout: AWS advises six. */
const VISIBILITY_FACTOR = 6;
const KEPT = { encryption: QueueEncryption.SQS_MANAGED, enforceSSL: true };

/**
 * A queue for each kind of job that the server does. Its messages contain only ids of jobs, so a dead-lettered message
 * loses nothing: the sweep each minute finds the job. But it shows that the function fails.
 */
export function Queues({ stack }: StackContext) {
  const lost = new Queue(stack, "LostJobs", { ...KEPT, retentionPeriod: Duration.days(14) });
  NagSuppressions.addResourceSuppressions(lost, [
    { id: "AwsSolutions-SQS3", reason: "It takes what the other queues set aside; an alarm tells of it." },
  ]);
  const queues = queueFunctions.map((definition) => ({
    definition,
    queue: new Queue(stack, pascalCase(definition.name), {
      ...KEPT,
      visibilityTimeout: Duration.seconds(VISIBILITY_FACTOR * definition.timeout),
      retentionPeriod: Duration.days(1),
      deadLetterQueue: { queue: lost, maxReceiveCount: definition.receives },
    }),
  }));
  return { queues, lost };
}

/** The permission to send jobs to the queues. */
export function queueAccess(stack: Stack): { statements: PolicyStatement[]; environment: Record<string, string> } {
  const { queues } = use(Queues);
  const urls = Object.fromEntries(queues.map(({ definition, queue }) => [definition.kind, queue.queueUrl]));
  const resources = queues.map(({ queue }) => queue.queueArn);
  return {
    statements: [new PolicyStatement({ actions: ["sqs:SendMessage"], resources })],
    environment: { JOB_QUEUES: stack.toJsonString(urls) },
  };
}
