import { HttpRoute, HttpRouteKey, HttpMethod } from "aws-cdk-lib/aws-apigatewayv2";
import { HttpLambdaIntegration } from "aws-cdk-lib/aws-apigatewayv2-integrations";
import { NagSuppressions } from "cdk-nag";
import { type FunctionProps, type StackContext, use } from "sst/constructs";
import { fallbackFunction, httpFunctions } from "../../packages/functions/src/routes";
import { ensureFonts } from "./fonts";
import { Gateway } from "./gateway";
import { createFunction, pascalCase } from "../lambda";
import { stageOf } from "../stage";
import { Web } from "../web/web";

const FONTS_FUNCTION = "fonts";

/** One Lambda for each resource of the API, and one for every address that there is not. */
export function Api({ app, stack }: StackContext) {
  const stage = stageOf(app);
  const { api, originKey } = use(Gateway);
  const { media: bucket, publicUrl } = use(Web);
  const route = (definition: typeof fallbackFunction, routeKeys: HttpRouteKey[]) => {
    const handler = createFunction({
      stack,
      stage,
      definition,
      bucket,
      publicUrl,
      environment: { ORIGIN_KEY: originKey },
      copyFiles: copyFilesOf(definition.name),
    });
    const integration = new HttpLambdaIntegration(`${pascalCase(definition.name)}Integration`, handler);
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
  };
  const functions = apiFunctions().map((definition) =>
    route(
      definition,
      definition.paths.map((path) => HttpRouteKey.with(path, HttpMethod.ANY)),
    ),
  );
  return { functions: [...functions, route(fallbackFunction, [HttpRouteKey.DEFAULT])] };
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
