import { Match } from "aws-cdk-lib/assertions";
import { beforeAll, describe, expect, it } from "vitest";
import { queueFunctions, scheduledFunctions, streamFunctions } from "../../packages/functions/src/routes";
import { pascalCase } from "../pascal-case";
import { type Synthesis, resourcesOf, synthesised } from "./synth";

interface Mapping {
  FilterCriteria?: { Filters: { Pattern: string }[] };
}

let templates: Synthesis["templates"];
beforeAll(async () => {
  ({ templates } = await synthesised());
});

describe("after-effects", () => {
  it.each(streamFunctions)(
    "of $name come from the table's stream, and only a failing record is stored, completely",
    (reader) => {
      templates.Messaging.hasResourceProperties("AWS::Lambda::EventSourceMapping", {
        EventSourceArn: { "Fn::ImportValue": Match.stringLikeRegexp("StreamArn") },
        FunctionName: { Ref: Match.stringLikeRegexp(`^${pascalCase(reader.name)}`) },
        StartingPosition: "TRIM_HORIZON",
        BatchSize: reader.batchSize,
        MaximumBatchingWindowInSeconds: reader.gathering,
        BisectBatchOnFunctionError: true,
        FunctionResponseTypes: ["ReportBatchItemFailures"],
        MaximumRetryAttempts: reader.retries,
        DestinationConfig: {
          OnFailure: { Destination: { "Fn::GetAtt": [Match.stringLikeRegexp("^FailedRecords"), "Arn"] } },
        },
        MetricsConfig: { Metrics: ["EventCount"] },
      });
    },
  );

  it("have two readers, which is as many as a stream may have, each with its own records", () => {
    const mappings = Object.values(resourcesOf<Mapping>(templates.Messaging, "AWS::Lambda::EventSourceMapping"));
    const patterns = mappings
      .flatMap(({ Properties }) => Properties.FilterCriteria?.Filters ?? [])
      .map(({ Pattern }) => JSON.parse(Pattern) as { dynamodb: { Keys: { pk: { S: unknown[] } } } })
      .flatMap(({ dynamodb }) => dynamodb.Keys.pk.S);
    expect(mappings.filter(({ Properties }) => Properties.FilterCriteria)).toHaveLength(2);
    expect(patterns).toEqual([
      { prefix: "order#" },
      { prefix: "sent#" },
      { prefix: "upload#" },
      { prefix: "image-file#" },
      { prefix: "image-upload#" },
      { prefix: "video-file#" },
      { prefix: "video-upload#" },
      { prefix: "log-event#" },
      "resource#projects",
      "resource#tasks",
      { prefix: "job#" },
      { prefix: "job#" },
      { prefix: "change#" },
      { prefix: "resource#" },
      "config",
      "snapshot-request",
      { prefix: "order#" },
      { prefix: "now#" },
      { prefix: "access-key" },
      { prefix: "tv-command#" },
    ]);
  });

  it("that failed are kept encrypted for two weeks and sent over TLS only", () => {
    templates.Messaging.resourceCountIs("AWS::S3::Bucket", 1);
    templates.Messaging.hasResourceProperties("AWS::S3::Bucket", {
      BucketEncryption: {
        ServerSideEncryptionConfiguration: [{ ServerSideEncryptionByDefault: { SSEAlgorithm: "AES256" } }],
      },
      PublicAccessBlockConfiguration: {
        BlockPublicAcls: true,
        BlockPublicPolicy: true,
        IgnorePublicAcls: true,
        RestrictPublicBuckets: true,
      },
      LifecycleConfiguration: { Rules: [Match.objectLike({ ExpirationInDays: 14, Status: "Enabled" })] },
    });
    templates.Messaging.hasResourceProperties("AWS::S3::BucketPolicy", {
      PolicyDocument: {
        Statement: Match.arrayWith([
          Match.objectLike({ Effect: "Deny", Condition: { Bool: { "aws:SecureTransport": "false" } } }),
        ]),
      },
    });
  });

  it("that failed are read, deleted and given to both readers again by one function alone", () => {
    templates.Messaging.hasResourceProperties("AWS::Lambda::Function", {
      Handler: "packages/functions/src/job/redrive-jobs.handler",
      Environment: { Variables: { FAILED_RECORDS_BUCKET: { Ref: Match.stringLikeRegexp("^FailedRecords") } } },
    });
    const reader = (name: string): object => ({ "Fn::GetAtt": [Match.stringLikeRegexp(`^${name}`), "Arn"] });
    templates.Messaging.hasResourceProperties("AWS::IAM::Policy", {
      PolicyDocument: {
        Statement: Match.arrayWith([
          Match.objectLike({ Action: "lambda:InvokeFunction", Resource: [reader("Stream"), reader("Publish")] }),
        ]),
      },
      Roles: [{ Ref: Match.stringLikeRegexp("^RedriveJobsRole") }],
    });
  });

  it("of failed schedules are kept encrypted for two weeks and sent over TLS only", () => {
    templates.Messaging.hasResourceProperties("AWS::SQS::Queue", {
      SqsManagedSseEnabled: true,
      MessageRetentionPeriod: 14 * 24 * 3600,
    });
    templates.Messaging.hasResourceProperties("AWS::SQS::QueuePolicy", {
      PolicyDocument: {
        Statement: Match.arrayWith([
          Match.objectLike({
            Effect: "Deny",
            Action: "sqs:*",
            Condition: { Bool: { "aws:SecureTransport": "false" } },
          }),
        ]),
      },
    });
  });
});

describe("jobs", () => {
  it.each(queueFunctions)(
    "of $kind have a queue whose visibility time-out is six times the function's time-out",
    (definition) => {
      templates.Queues.hasResourceProperties("AWS::SQS::Queue", {
        VisibilityTimeout: 6 * definition.timeout,
        SqsManagedSseEnabled: true,
        RedrivePolicy: {
          maxReceiveCount: definition.receives,
          deadLetterTargetArn: { "Fn::GetAtt": [Match.stringLikeRegexp("^LostJobs"), "Arn"] },
        },
      });
      templates.Messaging.hasResourceProperties("AWS::Lambda::EventSourceMapping", {
        FunctionName: { Ref: Match.stringLikeRegexp(`^${pascalCase(definition.name)}`) },
        BatchSize: definition.batchSize,
        FunctionResponseTypes: ["ReportBatchItemFailures"],
      });
    },
  );

  it("have a queue for each kind and one dead-letter queue", () => {
    templates.Queues.resourceCountIs("AWS::SQS::Queue", queueFunctions.length + 1);
  });
});

describe("schedules", () => {
  it.each(scheduledFunctions)("start $name", ({ schedule, title }) => {
    templates.Jobs.hasResourceProperties("AWS::Events::Rule", {
      ScheduleExpression: schedule,
      Description: title,
      State: "ENABLED",
    });
  });

  it("leave an event that failed in the failure queue", () => {
    templates.Jobs.resourceCountIs("AWS::Lambda::EventInvokeConfig", scheduledFunctions.length);
    templates.Jobs.allResourcesProperties("AWS::Lambda::EventInvokeConfig", {
      DestinationConfig: { OnFailure: { Destination: { "Fn::ImportValue": Match.stringLikeRegexp("Failures") } } },
    });
  });
});

describe("mails", () => {
  it("are counted by stage, with bounces", () => {
    templates.Mail.hasResourceProperties("AWS::SES::ConfigurationSetEventDestination", {
      ConfigurationSetName: { Ref: Match.stringLikeRegexp("^Mails") },
      EventDestination: {
        Enabled: true,
        MatchingEventTypes: ["send", "bounce", "complaint", "reject"],
        CloudWatchDestination: {
          DimensionConfigurations: [{ DimensionName: "ses:configuration-set", DimensionValueSource: "messageTag" }],
        },
      },
    });
  });
});

describe("mails that came back", () => {
  it("reach their function by a topic that only SES of the account may tell, over TLS", () => {
    templates.Mail.hasResourceProperties("AWS::SES::ConfigurationSetEventDestination", {
      EventDestination: {
        Enabled: true,
        MatchingEventTypes: ["send", "bounce", "complaint"],
        SnsDestination: { TopicARN: { Ref: Match.stringLikeRegexp("^ReturnedMails") } },
      },
    });
    const statement = (expected: object): void =>
      templates.Mail.hasResourceProperties("AWS::SNS::TopicPolicy", {
        PolicyDocument: { Statement: Match.arrayWith([Match.objectLike(expected)]) },
      });
    statement({ Effect: "Deny", Condition: { Bool: { "aws:SecureTransport": "false" } } });
    statement({
      Effect: "Allow",
      Action: "sns:Publish",
      Principal: { Service: "ses.amazonaws.com" },
      Condition: { StringEquals: { "aws:SourceAccount": Match.anyValue() } },
    });
    templates.Messaging.hasResourceProperties("AWS::SNS::Subscription", {
      Protocol: "lambda",
      Endpoint: { "Fn::GetAtt": [Match.stringLikeRegexp("^ReturnedMails"), "Arn"] },
    });
  });

  it("of which noting failed are kept in the failure queue", () => {
    templates.Messaging.hasResourceProperties("AWS::Lambda::EventInvokeConfig", {
      FunctionName: { Ref: Match.stringLikeRegexp("^ReturnedMails") },
      DestinationConfig: { OnFailure: { Destination: { "Fn::GetAtt": [Match.stringLikeRegexp("^Failures"), "Arn"] } } },
    });
  });
});

describe("alarms", () => {
  const expected = [
    ["ApiErrors", "5xx"],
    ["ApiLatency", "Latency"],
    ["FunctionThrottles", "Throttles"],
    ["TableThrottles", "ReadThrottleEvents"],
    ["FailureQueue", "ApproximateNumberOfMessagesVisible"],
    ["KeptRecords", "OnFailureDestinationDeliveredEventCount"],
    ["KeptRecords", "DroppedEventCount"],
    ["PublishAge", "IteratorAge"],
    ["StreamAge", "IteratorAge"],
    ["LostJobs", "ApproximateNumberOfMessagesVisible"],
    ["ConsumerErrors", "Errors"],
    ["ConsumerErrors", "FailedRecords"],
    ["FailedPayments", "FailedPayments"],
    ["DriftingStatistics", "DriftingStatistics"],
    ["ImageErrors", "Errors"],
    ["FailedJobs", "FailedJobs"],
    ["RefusedMails", "Bounce"],
    ["RefusedMails", "Complaint"],
    ["RefusedMails", "Reject"],
    ["InitErrors", "Url5xxCount"],
    ["InitLatency", "UrlRequestLatency"],
    ["OrdersErrors", "Url5xxCount"],
    ["OrdersLatency", "UrlRequestLatency"],
    ["PublicOrdersErrors", "Url5xxCount"],
    ["PublicOrdersLatency", "UrlRequestLatency"],
    ["CheckStatisticsNotStarted", "FailedInvocations"],
    ["OrderClockNotStarted", "FailedInvocations"],
    ["PrintClockNotStarted", "FailedInvocations"],
    ["ForgetVisitorsNotStarted", "FailedInvocations"],
    ["RebuildSnapshotNotStarted", "FailedInvocations"],
    ["ReconcilePaymentsNotStarted", "FailedInvocations"],
    ["ReminderClockNotStarted", "FailedInvocations"],
    ["SweepJobsNotStarted", "FailedInvocations"],
    ["TimeClockNotStarted", "FailedInvocations"],
  ] as const;

  it.each(expected)("%s watches %s and notifies the topic, also when it recovers", (name, metric) => {
    const alarm = Object.entries(resourcesOf(templates.Monitoring, "AWS::CloudWatch::Alarm")).find(([id]) =>
      id.startsWith(name),
    );
    expect(JSON.stringify(alarm)).toContain(`"${metric}"`);
    const topic = [{ Ref: expect.stringMatching(/^Alarms/) }];
    expect(alarm?.[1].Properties).toMatchObject({
      AlarmActions: topic,
      OKActions: topic,
      TreatMissingData: "notBreaching",
    });
  });

  it("are all in this list", () => {
    templates.Monitoring.resourceCountIs("AWS::CloudWatch::Alarm", new Set(expected.map(([name]) => name)).size);
  });

  it("are sent over TLS only", () => {
    templates.Monitoring.hasResourceProperties("AWS::SNS::TopicPolicy", {
      PolicyDocument: {
        Statement: Match.arrayWith([
          Match.objectLike({ Effect: "Deny", Condition: { Bool: { "aws:SecureTransport": "false" } } }),
        ]),
      },
    });
  });
});
