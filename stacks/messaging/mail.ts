import { Duration } from "aws-cdk-lib";
import { type IMetric, MathExpression, Metric } from "aws-cdk-lib/aws-cloudwatch";
import { CloudWatchDimensionSource, ConfigurationSet, EmailSendingEvent, EventDestination } from "aws-cdk-lib/aws-ses";
import type { StackContext } from "sst/constructs";

/** A tag that SES puts to every mail: it keeps the metrics of stages apart. */
const TAG = "ses:configuration-set";
const COUNTED = [
  EmailSendingEvent.SEND,
  EmailSendingEvent.BOUNCE,
  EmailSendingEvent.COMPLAINT,
  EmailSendingEvent.REJECT,
];
/**
 * SES looks into an account from 5 % of bounces on, or 0.1 % of complaints:
 * https://docs.aws.amazon.com/ses/latest/dg/faqs-enforcement.html
 */
const BOUNCES_PER_COMPLAINT = 50;
/** A few addresses with a typing error are no trouble, however little is sent. */
const FEW = 4;

/** What becomes of the stage's mails after SES took them. */
export function Mail({ stack }: StackContext) {
  const configurationSet = new ConfigurationSet(stack, "Mails");
  configurationSet.addEventDestination("Counts", {
    events: COUNTED,
    destination: EventDestination.cloudWatchDimensions([
      { source: CloudWatchDimensionSource.MESSAGE_TAG, name: TAG, defaultValue: "none" },
    ]),
  });
  return { configurationSet, refusedShare: refusedShare(configurationSet) };
}

/** Of a day's mails those that came back, in percent, a complaint weighing as SES weighs it. */
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
