import { Template } from "aws-cdk-lib/assertions";
import { type StackContext, getStack } from "sst/constructs";
import { expect, it } from "vitest";
import { backofficeFunctions, httpFunctions } from "../../packages/functions/src/routes";
import { Api, routedFunctions } from "../api/api";
import { Gateway } from "../api/gateway";
import { Socket } from "../api/socket";
import { Secrets } from "../api/secrets";
import { Database } from "../data/database";
import { Mail } from "../messaging/mail";
import { Web } from "../web/web";
import { createApp } from "./synth";

/** CloudFormation allows 500 resources in a stack. */
const LIMIT = 420;
const FUNCTIONS = 98;

const further = Array.from({ length: FUNCTIONS - httpFunctions.length }, (_, index) => {
  const name = `further-${index}`;
  return { ...genericFunction(), name, paths: [`/api/${name}`, `/api/${name}/{proxy+}`] };
});

function genericFunction() {
  const found = backofficeFunctions.find(({ name }) => name === "tags");
  if (!found) throw new Error("There is no function for tags.");
  return found;
}

/** Assumes that all further functions are added to the largest stack. */
function FullBackoffice(context: StackContext): void {
  routedFunctions({ ...context, definitions: [...backofficeFunctions, ...further] });
}

it("leaves room in every stack of the API with 98 functions", async () => {
  const app = await createApp("room");
  app
    .stack(Database)
    .stack(Secrets)
    .stack(Mail)
    .stack(Gateway)
    .stack(Socket)
    .stack(Web)
    .stack(Api)
    .stack(FullBackoffice);
  const countOf = (stack: Parameters<typeof getStack>[0]): number =>
    Object.keys(resourcesIn(Template.fromStack(getStack(stack)))).length;
  const counts = { web: countOf(Web), api: countOf(Api), backoffice: countOf(FullBackoffice) };
  expect(further.length).toBeGreaterThanOrEqual(10);
  expect(counts.backoffice).toBeGreaterThan(FUNCTIONS);
  expect(Object.entries(counts).filter(([, count]) => count >= LIMIT)).toEqual([]);
});

function resourcesIn(template: Template): Record<string, unknown> {
  const { Resources }: { Resources?: Record<string, unknown> } = template.toJSON();
  return Resources ?? {};
}
