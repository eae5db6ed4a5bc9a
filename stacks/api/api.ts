import { HttpRoute, HttpRouteKey, HttpMethod } from "aws-cdk-lib/aws-apigatewayv2";
import { HttpLambdaIntegration } from "aws-cdk-lib/aws-apigatewayv2-integrations";
import { NagSuppressions } from "cdk-nag";
import { type Function, type StackContext, dependsOn, use } from "sst/constructs";
import {
  type FunctionDefinition,
  type HttpFunction,
  backofficeFunctions,
  fallbackFunction,
  httpFunctions,
  insightFunctions,
} from "../../packages/functions/src/routes";
import { filesBeside } from "./files-beside";
import { Gateway } from "./gateway";
import { createFunction } from "../lambda";
import { pascalCase } from "../pascal-case";
import { stageOf } from "../stage";
import { Web } from "../web/web";

/**
 * One Lambda for each resource of the API, and one that answers unknown addresses. The functions of the back-office
 * have separate stacks, since CloudFormation allows 500 resources per stack.
 */
export function Api({ app, stack }: StackContext) {
  const elsewhere = [...backofficeFunctions, ...insightFunctions];
  const definitions = apiFunctions().filter(({ name }) => !elsewhere.some((other) => other.name === name));
  const fallback = { definition: fallbackFunction, routeKeys: [HttpRouteKey.DEFAULT] };
  return { functions: [...routedFunctions({ app, stack, definitions }), provide({ app, stack, ...fallback })] };
}

/** The functions of the back-office. They are deployed after the other stack, to which these routes once belonged. */
export function Backoffice({ app, stack }: StackContext) {
  dependsOn(Api);
  return { functions: routedFunctions({ app, stack, definitions: backofficeFunctions }) };
}

/** The functions that tell how the business and the platform go. */
export function Insight({ app, stack }: StackContext) {
  return { functions: routedFunctions({ app, stack, definitions: insightFunctions }) };
}

/** Creates a Lambda for each definition, with its paths as routes of the HTTP API. */
export function routedFunctions({
  definitions,
  ...context
}: StackContext & { definitions: readonly HttpFunction[] }): Function[] {
  return definitions.map((definition) =>
    provide({
      ...context,
      definition,
      routeKeys: definition.paths.map((path) => HttpRouteKey.with(path, HttpMethod.ANY)),
    }),
  );
}

function provide({
  app,
  stack,
  definition,
  routeKeys,
}: StackContext & { definition: FunctionDefinition; routeKeys: readonly HttpRouteKey[] }): Function {
  const { api, originKey } = use(Gateway);
  const { media: bucket, publicUrl } = use(Web);
  const handler = createFunction({
    stack,
    stage: stageOf(app),
    definition,
    bucket,
    publicUrl,
    environment: { ORIGIN_KEY: originKey },
    copyFiles: filesBeside(definition),
  });
  // One permission covers all routes of the function; by default each route would add one.
  const integration = new HttpLambdaIntegration(`${pascalCase(definition.name)}Integration`, handler, {
    scopePermissionToRoute: false,
  });
  for (const [index, routeKey] of routeKeys.entries()) {
    const httpRoute = new HttpRoute(stack, `${pascalCase(definition.name)}Route${index}`, {
      httpApi: api,
      routeKey,
      integration,
    });
    NagSuppressions.addResourceSuppressions(httpRoute, [
      {
        id: "AwsSolutions-APIG4",
        reason: "The functions know the session and decide who may do what; guests order without an account.",
      },
    ]);
  }
  return handler;
}

/** The shop's pages and the files for search engines, see siteBehaviors. */
const PAGE_PATHS = ["/index.html", "/sitemap.xml", "/robots.txt"];

/** Pictures have a separate origin, as do the functions that CloudFront calls directly. */
export function apiFunctions(): typeof httpFunctions {
  return httpFunctions.filter(
    ({ paths, isDirect }) =>
      !isDirect &&
      paths.every((path) => path.startsWith("/api/") || path.startsWith("/fonts/") || PAGE_PATHS.includes(path)),
  );
}
