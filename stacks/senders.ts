import { Effect, PolicyStatement } from "aws-cdk-lib/aws-iam";
import type { Stack } from "sst/constructs";
import type { Stage } from "./stage";

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
