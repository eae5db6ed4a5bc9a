import { rmSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { VALIDATION } from "@tresen/contract/kit/validation.texts";
import { build } from "esbuild";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { HttpHandler } from "../src/http/types";
import { bundlingOf, fallbackFunction, httpFunctions, scheduledFunctions, streamFunction } from "../src/routes";
import { context, request } from "./support/request";

const LIMIT = 400_000;
const root = join(import.meta.dirname, "..");
// Below the package, so that what the bundles leave out is found as in any other file of it.
const outdir = join(root, ".build/bundle-test");
const all = [...httpFunctions, fallbackFunction, streamFunction, ...scheduledFunctions];
const sizes = new Map<string, number>();

beforeAll(async () => {
  for (const definitions of Object.values(Object.groupBy(all, ({ describesSchemas }) => String(describesSchemas)))) {
    const entryPoints = Object.fromEntries(
      (definitions ?? []).map(({ name, handler }) => [name, join(root, handler.replace(/\.handler$/, ".ts"))]),
    );
    const { metafile } = await build({
      ...bundlingOf(definitions?.[0] ?? {}),
      entryPoints,
      outdir,
      outExtension: { ".js": ".mjs" },
      metafile: true,
    });
    for (const [file, { bytes, entryPoint }] of Object.entries(metafile.outputs))
      if (entryPoint) sizes.set(file.replace(/^.*\/(.+)\.mjs$/, "$1"), bytes);
  }
}, 60_000);

afterAll(() => {
  rmSync(join(root, ".build"), { recursive: true, force: true });
});

describe("bundles", () => {
  test.each(all.map(({ name }) => name))("%s is small", (name) => {
    expect(sizes.get(name)).toBeLessThanOrEqual(LIMIT);
  });

  test("one as built tells faults in German", async () => {
    const { handler } = (await import(/* @vite-ignore */ pathToFileURL(join(outdir, "login.mjs")).href)) as {
      handler: HttpHandler;
    };
    const { statusCode, body } = await handler(
      request({ method: "POST", path: "/api/login", body: { username: 1 } }),
      context,
    );
    expect(statusCode).toBe(400);
    expect(JSON.parse(body ?? "")).toMatchObject({
      errors: [
        { field: "username", message: VALIDATION.type("string") },
        { field: "password", message: VALIDATION.blank },
      ],
    });
  });

  test("one as built says conditions to the table", async () => {
    const { handler } = (await import(/* @vite-ignore */ pathToFileURL(join(outdir, "login.mjs")).href)) as {
      handler: HttpHandler;
    };
    const answers = [];
    for (let attempt = 0; attempt < 6; attempt += 1)
      answers.push(
        (
          await handler(
            request({
              method: "POST",
              path: "/api/login",
              body: { username: "nobody@example.test", password: "wrong-password" },
            }),
            context,
          )
        ).statusCode,
      );
    expect(answers).toEqual([401, 401, 401, 401, 401, 429]);
  });

  test("one as built answers from the table", async () => {
    const { handler } = (await import(/* @vite-ignore */ pathToFileURL(join(outdir, "config.mjs")).href)) as {
      handler: HttpHandler;
    };
    const { statusCode, body } = await handler(request({ path: "/api/config" }), context);
    expect(statusCode).toBe(200);
    expect(JSON.parse(body ?? "")).toMatchObject({ data: { currency: "EUR", version: 0 } });
  });
});
