import { Template } from "aws-cdk-lib/assertions";
import { getStack } from "sst/constructs";
import { expect, it } from "vitest";
import { httpFunctions } from "../../packages/functions/src/routes";
import { Gateway } from "../api/gateway";
import { createApp } from "./synth";

/** What API Gateway can tell of the address of a request. */
const ADDRESSES = /\$context\.(?:path|http\.path|requestOverride|customDomain)|querystring/i;

it("tells the route in place of the path, so that no key in a path is logged", async () => {
  const app = await createApp("access-log");
  app.stack(Gateway);
  const stages = Template.fromStack(getStack(Gateway)).findResources("AWS::ApiGatewayV2::Stage");
  const formats = Object.values(stages).map(({ Properties }) => JSON.stringify(Properties.AccessLogSettings.Format));
  expect(formats).toHaveLength(1);
  for (const format of formats) {
    expect(format).toContain("$context.routeKey");
    expect(format).not.toMatch(ADDRESSES);
  }
});

it("routes of time terminals have no part of a token", () => {
  const paths = httpFunctions.find(({ name }) => name === "time-tracking")?.paths;
  expect(paths).toEqual(["/api/time-tracking", "/api/time-tracking/{proxy+}"]);
});
