import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import type { PlatformProcess } from "../src/bench/platform-process";
import { PASSWORD, start, temporaryFolder } from "./platform";

const PRINTERS = ["dev_neubau_kueche", "dev_neubau_theke"];

test("virtual printers print for a demo shop, also after a start at another port", { timeout: 120_000 }, async () => {
  const dataDir = join(await temporaryFolder(), "data");
  const first = await start({ dataDir });
  await printOnAll(first);
  await first.stop();
  await printOnAll(await start({ dataDir }));
  const papers = readFileSync(join(dataDir, "printers", "papers.jsonl"), "utf8");
  for (const printer of ["Küchendrucker Neubau", "Thekendrucker Neubau"])
    expect(papers.split("\n").filter((paper) => paper.includes(printer))).toHaveLength(2);
});

async function printOnAll({ url }: PlatformProcess): Promise<void> {
  const post = (path: string, { json, cookie = "" }: { json?: unknown; cookie?: string } = {}): Promise<Response> =>
    fetch(`${url}${path}`, {
      method: "POST",
      headers: { "content-type": "application/json", origin: url, cookie },
      ...(json === undefined ? {} : { body: JSON.stringify(json) }),
    });
  const session = await post("/api/login", { json: { username: "admin@example.test", password: PASSWORD } });
  const cookie = session.headers.get("set-cookie")?.split(";", 1)[0] ?? "";
  for (const device of PRINTERS) expect((await post(`/api/devices/${device}/test/print`, { cookie })).status).toBe(200);
}
