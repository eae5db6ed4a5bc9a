import { existsSync } from "node:fs";
import { join } from "node:path";
import { calls } from "@tresen/contract/openapi/calls";
import { resourceCalls } from "@tresen/contract/kit/resource-calls";
import { isReservedPath } from "@tresen/contract/page/reserved-path";
import { allResources } from "@tresen/contract/resources";
import { expect, test } from "vitest";
import { allFunctions, httpFunctions, scheduledFunctions } from "../src/routes";
import { send } from "./support/api";
import { openShop } from "./support/shop";

const all = allFunctions;

test("every function has a name of its own and a file", () => {
  expect(new Set(all.map(({ name }) => name)).size).toBe(all.length);
  for (const { handler } of all)
    expect(existsSync(join(import.meta.dirname, "..", handler.replace(/\.handler$/, ".ts")))).toBe(true);
});

test("no two functions share a path", () => {
  const paths = httpFunctions.flatMap((route) => route.paths);
  expect(new Set(paths).size).toBe(paths.length);
});

test("no page of a shop can have the address of a function", () => {
  const pages = httpFunctions.flatMap(({ paths }) => paths).filter((path) => !path.includes("."));
  expect(pages.length).toBeGreaterThan(40);
  for (const path of pages) expect({ path, isReserved: isReservedPath(path) }).toEqual({ path, isReserved: true });
});

test("every documented call is answered by a function", async () => {
  await openShop();
  const documented = [
    ...Object.values(calls),
    ...allResources.flatMap((resource) => Object.values(resourceCalls(resource))),
  ];
  for (const { method, path } of documented) {
    const { status, errors } = await send({ method, path: path.replaceAll(/\{\w+\}/g, "unknown") });
    expect({ method, path, unrouted: status === 405 || errors[0]?.code === "route.unknown" }).toEqual({
      method,
      path,
      unrouted: false,
    });
    expect(status).toBeLessThan(500);
  }
});

test("schedules are written as EventBridge reads them", () => {
  for (const { schedule } of scheduledFunctions)
    expect(schedule).toMatch(/^rate\(\d+ (?:minutes?|hours?|days?)\)$|^cron\(\S+ \S+ \S+ \S+ \S+ \S+\)$/);
});
