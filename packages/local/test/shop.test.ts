import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { createClient } from "../src/bench/client";
import { INDEXES, SHOP, run, start, temporaryFolder } from "./platform";
import { smallShop } from "./small-shop";

async function bundleFile(bundle: unknown): Promise<{ folder: string; file: string; env: Record<string, string> }> {
  const folder = await temporaryFolder();
  const file = join(folder, "shop.json");
  await writeFile(file, typeof bundle === "string" ? bundle : JSON.stringify(bundle));
  return { folder, file, env: { DATA_DIR: join(folder, "data") } };
}

describe("import and export of a shop", () => {
  test("without a running platform: in, out, and in again changes nothing", async () => {
    const { folder, file, env } = await bundleFile(smallShop);
    const first = await run({ script: SHOP, args: ["import", file], env });
    expect(first).toMatchObject({ code: 0, stderr: "" });
    expect(first.stdout).toMatch(/created\s+5\nupdated\s+0\nunchanged\s+0/);
    const exported = join(folder, "exported.json");
    expect(await run({ script: SHOP, args: ["export", exported], env })).toMatchObject({ code: 0, stderr: "" });
    expect(JSON.parse(await readFile(exported, "utf8"))).toMatchObject({
      config: { shopName: "Kleiner Shop" },
      products: [{ id: "prd_1", name: "Semmel", price: 120 }],
    });
    const again = await run({ script: SHOP, args: ["import", exported], env });
    expect(again.stdout).toMatch(/created\s+0\nupdated\s+0\nunchanged\s+5/);
  });

  test("the index rows of its products can be rebuilt", async () => {
    const { file, env } = await bundleFile(smallShop);
    await run({ script: SHOP, args: ["import", file], env });
    const outcome = await run({ script: INDEXES, args: ["rebuild"], env });
    expect(outcome).toMatchObject({ code: 0, stderr: "" });
    expect(outcome.stdout).toMatch(/^products: 1 records, [4-9] rows written, 0 removed\.$/m);
    const refused = await run({ script: INDEXES, args: ["rebuild", "tags"], env });
    expect(refused).toMatchObject({ code: 1, stderr: expect.stringContaining("Write: npm run index:rebuild") });
  });

  test("while the platform runs, which shows it at once", async () => {
    const { file, env } = await bundleFile(smallShop);
    await run({ script: SHOP, args: ["import", file], env });
    const platform = await start({ dataDir: env.DATA_DIR ?? "" });
    await writeFile(file, JSON.stringify({ ...smallShop, products: [{ id: "prd_1", name: "Kornspitz", price: 140 }] }));
    const outcome = await run({ script: SHOP, args: ["import", file], env });
    expect(outcome.stdout).toMatch(/updated\s+1\n/);
    // The platform checks for a newer snapshot once a second.
    await new Promise((resolve) => setTimeout(resolve, 1_100));
    const client = createClient({ url: platform.url, connections: 1 });
    expect((await client.request({ path: "/api/init" })).body.toString()).toContain("Kornspitz");
    client.close();
  });

  test("an invalid bundle imports nothing and lists every fault with its path", async () => {
    const { file, env } = await bundleFile({
      ...smallShop,
      products: [{ id: "prd_1", name: "", price: 1.5 }],
      colour: "red",
      menus: [{ id: "mnu_1", branches: [{ id: "brn_9" }], catalog: [] }],
    });
    const outcome = await run({ script: SHOP, args: ["import", file], env });
    expect(outcome.code).toBe(1);
    for (const path of ["colour", "products.0.name", "products.0.price", "menus.0.branches.0.id"])
      expect(outcome.stderr).toMatch(new RegExp(`^${path}\\s+\\S`, "m"));
    expect(outcome.stderr).toMatch(/4 faults: nothing was imported\./);
    const exported = join(env.DATA_DIR ?? "", "../exported.json");
    await run({ script: SHOP, args: ["export", exported], env });
    expect(JSON.parse(await readFile(exported, "utf8"))).toMatchObject({ branches: [], products: [] });
  });

  test("a byte order mark is ignored, and a file that is not UTF-8 is reported", async () => {
    const { file, env } = await bundleFile(`\uFEFF${JSON.stringify(smallShop)}`);
    expect(await run({ script: SHOP, args: ["import", file], env })).toMatchObject({ code: 0, stderr: "" });
    const text = JSON.stringify({ config: { shopName: "Käse" } });
    for (const bytes of [
      Buffer.from(`\uFEFF${text}`, "utf16le"),
      Buffer.from(text, "utf16le"),
      Buffer.from(`\uFEFF${text}`, "utf16le").swap16(),
    ]) {
      await writeFile(file, bytes);
      expect((await run({ script: SHOP, args: ["import", file], env })).stderr.trim()).toMatch(
        /^\S+shop\.json is written in UTF-16: save it as UTF-8, then import it again\.$/,
      );
    }
    await writeFile(file, Buffer.from(text, "latin1"));
    expect(await run({ script: SHOP, args: ["import", file], env })).toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/shop\.json is not written in UTF-8: save it as UTF-8/),
    });
  });

  test("an import beside a running platform is dated by its clock", async () => {
    const { file, env } = await bundleFile(JSON.stringify({ tags: [{ id: "tag_1", name: "Neu" }] }));
    const platform = await start({ dataDir: env.DATA_DIR ?? "", env: { CLOCK: "2031-06-05T18:30:00+02:00" } });
    expect(await run({ script: SHOP, args: ["import", file], env })).toMatchObject({ code: 0, stderr: "" });
    const answer = await fetch(`${platform.url}/api/tags`);
    const { data } = (await answer.json()) as { data: unknown[] };
    expect(data).toContainEqual(
      expect.objectContaining({ name: "Neu", updatedAt: expect.stringMatching(/^2031-06-05T/) }),
    );
  });

  test("a file that cannot be read is reported in one sentence", async () => {
    const { file, env } = await bundleFile("{");
    expect((await run({ script: SHOP, args: ["import", file], env })).stderr).toMatch(/shop\.json is no valid JSON: /);
    expect((await run({ script: SHOP, args: ["import", `${file}.missing`], env })).stderr).toMatch(
      /cannot be read \(ENOENT\): name another file\.$/m,
    );
    expect(await run({ script: SHOP, args: ["inport", file], env })).toMatchObject({
      code: 1,
      stderr: expect.stringContaining("npm run shop:import -- FILE.json"),
    });
    expect((await run({ script: SHOP, args: ["import", file], env: { ...env, TABLE_NAME: "stage" } })).code).toBe(1);
  });
});
