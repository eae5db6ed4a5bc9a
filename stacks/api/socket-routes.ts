import { WebSocketRoute } from "aws-cdk-lib/aws-apigatewayv2";
import { WebSocketLambdaIntegration, WebSocketMockIntegration } from "aws-cdk-lib/aws-apigatewayv2-integrations";
import { NagSuppressions } from "cdk-nag";
import { type Function, type StackContext, use } from "sst/constructs";
import { STAY, socketFunction } from "../../packages/functions/src/routes";
import { createFunction } from "../lambda";
import { pascalCase } from "../pascal-case";
import { stageOf } from "../stage";
import { Web } from "../web/web";
import { Socket } from "./socket";

/** The function that answers messages, with its routes. */
export function SocketRoutes({ app, stack }: StackContext): { handler: Function } {
  const { api } = use(Socket);
  const { media: bucket, publicUrl } = use(Web);
  const handler = createFunction({ stack, stage: stageOf(app), definition: socketFunction, bucket, publicUrl });
  for (const routeKey of socketFunction.routes) {
    const id = pascalCase(routeKey.replace("$", ""));
    const route = new WebSocketRoute(stack, `${id}Route`, {
      webSocketApi: api,
      routeKey,
      integration: new WebSocketLambdaIntegration(`${id}Integration`, handler),
      // A connection that has ended is not answered.
      returnResponse: routeKey !== "$disconnect",
    });
    suppressOpen(route);
  }
  // Nobody has to answer this message: that it was sent is enough.
  const stay = new WebSocketRoute(stack, "StayRoute", {
    webSocketApi: api,
    routeKey: STAY.action,
    integration: new WebSocketMockIntegration("StayIntegration", {
      requestTemplates: { $default: JSON.stringify({ statusCode: 200 }) },
      templateSelectionExpression: "\\$default",
    }),
  });
  suppressOpen(stay);
  return { handler };
}

function suppressOpen(route: WebSocketRoute): void {
  NagSuppressions.addResourceSuppressions(route, [
    { id: "AwsSolutions-APIG4", reason: "A connection is told nothing before it has sent a valid ticket." },
  ]);
}
