import { Duration } from "aws-cdk-lib";
import { Rule, Schedule } from "aws-cdk-lib/aws-events";
import { LambdaFunction } from "aws-cdk-lib/aws-events-targets";
import { PolicyStatement } from "aws-cdk-lib/aws-iam";
import { type StackContext, use } from "sst/constructs";
import { scheduledFunctions } from "../../packages/functions/src/routes";
import { createFunction } from "../lambda";
import { pascalCase } from "../pascal-case";
import { Messaging } from "./messaging";
import { stageOf } from "../stage";
import { Web } from "../web/web";

/** The scheduled functions. A call that fails three times leaves its event in the dead-letter queue. */
export function Jobs({ app, stack }: StackContext) {
  const { onFailure, failedRecords } = use(Messaging);
  const { media: bucket, publicUrl } = use(Web);
  const jobs = scheduledFunctions.map((definition) => {
    const counting = definition.countsFailedRecords
      ? {
          environment: { FAILED_RECORDS_BUCKET: failedRecords.bucketName },
          statements: [new PolicyStatement({ actions: ["s3:ListBucket"], resources: [failedRecords.bucketArn] })],
        }
      : {};
    const job = createFunction({ stack, stage: stageOf(app), definition, bucket, publicUrl, onFailure, ...counting });
    const rule = new Rule(stack, `${pascalCase(definition.name)}Schedule`, {
      description: definition.title,
      schedule: Schedule.expression(definition.schedule),
      targets: [new LambdaFunction(job, { retryAttempts: 2, maxEventAge: Duration.hours(1) })],
    });
    return { id: pascalCase(definition.name), job, rule };
  });
  return { jobs };
}
