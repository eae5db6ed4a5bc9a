import { spawnSync } from "node:child_process";
import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import {
  FONTS,
  allFunctions,
  backofficeFunctions,
  insightFunctions,
  httpFunctions,
  paymentSecretsOf,
  queueFunctions,
  STAY,
  scheduledFunctions,
  streamFunctions,
  usesPushServices,
} from "../../packages/functions/src/routes";
import { pascalCase } from "../pascal-case";
import { grantedActions, isReader } from "./granted-actions";
import type { FunctionProperties, Policy, StackName, Statement, Synthesis } from "./synth";
import { ORIGIN_KEY, resourcesOf, synthesised } from "./synth";

/** Bytes. Those that know all resources grow with each of them. */
const LIMIT = 490_000;
const apiStacks = ["Api", "Backoffice", "Insight"] as const;
const direct = httpFunctions.filter(({ isDirect }) => isDirect).map(({ name }) => name);
const stackOf: Record<string, StackName> = {
  ...Object.fromEntries(backofficeFunctions.map(({ name }) => [name, "Backoffice"])),
  ...Object.fromEntries(insightFunctions.map(({ name }) => [name, "Insight"])),
  image: "Web",
  ...Object.fromEntries(direct.map((name) => [name, "Web"])),
  ...Object.fromEntries([...streamFunctions, ...queueFunctions].map(({ name }) => [name, "Messaging"])),
  "returned-mails": "Messaging",
  socket: "SocketRoutes",
  migrate: "Web",
  "migrate-again": "Migrations",
  ...Object.fromEntries(scheduledFunctions.map(({ name }) => [name, "Jobs"])),
};
const definitions = allFunctions.map((definition) => ({
  ...definition,
  stack: stackOf[definition.name] ?? "Api",
}));
/** Features that exist only on one machine. */
const LOCAL_ONLY = ["LIMITS", "CLOCK", "UPLOAD_PATH"];
const list = <Value>(value: Value | Value[]): Value[] => (Array.isArray(value) ? value : [value]);

let synthesis: Synthesis;
beforeAll(async () => {
  synthesis = await synthesised();
});

describe.each(definitions)("function $name", (definition) => {
  const properties = (): FunctionProperties => propertiesOf(definition);

  it("runs as defined in routes.ts on Node 24 for ARM, with its settings and its own log group", () => {
    expect(properties()).toMatchObject({
      Runtime: "nodejs24.x",
      Architectures: ["arm64"],
      MemorySize: definition.memory,
      Timeout: definition.timeout,
    });
    const { TABLE_NAME, BUCKET_NAME, PUBLIC_URL } = properties().Environment.Variables;
    for (const variable of [TABLE_NAME, BUCKET_NAME, PUBLIC_URL]) expect(variable).toBeTruthy();
    expect(properties().LoggingConfig).toMatchObject({
      LogFormat: "JSON",
      ApplicationLogLevel: "DEBUG",
      LogGroup: { Ref: expect.stringMatching(new RegExp(`^${pascalCase(definition.name)}Log`)) },
    });
  });

  it("has no setting of the platform on one machine", () => {
    expect(Object.keys(properties().Environment.Variables).filter((name) => LOCAL_ONLY.includes(name))).toEqual([]);
  });

  it("may do exactly what its grants name", () => {
    const { stack, name } = definition;
    const statements = statementsOf({ stack, role: properties().Role["Fn::GetAtt"][0] });
    const actions = statements.flatMap(({ Action }) => list(Action));
    const expected = grantedActions(definition);
    expect([...new Set(actions)].sort()).toEqual([...new Set(expected)].sort());
    const everywhere = statements.filter(({ Resource }) => Resource === "*").flatMap(({ Action }) => list(Action));
    expect(everywhere).toEqual(isReader(name) ? ["dynamodb:ListStreams"] : []);
  });

  it("sends, if at all, as the stage's sender and to telephone numbers", () => {
    const statements = statementsOf({ stack: definition.stack, role: properties().Role["Fn::GetAtt"][0] });
    const of = (action: string) => statements.filter(({ Action }) => list(Action).includes(action));
    expect(properties().Environment.Variables.MAIL_SENDER).toBe("bestellung@shop.example.test");
    expect(of("ses:SendEmail")).toEqual(
      definition.isSender
        ? [
            expect.objectContaining({
              Condition: { StringEquals: { "ses:FromAddress": "bestellung@shop.example.test" } },
            }),
          ]
        : [],
    );
    const resources = of("ses:SendEmail").map(({ Resource }) => JSON.stringify(Resource));
    expect(resources).toEqual(
      definition.isSender
        ? [
            expect.stringMatching(
              /:identity\/shop\.example\.test".*:configuration-set\/".*"Fn::ImportValue":"[^"]*Mails/,
            ),
          ]
        : [],
    );
    expect(properties().Environment.Variables.MAIL_CONFIGURATION_SET).toEqual(
      definition.isSender ? { "Fn::ImportValue": expect.stringContaining("Mails") } : undefined,
    );
    const [sms] = of("sns:Publish");
    expect(JSON.stringify(sms ?? null)).toMatch(definition.isSender ? /"NotResource":.*:sns:\*:\*:\*/ : /^null$/);
  });

  it("reads the secrets that its definition names, and no others", () => {
    const { secrets = [], stack } = definition;
    const statements = statementsOf({ stack, role: properties().Role["Fn::GetAtt"][0] }).filter(({ Action }) =>
      list(Action).includes("ssm:GetParameters"),
    );
    const readable =
      JSON.stringify(statements.flatMap(({ Resource }) => list(Resource))).match(/(?<=parameter)\/sst\/[^"]+/g) ?? [];
    expect(readable.toSorted()).toEqual(
      secrets
        .flatMap((name) => [
          `/sst/tresen/.fallback/Secret/${name}/value`,
          `/sst/tresen/production/Secret/${name}/value`,
        ])
        .toSorted(),
    );
    expect(properties().Environment.Variables.PAYMENT_SECRETS).toBe(
      paymentSecretsOf(definition).join(",") || undefined,
    );
  });

  it("calls payment providers at the stage's addresses, if it has their keys", () => {
    const { DATATRANS_ENDPOINT, MOLLIE_ENDPOINT } = properties().Environment.Variables;
    expect({ DATATRANS_ENDPOINT, MOLLIE_ENDPOINT }).toEqual({
      DATATRANS_ENDPOINT:
        paymentSecretsOf(definition).length > 0 ? "https://api.sandbox.datatrans.example.test" : undefined,
    });
  });

  it("knows the stage's further push services, if it sends to some", () => {
    expect(properties().Environment.Variables.PUSH_HOSTS).toBe(
      usesPushServices(definition) ? "push.example.test" : undefined,
    );
  });

  it("has CloudFront's key only if it answers the API", () => {
    expect(properties().Environment.Variables.ORIGIN_KEY).toEqual(
      apiStacks.some((stack) => stack === definition.stack) || direct.includes(definition.name)
        ? ORIGIN_KEY
        : undefined,
    );
  });

  it("has access to indexes only where it may query", () => {
    const { grants, stack } = definition;
    const onIndexes = statementsOf({ stack, role: properties().Role["Fn::GetAtt"][0] }).filter(({ Resource = "" }) =>
      JSON.stringify(Resource).includes("/index/"),
    );
    expect(onIndexes.flatMap(({ Action }) => list(Action))).toEqual(
      grants.table.includes("Query") ? ["dynamodb:Query"] : [],
    );
    expect(JSON.stringify(onIndexes)).not.toContain("/index/*");
  });
});

describe("bundles", () => {
  it("stay small", () => {
    const sorted = definitions
      .map((definition) => ({ name: definition.name, bytes: statSync(bundleOf(definition)).size }))
      .sort((a, b) => b.bytes - a.bytes);
    const rows = sorted.map(({ name, bytes }) => `${String(Math.round(bytes / 1000)).padStart(6)} kB  ${name}`);
    process.stdout.write(`\nBundles, minified:\n${rows.join("\n")}\n`);
    expect(sorted.filter(({ name, bytes }) => name !== "image" && bytes > LIMIT)).toEqual([]);
  });

  it("load on Node and export their handler", () => {
    const files = definitions.filter(({ name }) => name !== "image").map(bundleOf);
    const script = `for (const file of ${JSON.stringify(files)})
      if (typeof (await import(file)).handler !== "function") throw new Error(file);`;
    const names = { TABLE_NAME: "table", BUCKET_NAME: "bucket", AWS_REGION: "eu-central-1" };
    const env = { ...names, PUBLIC_URL: "https://shop.example.test" };
    const { status, stderr } = spawnSync(process.execPath, ["--input-type=module", "--eval", script], {
      env,
      encoding: "utf8",
    });
    expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
  });

  it.each([
    ["resizes", { handler: "src/image/image.handler", stack: "Web" }, ["sharp", "libheif-js"]],
    ["takes pictures", { handler: "src/api/backoffice/images.handler", stack: "Backoffice" }, ["sharp", "libheif-js"]],
    ["draws templates", { handler: "src/api/backoffice/image-templates.handler", stack: "Backoffice" }, ["sharp"]],
    ["draws many", { handler: "src/job/pictures-jobs.handler", stack: "Messaging" }, ["sharp", "@fontsource"]],
    ["sends reports", { handler: "src/job/report-jobs.handler", stack: "Messaging" }, ["sharp"]],
  ] as const)("include the libraries of the function that %s, sharp for ARM", (_, definition, libraries) => {
    const modules = join(synthesis.assetFolder(propertiesOf(definition)), "node_modules");
    expect(readdirSync(join(modules, "@img"))).toEqual(
      expect.arrayContaining(["sharp-linux-arm64", "sharp-libvips-linux-arm64"]),
    );
    expect(readdirSync(modules)).toEqual(expect.arrayContaining([...libraries]));
  });
});

describe("typefaces", () => {
  it("are files of the function that sends them, and in no bundle", () => {
    const sending = propertiesOf({ handler: "src/font/font.handler", stack: "Api" });
    const modules = join(synthesis.assetFolder(sending), "node_modules/@fontsource");
    expect(readdirSync(modules).sort()).toEqual(Object.values(FONTS).sort());
    expect(readdirSync(join(modules, "open-sans/files"))).toEqual(
      expect.arrayContaining([
        ...["open-sans-latin-400-normal.woff2", "open-sans-latin-ext-700-italic.woff2"],
        ...["open-sans-latin-400-normal.woff", "open-sans-latin-ext-700-italic.woff"],
      ]),
    );
    for (const drawing of [
      { handler: "src/api/backoffice/customers.handler", stack: "Backoffice" },
      { handler: "src/api/backoffice/closings.handler", stack: "Insight" },
      { handler: "src/api/team/time-sheets.handler", stack: "Insight" },
      { handler: "src/job/report-jobs.handler", stack: "Messaging" },
    ] as const) {
      const drawn = join(synthesis.assetFolder(propertiesOf(drawing)), "node_modules/@expo-google-fonts/noto-sans");
      expect(readdirSync(drawn).sort()).toEqual(["400Regular", "700Bold", "LICENSE", "LICENSE_FONT", "package.json"]);
    }
    // With what finds own fonts in the table; the files themselves are many MB.
    expect(statSync(bundleOf({ handler: "src/font/font.handler", stack: "Api" })).size).toBeLessThan(LIMIT * 0.75);
  });
});

describe("addresses", () => {
  it("lead to the function of routes.ts, with every method, and all others to the fallback", () => {
    const routes = apiStacks.flatMap((name) =>
      Object.values(
        resourcesOf<{ RouteKey: string; Target: unknown }>(synthesis.templates[name], "AWS::ApiGatewayV2::Route"),
      ),
    );
    const integrations = Object.assign(
      {},
      ...apiStacks.map((name) => resourcesOf(synthesis.templates[name], "AWS::ApiGatewayV2::Integration")),
    ) as Record<string, { Properties: { IntegrationUri: unknown; PayloadFormatVersion: string } }>;
    const target = (routeKey: string): string => {
      const route = routes.find(({ Properties }) => Properties.RouteKey === routeKey);
      const integration = Object.entries(integrations).find(([id]) =>
        JSON.stringify(route?.Properties.Target).includes(`"${id}"`),
      );
      return JSON.stringify(integration?.[1].Properties);
    };
    const api = httpFunctions.filter(({ name }) => name !== "image" && !direct.includes(name));
    for (const { name, paths } of api)
      for (const path of paths) expect(target(`ANY ${path}`)).toMatch(new RegExp(`"${pascalCase(name)}[0-9A-F]{8}"`));
    expect(target("$default")).toMatch(/"Fallback[0-9A-F]{8}"/);
    expect(routes).toHaveLength(api.flatMap(({ paths }) => paths).length + 1);
    expect(Object.values(integrations).every(({ Properties }) => Properties.PayloadFormatVersion === "2.0")).toBe(true);
  });

  it("lead the end of a connection to the socket's function, other messages without answer to none, and answer neither", () => {
    const template = synthesis.templates["SocketRoutes"];
    const routes = Object.values(resourcesOf<Record<string, unknown>>(template, "AWS::ApiGatewayV2::Route"));
    const integrations = Object.entries(
      resourcesOf<Record<string, unknown>>(template, "AWS::ApiGatewayV2::Integration"),
    );
    const integrationOf = (routeKey: string) => {
      const { Target, RouteResponseSelectionExpression } =
        routes.find(({ Properties }) => Properties["RouteKey"] === routeKey)?.Properties ?? {};
      expect(RouteResponseSelectionExpression).toBeUndefined();
      return integrations.find(([id]) => JSON.stringify(Target).includes(`"${id}"`))?.[1].Properties;
    };
    expect(JSON.stringify(integrationOf("$disconnect")?.["IntegrationUri"])).toMatch(/"Socket[0-9A-F]{8}"/);
    expect(integrationOf(STAY.action)).toMatchObject({
      IntegrationType: "MOCK",
      RequestTemplates: { $default: '{"statusCode":200}' },
      TemplateSelectionExpression: "\\$default",
    });
  });
});

function statementsOf({ stack, role }: { stack: StackName; role: string }): Statement[] {
  const policies = Object.values(resourcesOf<Policy>(synthesis.templates[stack], "AWS::IAM::Policy"));
  return policies
    .filter(({ Properties }) => Properties.Roles.some(({ Ref }) => Ref === role))
    .flatMap(({ Properties }) => Properties.PolicyDocument.Statement);
}

function propertiesOf({ handler, stack }: { handler: string; stack: StackName }): FunctionProperties {
  const functions = Object.values(resourcesOf<FunctionProperties>(synthesis.templates[stack], "AWS::Lambda::Function"));
  const found = functions.find(({ Properties }) => Properties.Handler === `packages/functions/${handler}`);
  if (!found) throw new Error(`No function for ${handler}`);
  return found.Properties;
}

function bundleOf(definition: { handler: string; stack: StackName }): string {
  const properties = propertiesOf(definition);
  return join(synthesis.assetFolder(properties), `${properties.Handler.replace(/\.handler$/, "")}.mjs`);
}
