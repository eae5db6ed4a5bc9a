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
/** The files with calls that each bundle carries. */
const callsIn = new Map<string, string[]>();

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
    for (const [file, { bytes, entryPoint, inputs }] of Object.entries(metafile.outputs)) {
      const name = file.replace(/^.*\/(.+)\.mjs$/, "$1");
      if (!entryPoint) continue;
      sizes.set(name, bytes);
      const carried = Object.entries(inputs).filter(([, { bytesInOutput }]) => bytesInOutput > 0);
      callsIn.set(
        name,
        carried.flatMap(([path]) => /contract\/src\/(.+\.calls)\.ts$/.exec(path)?.[1] ?? []),
      );
    }
  }
}, 60_000);

afterAll(() => {
  rmSync(join(root, ".build"), { recursive: true, force: true });
});

describe("bundles", () => {
  test.each(all.map(({ name }) => name))("%s is small", (name) => {
    expect(sizes.get(name)).toBeLessThanOrEqual(LIMIT);
  });

  test.each(all.filter(({ describesSchemas }) => !describesSchemas).map(({ name }) => name))(
    "%s carries the calls of no other domain",
    (name) => {
      expect(callsIn.get(name)?.length).toBeLessThanOrEqual(1);
    },
  );

  test("the calls that a bundle carries are those that its function answers", () => {
    expect(["init", "orders", "logout", "users", "tags"].map((name) => callsIn.get(name))).toEqual([
      ["snapshot/init.calls"],
      ["order/order.calls"],
      ["user/logout.calls"],
      ["user/user.calls"],
      [],
    ]);
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
