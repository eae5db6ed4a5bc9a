import { Effect, PolicyStatement } from "aws-cdk-lib/aws-iam";
import { type Stack, use } from "sst/constructs";
import { Mail } from "./mail";
import type { Stage } from "../stage";

/**
 * The permissions for sending: mails only as the sender of this stage, from its one identity and configuration set, and
 * SMS to telephone numbers. Publishing to topics and all other targets of SNS is excluded.
 */
export function senderAccess({ stack, stage }: { stack: Stack; stage: Stage }): {
  statements: PolicyStatement[];
  environment: Record<string, string>;
} {
  const sms = new PolicyStatement({
    effect: Effect.ALLOW,
    actions: ["sns:Publish"],
    notResources: [`arn:${stack.partition}:sns:*:*:*`],
  });
  if (!stage.mail) return { statements: [sms], environment: {} };
  const { configurationSetName } = use(Mail).configurationSet;
  const arn = (resource: string, resourceName: string): string =>
    stack.formatArn({ service: "ses", resource, resourceName });
  const mail = new PolicyStatement({
    actions: ["ses:SendEmail"],
    resources: [arn("identity", stage.mail.identity), arn("configuration-set", configurationSetName)],
    conditions: { StringEquals: { "ses:FromAddress": stage.mail.sender } },
  });
  return { statements: [mail, sms], environment: { MAIL_CONFIGURATION_SET: configurationSetName } };
}
