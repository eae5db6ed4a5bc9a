import { expect, it } from "vitest";
import { timeRequestCalls } from "../time-tracking/request/time-request.calls";
import { ownTimeRequestCalls } from "../time-tracking/request/own-time-request.calls";
import { timeTrackingCalls } from "../time-tracking/time-tracking.calls";
import type { Call } from "../kit/call";
import type { JsonSchema } from "./json-schema";
import { openApiDocument } from "./openapi";

interface Operation extends JsonSchema {
  parameters: { name: string; in: string; required: boolean }[];
  responses: Record<string, { description: string }>;
}

const document = openApiDocument();
const operation = ({ method, path }: Pick<Call, "method" | "path">) =>
  document.paths[path]?.[method.toLowerCase()] as Operation;
const tracking: Call[] = [...Object.values(timeTrackingCalls), ...Object.values(ownTimeRequestCalls)];

it("time terminals send the PIN of the person as a header, and stampings their key", () => {
  for (const call of tracking) {
    const headers = operation(call).parameters.filter((parameter) => parameter.in === "header");
    expect([call.path, headers.map(({ name, required }) => [name, required])]).toEqual([
      call.path,
      [
        ...(/working-activities\/\w+$/.test(call.path) ? [["Idempotency-Key", false]] : []),
        ...(call.path.endsWith("/people") ? [] : [["X-Pin", false]]),
      ],
    ]);
  }
});

it("they are refused with the one message for whatever is wrong, also where they only read", () => {
  for (const call of tracking)
    expect(operation(call).responses["403"]?.description).toContain("„Benutzer konnte nicht geladen werden.“");
  const other = operation(timeRequestCalls.timeRequests);
  expect(other.parameters).toEqual([]);
  expect(other.responses["403"]?.description).not.toContain("geladen");
});
