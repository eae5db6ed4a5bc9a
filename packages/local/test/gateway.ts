import { request as send } from "node:http";
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from "aws-lambda";
import { afterAll, beforeAll, beforeEach, expect } from "vitest";
import type { Functions } from "../src/gateway/functions";
import { createGateway } from "../src/gateway/gateway";
import { type Listening, listen } from "./listen";

/** The instant of the gateway's clock. */
export const NOW = Date.parse("2026-06-05T16:30:00Z");

interface Received {
  name: string;
  event: APIGatewayProxyEventV2;
}

interface Seen {
  port: number;
  /** The events that the functions received. */
  received: Received[];
  writes: number;
  failures: number;
  errors: unknown[];
  /** The result that the functions return. */
  answer: () => APIGatewayProxyStructuredResultV2 | string;
}

/** A gateway in front of functions that record their events: a fresh state for each test. */
export const gateway: Seen = { port: 0, ...untouched() };

function untouched(): Omit<Seen, "port"> {
  return {
    received: [],
    writes: 0,
    failures: 0,
    errors: [],
    answer: () => ({ statusCode: 200, headers: { "content-type": "application/json" }, body: "{}" }),
  };
}

const functions: Functions = {
  http: async ({ name }, event) => {
    gateway.received.push({ name, event });
    return gateway.answer();
  },
  stream: async () => undefined,
  socket: async () => undefined,
  queue: async () => ({ batchItemFailures: [] }),
  topic: async () => undefined,
  schedule: async () => undefined,
  deployment: async () => undefined,
  reload: () => undefined,
};

export const options: Parameters<typeof createGateway>[0] = {
  functions,
  clock: { now: () => NOW, offset: 0 },
  web: (_, response) => void response.end("page"),
  local: (_, response) => void response.end("local"),
  ready: Promise.resolve(),
  onWrite: () => (gateway.writes += 1),
  onFailure: () => (gateway.failures += 1),
  onError: (error) => gateway.errors.push(error),
};

/** Starts the gateway for the tests of a file. */
export function useGateway(): void {
  let server: Listening;
  beforeAll(async () => {
    server = await listen(createGateway(options));
    gateway.port = server.port;
  });
  afterAll(() => server.close());
  beforeEach(() => void Object.assign(gateway, untouched()));
}

export interface Answer {
  status: number;
  headers: NodeJS.Dict<string | string[]>;
  body: Buffer;
}

export function call({
  path,
  method = "GET",
  headers = {},
  body,
}: {
  path: string;
  method?: string;
  headers?: Record<string, string | string[]>;
  body?: Buffer | string;
}): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const outgoing = send({ port: gateway.port, host: "127.0.0.1", path, method, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk: Buffer) => chunks.push(chunk));
      response.on("end", () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }),
      );
    });
    outgoing.on("error", reject);
    outgoing.end(body);
  });
}

/** The one event that the functions got. */
export function onlyEvent(): APIGatewayProxyEventV2 {
  const [only, ...others] = gateway.received;
  expect(others).toHaveLength(0);
  if (!only) throw new Error("No function was called");
  return only.event;
}
