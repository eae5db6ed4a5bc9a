import { calls } from "@tresen/contract/openapi/calls";
import { expect, test } from "vitest";
import { send } from "./support/api";

test("the description is served for tools of any origin", async () => {
  const { status, headers, data } = await send({ path: "/api/openapi.json" });
  expect(status).toBe(200);
  expect(headers).toMatchObject({
    "content-type": "application/json; charset=utf-8",
    "cache-control": "public, max-age=300",
  });
  const document = data as { openapi: string; paths: Record<string, Record<string, unknown>> };
  expect(document.openapi).toMatch(/^3\./);
  for (const { path, method } of Object.values(calls))
    expect(document.paths[path]).toHaveProperty(method.toLowerCase());
});
