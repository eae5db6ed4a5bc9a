import { Effect, PolicyStatement } from "aws-cdk-lib/aws-iam";
import { FilterPattern, type ILogGroup, MetricFilter } from "aws-cdk-lib/aws-logs";
import { Metric } from "aws-cdk-lib/aws-cloudwatch";
import { Duration } from "aws-cdk-lib";
import type { Stack } from "sst/constructs";
import type { Stage } from "./stage";

/** The name says what core's log calls it. */
const FAILED = "message.failed";

/** Mails as the sender of this stage, from its one identity, and SMS to telephone numbers: topics are left out, and with them everything else SNS can publish to. */
export function senderStatements({ stack, stage }: { stack: Stack; stage: Stage }): PolicyStatement[] {
  const sms = new PolicyStatement({ effect: Effect.ALLOW, actions: ["sns:Publish"], notResources: [`arn:${stack.partition}:sns:*:*:*`] });
  if (!stage.mail) return [sms];
  const mail = new PolicyStatement({
    actions: ["ses:SendEmail"],
    resources: [stack.formatArn({ service: "ses", resource: "identity", resourceName: stage.mail.identity })],
    conditions: { StringEquals: { "ses:FromAddress": stage.mail.sender } },
  });
  return [mail, sms];
}

/** Counts in the log what could not be sent for good, or nobody knows whether it was. */
export function countFailedMessages({ stack, logGroup, id }: { stack: Stack; logGroup: ILogGroup; id: string }): void {
  new MetricFilter(stack, `${id}FailedMessages`, { logGroup, filterPattern: FilterPattern.stringValue("$.message", "=", FAILED), ...failedMessages(stack) });
}

export function failedMessagesMetric(stack: Stack): Metric {
  const { metricNamespace: namespace, metricName } = failedMessages(stack);
  return new Metric({ namespace, metricName, statistic: "Sum", period: Duration.minutes(5) });
}

function failedMessages(stack: Stack): { metricNamespace: string; metricName: string } {
  return { metricNamespace: `Tresen/${stack.stage}`, metricName: "FailedMessages" };
}
