import type { Call } from "@tresen/contract/kit/call";
import { calls } from "@tresen/contract/openapi/calls";
import { resourceCalls } from "@tresen/contract/kit/resource-calls";
import { STATUS_OF } from "@tresen/contract/kit/errors";
import { allResources } from "@tresen/contract/resources";
import { expect } from "vitest";
import * as z from "zod";
import type { HttpHandler, HttpResult } from "../../src/http/types";
import { httpFunctions } from "../../src/routes";
import { withGrantsOf } from "./grants";
import { type RequestOptions, context, request } from "./request";

const errorBody = z.strictObject({
  errors: z
    .array(z.strictObject({ field: z.string().optional(), code: z.string().min(1), message: z.string().min(1) }))
    .min(1),
  requestId: z.string().min(1),
  states: z.looseObject({}).optional(),
});

export interface Reply {
  status: number;
  headers: Record<string, string>;
  cookies: string[];
  /** The decoded body, also where it came as base64. */
  bytes: Buffer;
  data: unknown;
  cursor: unknown;
  total?: number;
  errors: z.output<typeof errorBody>["errors"];
  /** What a conflict shows of what is stored. */
  states?: unknown;
}

const allCalls: Call[] = [
  ...Object.values(calls),
  ...allResources.flatMap((resource) => Object.values(resourceCalls(resource))),
];
const modules = import.meta.glob<{ handler: HttpHandler }>("../../src/**/*.ts");

/**
 * Sends a request to the function that routes.ts names for its path, and checks whatever comes back: a success against
 * the call's schema, to the last field; a failure against the form of all errors.
 */
export async function send(options: RequestOptions): Promise<Reply> {
  const { name, handler: location } = functionFor(options.path);
  const load = modules[`../../${location.replace(/\.handler$/, ".ts")}`];
  if (!load) throw new Error(`No file for ${location}`);
  const { handler } = await load();
  const result = await withGrantsOf(name, () => handler(request(options), context));
  return checked({ result, method: options.method ?? "GET", path: options.path });
}

/** As API Gateway finds it: a pattern without a greedy part takes precedence over those with one. */
function functionFor(path: string): { name: string; handler: string } {
  const fits = (pattern: string): boolean =>
    pattern.endsWith(PROXY) ? path.startsWith(pattern.slice(0, -PROXY.length)) : formOf(pattern).test(path);
  const found = httpFunctions.flatMap((route) => route.paths.filter(fits).map((pattern) => ({ route, pattern })));
  const match = found.find(({ pattern }) => !pattern.endsWith(PROXY)) ?? found[0];
  return match?.route ?? { name: "fallback", handler: "src/fallback.handler" };
}

const forms = new Map<string, RegExp>();

/** What the paths of a pattern look like. Made once, since some tests send thousands of requests. */
function formOf(pattern: string): RegExp {
  const known = forms.get(pattern);
  if (known) return known;
  const form = new RegExp(`^${pattern.replace(/\./g, "\\.").replace(/\{\w+\}/g, "[^/]+")}$`);
  forms.set(pattern, form);
  return form;
}

const PROXY = "{proxy+}";
const STILL_WAITING = 202;

function checked({ result, method, path }: { result: HttpResult; method: string; path: string }): Reply {
  const status = result.statusCode ?? 0;
  const headers = Object.fromEntries(
    Object.entries(result.headers ?? {}).map(([name, value]) => [name, String(value)]),
  );
  expect(headers["x-content-type-options"]).toBe("nosniff");
  const bytes = Buffer.from(result.body ?? "", result.isBase64Encoded ? "base64" : "utf8");
  const reply: Reply = {
    status,
    headers,
    cookies: result.cookies ?? [],
    bytes,
    data: undefined,
    cursor: undefined,
    errors: [],
  };
  const isJson =
    headers["content-type"]?.startsWith("application/json") && !headers["content-encoding"] && bytes.length > 0;
  if (!isJson) return reply;
  const body: unknown = JSON.parse(bytes.toString("utf8"));
  if (status >= 400) {
    expect(Object.values(STATUS_OF)).toContain(status);
    const { errors, states } = errorBody.parse(body);
    return { ...reply, errors, states };
  }
  const call = callFor({ method, path });
  if (!call || call === calls.openapi || call === calls.exportCustomer) return { ...reply, data: body };
  const envelope = z
    .strictObject({ data: z.unknown(), cursor: z.string().nullable().optional(), total: z.int().optional() })
    .parse(body);
  // A test of a device that has not answered yet has the same form.
  if (status !== STILL_WAITING) expect(status).toBe(call.status);
  const parsed = call.response.safeParse(envelope.data);
  expect(parsed.success ? [] : parsed.error.issues).toEqual([]);
  // What the schema drops or fills in was not as documented.
  expect(parsed.data).toEqual(envelope.data);
  return { ...reply, ...envelope };
}

function callFor({ method, path }: { method: string; path: string }): Call | undefined {
  const fits = (call: Call): boolean => call.method === method && formOf(call.path).test(path);
  return allCalls.find((call) => call.path === path && call.method === method) ?? allCalls.find(fits);
}
