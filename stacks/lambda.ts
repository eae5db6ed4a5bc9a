import { RemovalPolicy } from "aws-cdk-lib";
import { Effect, PolicyStatement, Role, ServicePrincipal } from "aws-cdk-lib/aws-iam";
import { ApplicationLogLevel, type IDestination, LoggingFormat, SystemLogLevel } from "aws-cdk-lib/aws-lambda";
import { LogGroup, RetentionDays } from "aws-cdk-lib/aws-logs";
import type { IBucket } from "aws-cdk-lib/aws-s3";
import { NagSuppressions } from "cdk-nag";
import { Function, type FunctionProps, type Stack, use } from "sst/constructs";
import {
  type Grants,
  bundlingOf,
  type httpFunctions,
  paymentSecretsOf,
  usesPushServices,
} from "../packages/functions/src/routes";
import { Database } from "./data/database";
import { countLogEvents } from "./monitoring/log-events";
import { Secrets } from "./api/secrets";
import { connectionAccess } from "./api/socket";
import { queueAccess } from "./messaging/queues";
import { senderAccess } from "./messaging/senders";
import { pascalCase } from "./pascal-case";
import type { Stage } from "./stage";

/** The properties of every function in routes.ts. */
export type Definition = Pick<
  (typeof httpFunctions)[number],
  | "name"
  | "handler"
  | "grants"
  | "secrets"
  | "isSender"
  | "handsOnJobs"
  | "managesConnections"
  | "describesSchemas"
  | "namesFields"
  | "isSplit"
  | "memory"
  | "timeout"
>;

interface Options {
  stack: Stack;
  stage: Stage;
  definition: Definition;
  bucket: IBucket;
  /** The shop's address for browsers. */
  publicUrl: string;
  /** Additional properties of this function. */
  environment?: Record<string, string>;
  statements?: PolicyStatement[];
  onFailure?: IDestination;
  copyFiles?: FunctionProps["copyFiles"];
}

/** Creates a function of routes.ts. Its role allows only its grants and writing its log. */
export function createFunction({
  stack,
  stage,
  definition,
  bucket,
  publicUrl,
  environment = {},
  statements = [],
  onFailure,
  copyFiles,
}: Options): Function {
  const { table } = use(Database);
  const { bind, environment: secretNames } = use(Secrets).access(definition.secrets ?? []);
  const id = pascalCase(definition.name);
  const logGroup = new LogGroup(stack, `${id}Log`, {
    retention: RetentionDays.ONE_MONTH,
    removalPolicy: RemovalPolicy.DESTROY,
  });
  const role = new Role(stack, `${id}Role`, { assumedBy: new ServicePrincipal("lambda.amazonaws.com") });
  const writeLog = new PolicyStatement({
    actions: ["logs:CreateLogStream", "logs:PutLogEvents"],
    resources: [logGroup.logGroupArn],
  });
  const sending = definition.isSender ? senderAccess({ stack, stage }) : { statements: [], environment: {} };
  const handingOn = definition.handsOnJobs ? queueAccess(stack) : { statements: [], environment: {} };
  const connecting = definition.managesConnections ? connectionAccess(stack) : { statements: [], environment: {} };
  countLogEvents({ stack, logGroup, id, definition });
  for (const statement of [
    writeLog,
    ...grantStatements({ grants: definition.grants, bucket }),
    ...sending.statements,
    ...handingOn.statements,
    ...connecting.statements,
    ...statements,
  ])
    role.addToPolicy(statement);
  if (definition.managesConnections) {
    NagSuppressions.addResourceSuppressions(
      role,
      [
        {
          id: "AwsSolutions-IAM5",
          reason: "Connections have ids that nobody knows beforehand.",
          appliesTo: [{ regex: "/\\/(?:POST|DELETE)\\/@connections\\/\\*$/" }],
        },
      ],
      true,
    );
  }
  if (definition.grants.bucket.length > 0) {
    NagSuppressions.addResourceSuppressions(
      role,
      [
        {
          id: "AwsSolutions-IAM5",
          reason: "The names of files are not known beforehand: the grant ends at their folders.",
          appliesTo: [
            { regex: "/\\.Arn>\\/(?:image|upload|video|signage|font|export|incoming|removed|erasures)\\/\\*$/" },
          ],
        },
      ],
      true,
    );
  }
  return new Function(stack, id, {
    handler: `packages/functions/${definition.handler}`,
    runtime: "nodejs24.x",
    architecture: "arm_64",
    memorySize: definition.memory,
    timeout: definition.timeout,
    tracing: "disabled",
    role,
    logGroup,
    loggingFormat: LoggingFormat.JSON,
    // LOG_LEVEL alone decides what is logged: Lambda's own filter passes everything.
    applicationLogLevelV2: ApplicationLogLevel.DEBUG,
    // Start and report lines would be most of the log's cost; the metrics contain the same data.
    systemLogLevelV2: SystemLogLevel.WARN,
    environment: {
      TABLE_NAME: table.tableName,
      BUCKET_NAME: bucket.bucketName,
      PUBLIC_URL: publicUrl,
      LOG_LEVEL: stage.logLevel,
      SEARCH_ENGINES: stage.isProduction ? "on" : "off",
      ...(stage.mail ? { MAIL_SENDER: stage.mail.sender } : {}),
      ...(paymentSecretsOf(definition).length > 0 ? stage.paymentEndpoints : {}),
      ...(stage.pushHosts && usesPushServices(definition) ? { PUSH_HOSTS: stage.pushHosts } : {}),
      ...secretNames,
      ...sending.environment,
      ...handingOn.environment,
      ...connecting.environment,
      ...environment,
    },
    bind,
    // The source map is deployed beside the bundle: setting NODE_OPTIONS=--enable-source-maps on a function makes its
    // stack traces readable.
    nodejs: {
      sourcemap: true,
      splitting: definition.isSplit ?? false,
      esbuild: { ...bundlingOf(definition), keepNames: false, sourcesContent: false },
    },
    ...(onFailure ? { onFailure } : {}),
    ...(copyFiles ? { copyFiles } : {}),
  });
}

const LISTING = "ListBucket";

function grantStatements({ grants, bucket }: { grants: Grants; bucket: IBucket }): PolicyStatement[] {
  const { table, indexArns } = use(Database);
  const allow = (actions: string[], resources: string[], conditions = {}): PolicyStatement[] =>
    actions.length > 0 ? [new PolicyStatement({ effect: Effect.ALLOW, actions, resources, conditions })] : [];
  return [
    ...allow(
      grants.table.map((action) => `dynamodb:${action}`),
      [table.tableArn],
    ),
    ...allow(
      grants.table.filter((action) => action === "Query").map((action) => `dynamodb:${action}`),
      indexArns,
    ),
    ...allow(
      grants.bucket.filter((action) => action !== LISTING).map((action) => `s3:${action}`),
      (grants.folders ?? []).map((folder) => bucket.arnForObjects(`${folder}/*`)),
    ),
    // Listing is an action on the bucket itself, so a condition ends it at the folders.
    ...allow(
      grants.bucket.filter((action) => action === LISTING).map((action) => `s3:${action}`),
      [bucket.bucketArn],
      { StringLike: { "s3:prefix": (grants.folders ?? []).map((folder) => `${folder}/*`) } },
    ),
  ];
}
