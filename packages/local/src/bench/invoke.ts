import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2, DynamoDBStreamEvent } from "aws-lambda";
import { randomUUID } from "node:crypto";
import type { Job } from "@tresen/core/platform/job";
import { httpFunctions, queueFunctions, streamFunction } from "@tresen/functions/routes";
import { createFunctions } from "../gateway/functions";
import { eventOf } from "../queue/mapping";
import { createQueue } from "../queue/queue";

export interface Call {
  method: "GET" | "POST";
  path: string;
  pathParameters?: Record<string, string | undefined> | undefined;
  /** The query with its question mark, or nothing. */
  search?: string;
  headers?: Record<string, string>;
  cookies?: readonly string[];
  json?: unknown;
  /** A body as forms send it, instead of JSON. */
  form?: string;
  /** The instant of the call; now without it. */
  at?: number;
  /** The address of the caller. */
  address?: string;
}

const functions = createFunctions();

/** Calls a function in this process, as the gateway would, to count its database requests. */
export async function invoke(name: string, call: Call): Promise<APIGatewayProxyStructuredResultV2> {
  const definition = httpFunctions.find((candidate) => candidate.name === name);
  if (!definition) throw new Error(`There is no function ${name}.`);
  const answer = await functions.http(definition, httpEvent(call));
  return typeof answer === "object" ? answer : {};
}

/**
 * Passes records to the stream's consumer in this process, as the stream would.
 * @throws Error if it fails.
 */
export async function consume(event: DynamoDBStreamEvent): Promise<void> {
  const answer = await functions.stream(streamFunction, event);
  if (answer?.batchItemFailures?.length) throw new Error("The consumer could not take the record of an order.");
}

/** Passes mail jobs to their function in this process, as their queue would: in one batch. */
export async function doJobs(jobs: readonly Job[]): Promise<void> {
  const { jobId } = await import("@tresen/core/platform/job");
  const found = queueFunctions.find(({ kind }) => kind === "mail");
  if (!found) throw new Error("There is no function for mails.");
  const queue = createQueue({ name: "mail", visibility: 60, receives: 1 });
  for (const job of jobs) queue.send({ body: jobId(job) });
  const messages = queue.receive({ max: jobs.length });
  const { batchItemFailures } = await functions.queue(found, eventOf({ queue, clock: { offset: 0 }, messages }));
  if (batchItemFailures.length > 0) throw new Error("The jobs could not be done.");
}

export function httpEvent(call: Call): APIGatewayProxyEventV2 {
  const { method, path, pathParameters, search = "", headers = {}, cookies, json, form } = call;
  const { at: now = Date.now(), address = "127.0.0.1" } = call;
  const body = json === undefined ? form : JSON.stringify(json);
  const query = Object.fromEntries(new URLSearchParams(search));
  return {
    version: "2.0",
    routeKey: "$default",
    rawPath: path,
    rawQueryString: search.slice(1),
    ...(search === "" ? {} : { queryStringParameters: query }),
    ...(pathParameters ? { pathParameters } : {}),
    ...(cookies ? { cookies: [...cookies] } : {}),
    headers: {
      host: "localhost",
      "accept-encoding": "br",
      ...(json === undefined ? {} : { "content-type": "application/json" }),
      ...(form === undefined ? {} : { "content-type": "application/x-www-form-urlencoded" }),
      ...headers,
    },
    requestContext: {
      accountId: "000000000000",
      apiId: "bench",
      domainName: "localhost",
      domainPrefix: "bench",
      http: { method, path, protocol: "HTTP/1.1", sourceIp: address, userAgent: "bench" },
      requestId: randomUUID(),
      routeKey: "$default",
      stage: "$default",
      time: "",
      timeEpoch: now,
    },
    ...(body === undefined ? {} : { body }),
    isBase64Encoded: false,
  };
}
