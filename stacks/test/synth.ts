import { rmSync } from "node:fs";
import { join, resolve } from "node:path";
import { Aspects, type Stack as CdkStack } from "aws-cdk-lib";
import { Template } from "aws-cdk-lib/assertions";
import type { CloudAssembly } from "aws-cdk-lib/cx-api";
import { AwsSolutionsChecks } from "cdk-nag";
import { App } from "sst/constructs";
import { initProject } from "sst/project.js";
import { expect } from "vitest";
import config from "../../sst.config";

export const ROOT = resolve(import.meta.dirname, "../..");
export const stackNames = [
  "Database",
  "Mail",
  "Gateway",
  "Socket",
  "Web",
  "Queues",
  "Messaging",
  "Jobs",
  "Api",
  "Backoffice",
  "Insight",
  "SocketRoutes",
  "Site",
  "Migrations",
  "Monitoring",
] as const;
export type StackName = (typeof stackNames)[number];

/** The reference that stands for the key in a template. */
export const ORIGIN_KEY = {
  "Fn::Join": [
    "",
    [
      "{{resolve:secretsmanager:",
      { "Fn::ImportValue": expect.stringMatching(/OriginKey/) as string },
      ":SecretString:::}}",
    ],
  ],
};

export interface Statement {
  Effect: "Allow" | "Deny";
  Action: string | string[];
  /** None if it names the omitted ones. */
  Resource?: unknown;
}

export interface Policy {
  PolicyDocument: { Statement: Statement[] };
  Roles: { Ref: string }[];
}

export interface Synthesis {
  templates: Record<StackName, Template>;
  /** The findings of cdk-nag and the CDK that nothing suppresses. */
  findings: string[];
  /** The folder that is packed into the function's archive. */
  assetFolder: (properties: FunctionProperties) => string;
  /** The stacks that must be deployed before this one. */
  stackDependencies: (name: StackName) => string[];
}

export interface FunctionProperties {
  Handler: string;
  Runtime: string;
  Role: { "Fn::GetAtt": [string, "Arn"] };
  Code: { S3Key: string };
  Environment: { Variables: Record<string, unknown> };
  [name: string]: unknown;
}

const PREFIX = "production-tresen-";
let apps = 0;
let production: Promise<Synthesis> | undefined;

/**
 * All stacks of production, with every function bundled and the site built for real, without network access.
 * Synthesised once per run.
 */
export function synthesised(): Promise<Synthesis> {
  production ??= synthesise();
  return production;
}

/** An app for stacks, as `sst deploy` creates it. */
export async function createApp(stage: string): Promise<App> {
  process.chdir(ROOT);
  if (apps === 0) rmSync(".sst", { recursive: true, force: true });
  apps += 1;
  await initProject({ stage, region: "eu-central-1" });
  const outdir = join(ROOT, `.sst/test-${apps}`);
  return new App(
    { mode: "deploy", stage, name: "tresen", region: "eu-central-1", account: "123456789012" },
    { outdir },
  );
}

export function findingsOf(assembly: CloudAssembly): string[] {
  return assembly.stacks.flatMap(({ messages }) =>
    messages
      .filter(({ level }) => level === "error" || level === "warning")
      .map(({ id, entry }) => `${id}: ${String(entry.data)}`),
  );
}

/** The resources of one type by their logical id. */
export function resourcesOf<Properties = Record<string, unknown>>(
  template: Template,
  type: string,
): Record<string, { Properties: Properties; Metadata?: unknown; DependsOn?: string[] }> {
  return template.findResources(type) as Record<string, { Properties: Properties }>;
}

async function synthesise(): Promise<Synthesis> {
  const app = await createApp("production");
  Aspects.of(app).add(new AwsSolutionsChecks());
  config.stacks(app);
  await app.finish();
  const assembly = app.synth();
  const template = (name: StackName): Template =>
    Template.fromJSON(assembly.getStackByName(`${PREFIX}${name}`).template as CdkStack);
  return {
    templates: Object.fromEntries(stackNames.map((name) => [name, template(name)])) as Record<StackName, Template>,
    findings: findingsOf(assembly),
    stackDependencies: (name) =>
      assembly
        .getStackByName(`${PREFIX}${name}`)
        .dependencies.map(({ id }) => id)
        .filter((id) => id.startsWith(PREFIX))
        .map((id) => id.slice(PREFIX.length)),
    assetFolder: ({ Code }) => join(assembly.directory, `asset.${Code.S3Key.replace(/\.zip$/, "")}`),
  };
}
