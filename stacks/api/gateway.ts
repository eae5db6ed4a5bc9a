import { RemovalPolicy } from "aws-cdk-lib";
import { AccessLogFormat, AccessLogField } from "aws-cdk-lib/aws-apigateway";
import { HttpApi, HttpStage, LogGroupLogDestination } from "aws-cdk-lib/aws-apigatewayv2";
import { LogGroup, RetentionDays } from "aws-cdk-lib/aws-logs";
import { Secret } from "aws-cdk-lib/aws-secretsmanager";
import { NagSuppressions } from "cdk-nag";
import type { Stack, StackContext } from "sst/constructs";

/** The limit of requests per second for the whole shop: far above a busy evening, far below an expensive attack. */
const RATE = 2000;
const BURST = 4000;

/**
 * The HTTP API, without routes at first. It is created before the distribution, which needs its address, and the
 * distribution before the functions, which need the shop's address.
 */
export function Gateway({ stack }: StackContext) {
  const api = new HttpApi(stack, "Http", { apiName: stack.stackName, createDefaultStage: false });
  const accessLog = new LogGroup(stack, "AccessLog", {
    retention: RetentionDays.ONE_MONTH,
    removalPolicy: RemovalPolicy.DESTROY,
  });
  new HttpStage(stack, "Stage", {
    httpApi: api,
    stageName: "$default",
    autoDeploy: true,
    throttle: { rateLimit: RATE, burstLimit: BURST },
    accessLogSettings: { destination: new LogGroupLogDestination(accessLog), format: accessLogFormat() },
  });
  return {
    api,
    host: `${api.apiId}.execute-api.${stack.region}.${stack.urlSuffix}`,
    originKey: createOriginKey(stack),
  };
}

/**
 * The key by which the functions recognise CloudFront's requests, whose caller address they may trust, among direct
 * requests to the API.
 * @returns a reference that CloudFormation resolves: templates never contain the key.
 */
function createOriginKey(stack: Stack): string {
  const secret = new Secret(stack, "OriginKey", {
    description: "What CloudFront shows the HTTP API",
    generateSecretString: { passwordLength: 48, excludePunctuation: true },
    removalPolicy: RemovalPolicy.DESTROY,
  });
  NagSuppressions.addResourceSuppressions(secret, [
    {
      id: "AwsSolutions-SMG4",
      reason: "CloudFront and the functions must change it together, which is a deployment: see docs/operations.md.",
    },
  ]);
  return secret.secretValue.unsafeUnwrap();
}

/**
 * The access log contains the route instead of the path: a customer's uid and hash in a log would give access to the
 * order.
 */
function accessLogFormat(): AccessLogFormat {
  return AccessLogFormat.custom(
    JSON.stringify({
      time: AccessLogField.contextRequestTimeEpoch(),
      requestId: AccessLogField.contextRequestId(),
      route: "$context.routeKey",
      method: AccessLogField.contextHttpMethod(),
      status: AccessLogField.contextStatus(),
      milliseconds: "$context.responseLatency",
      integrationMilliseconds: AccessLogField.contextIntegrationLatency(),
      bytes: AccessLogField.contextResponseLength(),
      error: AccessLogField.contextErrorMessage(),
    }),
  );
}
