import { Duration } from "aws-cdk-lib";
import { type IMetric, MathExpression, Metric } from "aws-cdk-lib/aws-cloudwatch";
import { CloudWatchDimensionSource, ConfigurationSet, EmailSendingEvent, EventDestination } from "aws-cdk-lib/aws-ses";
import { ServicePrincipal } from "aws-cdk-lib/aws-iam";
import { Topic } from "aws-cdk-lib/aws-sns";
import type { StackContext } from "sst/constructs";

/** A tag that SES adds to every mail, which separates the metrics of stages. */
const TAG = "ses:configuration-set";
const COUNTED = [
  EmailSendingEvent.SEND,
  EmailSendingEvent.BOUNCE,
  EmailSendingEvent.COMPLAINT,
  EmailSendingEvent.REJECT,
];
/**
 * SES reviews an account from a bounce rate of 5 % or a complaint rate of 0.1 %:
 * https://docs.aws.amazon.com/ses/latest/dg/faqs-enforcement.html
 */
const BOUNCES_PER_COMPLAINT = 50;
/** A few mistyped addresses are no problem, also where few mails are sent. */
const FEW = 4;

/**
 * Reports on the stage's mails after SES accepted them: counts them, and tells a topic of each that was sent, came back
 * or was reported as unwanted.
 */
export function Mail({ stack }: StackContext) {
  const configurationSet = new ConfigurationSet(stack, "Mails");
  configurationSet.addEventDestination("Counts", {
    events: COUNTED,
    destination: EventDestination.cloudWatchDimensions([
      { source: CloudWatchDimensionSource.MESSAGE_TAG, name: TAG, defaultValue: "none" },
    ]),
  });
  const returned = new Topic(stack, "ReturnedMails", { enforceSSL: true });
  returned.grantPublish(
    new ServicePrincipal("ses.amazonaws.com", { conditions: { StringEquals: { "aws:SourceAccount": stack.account } } }),
  );
  configurationSet.addEventDestination("Returned", {
    events: [EmailSendingEvent.SEND, EmailSendingEvent.BOUNCE, EmailSendingEvent.COMPLAINT],
    destination: EventDestination.snsTopic(returned),
  });
  return { configurationSet, returned, refusedShare: refusedShare(configurationSet) };
}

/** The percentage of a day's mails that bounced; complaints are weighted as SES weights them. */
function refusedShare({ configurationSetName }: ConfigurationSet): IMetric {
  const day = { period: Duration.days(1) };
  const count = (metricName: string): Metric =>
    new Metric({
      namespace: "AWS/SES",
      metricName,
      dimensionsMap: { [TAG]: configurationSetName },
      statistic: "Sum",
      ...day,
    });
  const refused = new MathExpression({
    expression: `FILL(bounces, 0) + FILL(rejects, 0) + ${BOUNCES_PER_COMPLAINT} * FILL(complaints, 0)`,
    usingMetrics: { bounces: count("Bounce"), rejects: count("Reject"), complaints: count("Complaint") },
    ...day,
  });
  return new MathExpression({
    expression: `IF(refused > ${FEW}, 100 * refused / sent, 0)`,
    usingMetrics: { refused, sent: count("Send") },
    ...day,
  });
}
