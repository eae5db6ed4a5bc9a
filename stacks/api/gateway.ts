import { RemovalPolicy } from "aws-cdk-lib";
import { AccessLogFormat, AccessLogField } from "aws-cdk-lib/aws-apigateway";
import { HttpApi, HttpStage, LogGroupLogDestination } from "aws-cdk-lib/aws-apigatewayv2";
import { LogGroup, RetentionDays } from "aws-cdk-lib/aws-logs";
import { Secret } from "aws-cdk-lib/aws-secretsmanager";
import { NagSuppressions } from "cdk-nag";
import type { Stack, StackContext } from "sst/constructs";

/** Requests a second that the whole shop may get: far above a busy evening, far below what an attack would cost. */
const RATE = 2000;
const BURST = 4000;

/**
 * The HTTP API, still without routes. It comes before the distribution, which needs its address, and the distribution
 * before the functions, which need the shop's.
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
 * By this the functions tell CloudFront's requests, which say who asks, from those that come to the API's own host.
 * @returns a reference that CloudFormation resolves: templates never hold the key, and no request reads it.
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

/** The route instead of the path: whoever reads a customer's uid and hash in a log could open the order. */
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
