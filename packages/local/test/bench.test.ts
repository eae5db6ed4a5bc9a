import { join } from "node:path";
import { expect, test } from "vitest";
import { ROOT, run } from "./platform";

test("what an order asks the database for is counted with the mails that it really sends", async () => {
  const { code, stdout } = await run({
    script: join(ROOT, "packages/local/bin/bench.mjs"),
    args: ["--storage"],
    options: { timeout: 180_000 },
  });
  expect(code, stdout).toBe(0);
  expect(stdout).toMatch(/Requests for creating an order\s+3 /);
  expect(stdout).toMatch(/Requests for telling customer and branch\s+3 BatchGetItem, 4 PutItem, 2 UpdateItem\n/);
  // One for the ticket number, two for the order's row, two for its keys in indexes; and for the job of each mail its
  // row and two keys, its claim, and what came of it, which takes it from the work list.
  expect(stdout).toMatch(/Write units an order, with both mails\s+17\n/);
});
