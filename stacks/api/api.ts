import { HttpRoute, HttpRouteKey, HttpMethod } from "aws-cdk-lib/aws-apigatewayv2";
import { HttpLambdaIntegration } from "aws-cdk-lib/aws-apigatewayv2-integrations";
import { NagSuppressions } from "cdk-nag";
import { type Function, type FunctionProps, type StackContext, dependsOn, use } from "sst/constructs";
import {
  type HttpFunction,
  backofficeFunctions,
  fallbackFunction,
  httpFunctions,
} from "../../packages/functions/src/routes";
import { ensureFonts } from "./fonts";
import { Gateway } from "./gateway";
import { createFunction } from "../lambda";
import { pascalCase } from "../pascal-case";
import { stageOf } from "../stage";
import { Web } from "../web/web";

const FONTS_FUNCTION = "fonts";

/**
 * One Lambda for each resource of the API, and one for every address that there is not. What the back-office keeps has
 * a stack of its own, since CloudFormation takes 500 resources for each.
 */
export function Api({ app, stack }: StackContext) {
  const definitions = apiFunctions().filter(({ name }) => !backofficeFunctions.some((other) => other.name === name));
  const fallback = { definition: fallbackFunction, routeKeys: [HttpRouteKey.DEFAULT] };
  return { functions: [...routedFunctions({ app, stack, definitions }), provide({ app, stack, ...fallback })] };
}

/** What the back-office keeps. After the other functions, which had these routes before there were two stacks. */
export function Backoffice({ app, stack }: StackContext) {
  dependsOn(Api);
  return { functions: routedFunctions({ app, stack, definitions: backofficeFunctions }) };
}

/** A Lambda for each of the definitions, with its paths as routes of the one HTTP API. */
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
}: StackContext & { definition: typeof fallbackFunction; routeKeys: readonly HttpRouteKey[] }): Function {
  const { api, originKey } = use(Gateway);
  const { media: bucket, publicUrl } = use(Web);
  const handler = createFunction({
    stack,
    stage: stageOf(app),
    definition,
    bucket,
    publicUrl,
    environment: { ORIGIN_KEY: originKey },
    copyFiles: copyFilesOf(definition.name),
  });
  // One permission for all routes of the function, where each would bring one of its own.
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

/** What lies beside a bundle because it is too large to be in it. */
function copyFilesOf(name: string): FunctionProps["copyFiles"] {
  return name === FONTS_FUNCTION ? [{ from: ensureFonts(), to: "node_modules" }] : undefined;
}

/** The shop's pages and what search engines ask for: see siteBehaviors. */
const PAGE_PATHS = ["/index.html", "/sitemap.xml", "/robots.txt"];

/** Pictures have an origin of their own, and so have the functions that CloudFront calls directly. */
export function apiFunctions(): typeof httpFunctions {
  return httpFunctions.filter(
    ({ paths, isDirect }) =>
      !isDirect &&
      paths.every((path) => path.startsWith("/api/") || path.startsWith("/fonts/") || PAGE_PATHS.includes(path)),
  );
}
