import { tableDefinition } from "@tresen/core/platform/table";
import { Template } from "aws-cdk-lib/assertions";
import { getStack } from "sst/constructs";
import { beforeAll, describe, expect, it } from "vitest";
import { Database } from "../data/database";
import { createApp, resourcesOf, synthesised } from "./synth";

interface Key {
  AttributeName: string;
  KeyType: "HASH" | "RANGE";
}

interface TableProperties {
  KeySchema: Key[];
  GlobalSecondaryIndexes: { IndexName: string; KeySchema: Key[]; Projection: { ProjectionType: string } }[];
  AttributeDefinitions: { AttributeName: string; AttributeType: string }[];
  BillingMode: string;
  StreamSpecification: { StreamViewType: string };
  TimeToLiveSpecification: { AttributeName: string; Enabled: boolean };
  PointInTimeRecoverySpecification: { PointInTimeRecoveryEnabled: boolean };
  DeletionProtectionEnabled: boolean;
}

const only = (template: Template): { Properties: TableProperties; DeletionPolicy?: string } =>
  Object.values(resourcesOf<TableProperties>(template, "AWS::DynamoDB::Table"))[0] as { Properties: TableProperties };
const keys = (schema: Key[]): { partitionKey: string | undefined; sortKey: string | undefined } => ({
  partitionKey: schema.find(({ KeyType }) => KeyType === "HASH")?.AttributeName,
  sortKey: schema.find(({ KeyType }) => KeyType === "RANGE")?.AttributeName,
});

describe("the table in production", () => {
  let table: ReturnType<typeof only>;
  beforeAll(async () => {
    table = only((await synthesised()).templates.Database);
  });

  it("is the one that core reads and writes", () => {
    const { Properties } = table;
    expect({
      ...keys(Properties.KeySchema),
      indexes: Properties.GlobalSecondaryIndexes.map((index) => ({
        name: index.IndexName,
        ...keys(index.KeySchema),
        projection: index.Projection.ProjectionType,
      })),
      timeToLive: Properties.TimeToLiveSpecification.AttributeName,
      stream: Properties.StreamSpecification.StreamViewType,
      billing: Properties.BillingMode,
    }).toEqual(tableDefinition);
    expect(Properties.TimeToLiveSpecification.Enabled).toBe(true);
    expect(Properties.AttributeDefinitions.every(({ AttributeType }) => AttributeType === "S")).toBe(true);
  });

  it("has point-in-time recovery and is protected from deletion", () => {
    expect(table.Properties.PointInTimeRecoverySpecification).toEqual({ PointInTimeRecoveryEnabled: true });
    expect(table.Properties.DeletionProtectionEnabled).toBe(true);
    expect(table.DeletionPolicy).toBe("Retain");
  });
});

describe("the table of any other stage", () => {
  it("is removed with the stage", async () => {
    const app = await createApp("review");
    app.stack(Database);
    const table = only(Template.fromStack(getStack(Database)));
    expect(table.Properties.DeletionProtectionEnabled).toBe(false);
    expect(table.DeletionPolicy).toBe("Delete");
    expect(table.Properties.PointInTimeRecoverySpecification).toEqual({ PointInTimeRecoveryEnabled: true });
  });
});

describe("migrations of the stored data", () => {
  const triggers = (template: Template): { Properties: { Timeout: string; InvocationType: string } }[] =>
    Object.values(resourcesOf(template, "Custom::Trigger"));

  it("run before every function that answers requests is deployed, and once more after all of them", async () => {
    const { templates } = await synthesised();
    const { Web: web, Migrations: last } = templates;
    for (const template of [web, last])
      expect(triggers(template)).toMatchObject([
        { Properties: { InvocationType: "RequestResponse", Timeout: "900000" } },
      ]);
    const [before] = Object.keys(web.findResources("Custom::Trigger"));
    const waiting = Object.entries(web.findResources("AWS::Lambda::Function")).filter(([id]) =>
      /^(?:Image|Init|Orders)/.test(id),
    );
    expect(waiting).toHaveLength(3);
    for (const [, { DependsOn }] of waiting) expect(DependsOn).toContain(before);
  });

  it("stop the deployment of the other stacks if they fail", async () => {
    const { stackDependencies } = await synthesised();
    for (const name of ["Api", "Jobs", "Messaging"] as const) expect(stackDependencies(name)).toContain("Web");
    expect(stackDependencies("Migrations")).toEqual(
      expect.arrayContaining(["Backoffice", "Insight", "Jobs", "Messaging"]),
    );
  });
});
