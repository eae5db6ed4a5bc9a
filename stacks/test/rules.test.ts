import { App, Aspects, Stack } from "aws-cdk-lib";
import { Bucket } from "aws-cdk-lib/aws-s3";
import { AwsSolutionsChecks } from "cdk-nag";
import { beforeAll, describe, expect, it } from "vitest";
import { type Synthesis, findingsOf, stackNames, synthesised } from "./synth";

/** The role that the CDK writes for its own upload function; its wildcards are the CDK's. */
const BROUGHT_BY_CDK = /^CustomCDKBucketDeployment/;
const REASON = 30;

interface Suppression {
  id: string;
  reason: string;
}

interface Resource {
  Type: string;
  Properties?: { PolicyDocument?: { Statement: { Effect: string; Action: string | string[] }[] } };
  Metadata?: { cdk_nag?: { rules_to_suppress: Suppression[] } };
}

let synthesis: Synthesis;
beforeAll(async () => {
  synthesis = await synthesised();
});
const resources = (name: (typeof stackNames)[number]): [string, Resource][] =>
  Object.entries((synthesis.templates[name].toJSON() as { Resources: Record<string, Resource> }).Resources);

describe("cdk-nag", () => {
  it("finds nothing that is neither fixed nor suppressed with a reason", () => {
    expect(synthesis.findings).toEqual([]);
  });

  it("would find a bucket that is open", () => {
    const app = new App();
    new Bucket(new Stack(app, "Open"), "Bucket");
    Aspects.of(app).add(new AwsSolutionsChecks());
    expect(findingsOf(app.synth()).join("\n")).toMatch(/AwsSolutions-S1[\s\S]*AwsSolutions-S10/);
  });

  it("is suppressed with a reason each time", () => {
    const suppressions = stackNames.flatMap((name) =>
      resources(name).flatMap(([, { Metadata }]) => Metadata?.cdk_nag?.rules_to_suppress ?? []),
    );
    expect(suppressions.length).toBeGreaterThan(0);
    expect(suppressions.filter(({ reason }) => reason.length < REASON)).toEqual([]);
  });
});

describe.each(stackNames)("stack %s", (name) => {
  it("stays far from CloudFormation's limit of 500 resources", () => {
    expect(resources(name).length).toBeLessThan(400);
  });

  it("allows no action by wildcard", () => {
    const wildcards = resources(name).flatMap(([id, { Type, Properties }]) => {
      if (Type !== "AWS::IAM::Policy" || BROUGHT_BY_CDK.test(id)) return [];
      const statements = Properties?.PolicyDocument?.Statement ?? [];
      return statements
        .filter(({ Effect }) => Effect === "Allow")
        .flatMap(({ Action }) => [Action].flat())
        .filter((action) => action.includes("*"));
    });
    expect(wildcards).toEqual([]);
  });
});
