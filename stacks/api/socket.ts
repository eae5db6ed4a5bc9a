import { WebSocketApi, WebSocketStage } from "aws-cdk-lib/aws-apigatewayv2";
import { PolicyStatement } from "aws-cdk-lib/aws-iam";
import { NagSuppressions } from "cdk-nag";
import { type Stack, type StackContext, use } from "sst/constructs";
import { SOCKET_PATH } from "../../packages/functions/src/routes";

const RATE = 500;
const BURST = 1000;

/**
 * The WebSocket API, without routes at first, like the HTTP API. Its stage has the name of the path at which browsers
 * reach it, so that CloudFront passes the path on as it is.
 */
export function Socket({ stack }: StackContext) {
  const api = new WebSocketApi(stack, "Api", { apiName: stack.stackName });
  const stage = new WebSocketStage(stack, "Stage", {
    webSocketApi: api,
    stageName: SOCKET_PATH.slice(1),
    autoDeploy: true,
    throttle: { rateLimit: RATE, burstLimit: BURST },
  });
  NagSuppressions.addResourceSuppressions(stage, [
    {
      id: "AwsSolutions-APIG1",
      reason: "The log of a WebSocket API needs a role for the whole account; the function logs what fails.",
    },
  ]);
  return { api, stage, host: `${api.apiId}.execute-api.${stack.region}.${stack.urlSuffix}` };
}

/** The permission to send messages to connections, and to end them. */
export function connectionAccess(stack: Stack): { statements: PolicyStatement[]; environment: Record<string, string> } {
  const { api, stage } = use(Socket);
  const connections = ["POST", "DELETE"].map((method) =>
    stack.formatArn({
      service: "execute-api",
      resource: api.apiId,
      resourceName: `${stage.stageName}/${method}/@connections/*`,
    }),
  );
  return {
    statements: [new PolicyStatement({ actions: ["execute-api:ManageConnections"], resources: connections })],
    environment: { SOCKET_ENDPOINT: stage.callbackUrl },
  };
}
