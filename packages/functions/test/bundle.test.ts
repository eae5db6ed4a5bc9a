import { rmSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import * as VALIDATION from "@tresen/contract/kit/validation/validation.texts";
import { type Metafile, build } from "esbuild";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { HttpHandler } from "../src/http/types";
import { allFunctions, bundlingOf } from "../src/routes";
import { HEAVY, LARGER, LIMIT, OWN_LIMITS, generic, generics } from "./support/bundle-limits";
import { context, request } from "./support/request";
import { type Sessions, openShop } from "./support/shop";

/**
 * The upload of images, which whoever may write one with an image may do, the log, the versions of records, the
 * description of the API, what builds the snapshot of the shop, changes that are planned, and roles, which may be given every permission; and
 * what starts changes of many records of any resource, and exports them. What changes and imports them loads this with
 * its first job.
 */
const OF_MANY_RECORDS = ["bulk", "export-jobs"];
const ABOUT_ALL_RESOURCES = [
  ...OF_MANY_RECORDS,
  ...["images", "logs", "openapi", "planned-changes", "publish", "rebuild-snapshot", "roles", "versions"],
].sort();
type Outputs = Metafile["outputs"];
const root = join(import.meta.dirname, "..");
// Below the package, so that what the bundles leave out is found as in any other file of it.
const outdir = join(root, ".build/bundle-test");
const all = allFunctions;
const sizes = new Map<string, number>();
/** Of each function the modules of which something is in it, as paths from `packages` on, with their bytes. */
const modules = new Map<string, Map<string, number>>();
let sessions: Sessions | undefined;

beforeAll(async () => {
  for (const definitions of Object.values(
    Object.groupBy(
      all,
      // Functions that are split share no files with others, so each is built on its own.
      ({ describesSchemas, namesFields, isSplit, name }) => `${describesSchemas} ${namesFields} ${isSplit ? name : ""}`,
    ),
  )) {
    const entryPoints = Object.fromEntries(
      (definitions ?? []).map(({ name, handler }) => [name, join(root, handler.replace(/\.handler$/, ".ts"))]),
    );
    const { metafile } = await build({
      ...bundlingOf(definitions?.[0] ?? {}),
      // Paths are told from here on.
      absWorkingDir: join(root, "../.."),
      entryPoints,
      outdir,
      outExtension: { ".js": ".mjs" },
      splitting: definitions?.[0]?.isSplit ?? false,
      metafile: true,
    });
    for (const [file, { entryPoint }] of Object.entries(metafile.outputs)) {
      const name = file.replace(/^.*\/(.+)\.mjs$/, "$1");
      if (!entryPoint || !(name in entryPoints)) continue;
      const loaded = loadedAtStart({ file, outputs: metafile.outputs });
      sizes.set(
        name,
        loaded.reduce((sum, { bytes }) => sum + bytes, 0),
      );
      const used = loaded
        .flatMap(({ inputs }) => Object.entries(inputs))
        .filter(([, { bytesInOutput }]) => bytesInOutput > 0);
      const own = used.filter(([path]) => !path.includes("node_modules/"));
      modules.set(
        name,
        new Map(own.map(([path, { bytesInOutput }]) => [path.replace(/^.*packages\//, ""), bytesInOutput])),
      );
    }
  }
}, 180_000);

/** Functions with several sets of calls of one domain: customers send files, and staff handle them, at the same path. */
const SETS_OF_CALLS: Readonly<Record<string, number>> = {
  ...{ uploads: 2, "time-tracking": 2 },
  // Of keys, requests, their history, and the own time, which is that of terminals.
  "working-activities": 5,
  // Also of recorded time, and of lines of the order.
  projects: 3,
  // The calls of TVs, and of previews of what they show.
  tv: 2,
  // Also of swaps.
  "working-schedules": 2,
};

afterAll(() => {
  rmSync(join(root, ".build"), { recursive: true, force: true });
});

describe("bundles", () => {
  test.each(all.map(({ name }) => name))("%s is small", (name) => {
    expect(sizes.get(name)).toBeLessThanOrEqual(LARGER[name] ?? LIMIT);
  });

  test.each(all.filter(({ describesSchemas }) => !describesSchemas).map(({ name }) => name))(
    "%s carries the calls of no other domain",
    (name) => {
      const most = SETS_OF_CALLS[name] ?? 1;
      expect(callsIn(name).length).toBeLessThanOrEqual(most);
    },
  );

  test("the calls that a bundle carries are those that its function answers", () => {
    expect(["init", "orders", "public-orders", "logout", "users", "tags"].map(callsIn)).toEqual([
      ["snapshot/init.calls"],
      ["order/calls/order.calls"],
      ["order/calls/public-order.calls"],
      ["user/logout.calls"],
      ["user/user.calls"],
      [],
    ]);
  });

  test.each(Object.entries({ ...generics, ...HEAVY, ...OWN_LIMITS }))(
    "%s contains little of the project's own code",
    (name, limit) => {
      const own = [...(modules.get(name)?.values() ?? [])];
      expect(own.length).toBeGreaterThan(20);
      expect(own.reduce((sum, bytes) => sum + bytes, 0)).toBeLessThanOrEqual(limit);
    },
  );

  test("logout contains no domain of the server but the user's", () => {
    expect(domainsIn("logout")).toEqual(["platform", "user"]);
  });

  test("logout contains no product, no menu and no order", () => {
    const paths = modulesBelow({ name: "logout", folder: "contract/src/" });
    expect([...new Set(paths.map((path) => path.replace(/\/.*/, "")))]).toEqual(["kit", "user"]);
  });

  test("a further resource makes no function larger except those that handle all resources", () => {
    const names = allFunctions.map(({ name }) => name);
    const knowing = (path: string): string[] => names.filter((name) => modules.get(name)?.has(path)).sort();
    expect(knowing("contract/src/published-resources.ts")).toEqual(ABOUT_ALL_RESOURCES);
    const others = ["images", "logs", "openapi", "planned-changes", "roles", "versions"];
    expect(knowing("contract/src/resources.ts")).toEqual([...OF_MANY_RECORDS, ...others].sort());
  });

  test.each(generic)("%s contains nothing of orders, and of users only the session", (name) => {
    expect(domainsIn(name)).toEqual(["platform", "records", "user"]);
    expect(modulesBelow({ name, folder: "core/src/user/" })).toEqual([
      "role-rows.ts",
      "session/credential.ts",
      "session/on-tablet.ts",
      "session/session.entity.ts",
      "session/session.ts",
      "user-rows.ts",
    ]);
  });

  test("a built bundle reports faults in German", async () => {
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

  test("a built bundle sends conditions to the table", async () => {
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

  test("a built bundle answers from the table", async () => {
    const { handler } = (await import(/* @vite-ignore */ pathToFileURL(join(outdir, "config.mjs")).href)) as {
      handler: HttpHandler;
    };
    const { statusCode, body } = await handler(request({ path: "/api/config" }), context);
    expect(statusCode).toBe(200);
    expect(JSON.parse(body ?? "")).toMatchObject({ data: { currency: "EUR", version: 0 } });
  });

  test("a split bundle loads the history of orders when staff ask for it", async () => {
    sessions ??= await openShop();
    const { handler } = (await import(/* @vite-ignore */ pathToFileURL(join(outdir, "orders.mjs")).href)) as {
      handler: HttpHandler;
    };
    expect(modules.get("orders")?.has("core/src/order/list/list.ts")).toBe(false);
    const { statusCode, body } = await handler(request({ path: "/api/orders", session: sessions.admin }), context);
    expect([statusCode, JSON.parse(body ?? "")]).toEqual([200, { data: [], cursor: null }]);
  });

  test("a split bundle loads what rebuilds drawings with the first of them", async () => {
    sessions ??= await openShop();
    const { handler } = (await import(/* @vite-ignore */ pathToFileURL(join(outdir, "images.mjs")).href)) as {
      handler: HttpHandler;
    };
    expect(modules.get("images")?.has("core/src/media/image/intake/svg/svg.ts")).toBe(false);
    const shown = '<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>';
    const data = `data:image/svg+xml;base64,${Buffer.from(shown).toString("base64")}`;
    const { statusCode, body } = await handler(
      request({ method: "POST", path: "/api/images", session: sessions.admin, body: { data } }),
      context,
    );
    expect(statusCode).toBe(400);
    expect(JSON.parse(body ?? "")).toMatchObject({ errors: [{ field: "data", code: "image.drawing_empty" }] });
  });
});

/** The file and those that it imports, without what is loaded later. */
function loadedAtStart({ file, outputs }: { file: string; outputs: Outputs }): Outputs[string][] {
  const files = new Set([file]);
  for (const one of files)
    for (const { path, kind, external } of outputs[one]?.imports ?? [])
      if (kind === "import-statement" && !external) files.add(path);
  return [...files].flatMap((one) => outputs[one] ?? []);
}

/** The files with calls that the bundle carries. */
function callsIn(name: string): string[] {
  return [...(modules.get(name)?.keys() ?? [])].flatMap(
    (path) => /contract\/src\/(.+\.calls)\.ts$/.exec(path)?.[1] ?? [],
  );
}

/** The files below a folder of which something is in the function. */
function modulesBelow({ name, folder }: { name: string; folder: string }): string[] {
  const paths = [...(modules.get(name)?.keys() ?? [])].filter((path) => path.startsWith(folder));
  return paths.map((path) => path.slice(folder.length)).sort();
}

/** The folders of the server's domain that the function holds something of. */
function domainsIn(name: string): string[] {
  const paths = modulesBelow({ name, folder: "core/src/" });
  return [...new Set(paths.map((path) => path.replace(/\/.*/, "")))];
}
