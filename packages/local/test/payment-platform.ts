import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from "aws-lambda";
import { randomUUID } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import startDatabase from "../../core/test/emulator";
import { type Functions } from "../src/gateway/functions";
import { createGateway } from "../src/gateway/gateway";
import { type StandIns, createStandIns, paymentEnvironment } from "../src/payment/stand-ins";

export interface TestPlatform {
  url: string;
  standIns: StandIns;
  /** The platform's clock, to be moved. */
  clock: { at: number };
  stop(): Promise<void>;
}

type Handler = (event: APIGatewayProxyEventV2, context: unknown) => Promise<APIGatewayProxyStructuredResultV2>;

/**
 * Real handlers behind the gateway, an empty table, and the stand-ins at another address: all by HTTP, as in
 * production.
 */
export async function startTestPlatform({ now, limits }: { now: number; limits: "on" | "off" }): Promise<TestPlatform> {
  const clock = { at: now };
  const settings = new Map<string, string>();
  const stopDatabase = await startDatabase({
    provide: (name: string, value: string) => void settings.set(name, value),
  });
  const dataDir = await mkdtemp(join(tmpdir(), "tresen-payments-"));
  const server = createServer();
  const port = await new Promise<number>((resolve) =>
    server.listen(0, "127.0.0.1", () => resolve((server.address() as { port: number }).port)),
  );
  const url = `http://127.0.0.1:${port}`;
  const standIns = createStandIns({ dataDir, url, clock: { now: () => clock.at, offset: 0 }, onError: console.error });
  Object.assign(process.env, {
    TABLE_NAME: `test-${randomUUID()}`,
    BUCKET_NAME: "test-bucket",
    PUBLIC_URL: url,
    AWS_REGION: "eu-central-1",
    AWS_ACCESS_KEY_ID: "test",
    AWS_SECRET_ACCESS_KEY: "test",
    LOG_LEVEL: "silent",
    LIMITS: limits,
    DYNAMODB_ENDPOINT: settings.get("dynamodbEndpoint"),
    ...paymentEnvironment({ dataDir, url, given: {} }),
  });
  const handlers = import.meta.glob<{ handler: Handler }>([
    "../../functions/src/{api,webhook}/**/*.ts",
    "../../functions/src/fallback.ts",
  ]);
  const functions = {
    http: async ({ handler }, event) => {
      const load = handlers[`../../functions/${handler.replace(/\.handler$/, ".ts")}`];
      if (!load) throw new Error(`No file for ${handler}`);
      return (await load()).handler(event, { getRemainingTimeInMillis: () => 10_000 });
    },
  } as Partial<Functions> as Functions;
  server.on(
    "request",
    createGateway({
      functions,
      clock: { now: () => clock.at, offset: 0 },
      web: (_request, response) => void response.writeHead(404).end(),
      local: (request, response) => standIns.respond(request, response),
      ready: Promise.resolve(),
      onWrite: () => undefined,
      onFailure: () => undefined,
      onError: console.error,
    }),
  );
  const { createTable } = await import("@tresen/core/platform/table");
  await createTable();
  return {
    url,
    standIns,
    clock,
    stop: async () => {
      standIns.stop();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await stopDatabase();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
