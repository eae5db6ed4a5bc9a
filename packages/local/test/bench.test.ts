import { join } from "node:path";
import { expect, test } from "vitest";
import { ROOT, run } from "./platform";

test("the database calls of an order are counted with the mails that it sends", async () => {
  const { code, stdout } = await run({
    script: join(ROOT, "packages/local/bin/bench.mjs"),
    args: ["--storage"],
    options: { timeout: 180_000 },
  });
  expect(code, stdout).toBe(0);
  // Two reads at the same time, the ticket number and the order.
  expect(stdout).toMatch(/Requests for creating an order\s+4 /);
  // The figures are averages of 20 orders. The platform that runs beside the measurement may do a job of one of them
  // itself, so they are compared as whole numbers. The list of devices is read once for many orders.
  const [, told = ""] = /Requests for telling customer and branch\s+(.+)\n/.exec(stdout) ?? [];
  // The platform beside has noted the customer by then, so only reading that they are noted is counted here. Statistics
  // read whose orders they are and what the branch has booked last, write what products are called that were not sold
  // before, and count.
  expect(rounded(told)).toEqual(
    "3 BatchGetItem, 4 PutItem, 2 Query, 3 GetItem, 1 BatchWriteItem, 1 TransactWriteItems, 2 UpdateItem",
  );
  // One for the ticket number, two for the order's row, two for its keys in indexes; and for each mail's job its row
  // with two keys, its claim, and its completion, which removes it from the work list.
  const [, units = ""] = /Write units an order, with both mails\s+(.+)\n/.exec(stdout) ?? [];
  // Counting it is a mark and some nine counter rows, each at twice its size, and the names of its products.
  expect(Number(units)).toBeGreaterThan(30);
  expect(Number(units)).toBeLessThan(45);
});

/** Half a call is one that only some orders make, as the check for a newer snapshot each second. */
function rounded(figures: string): string {
  return figures.replace(/[\d.]+/g, (figure) => String(Math.round(Number(figure) - 0.1)));
}

test("a printer's poll with nothing to print is one read, and one write a minute", async () => {
  const { code, stdout } = await run({
    script: join(ROOT, "packages/local/bin/bench.mjs"),
    args: ["--printers"],
    options: { timeout: 180_000 },
  });
  expect(code, stdout).toBe(0);
  for (const driver of ["cloudprnt", "epson-sdp", "escpos-network"]) {
    expect(stdout).toMatch(new RegExp(`${driver}: usually +1, 1 R, 0 W .* met`));
    expect(stdout).toMatch(new RegExp(`${driver}: once a minute +2, 1 R, 1 W`));
  }
  expect(stdout).toMatch(/Polls +5,184,000\n/);
});

test("work with one resource takes as many calls for many records as for few", async () => {
  const { code, stdout } = await run({
    script: join(ROOT, "packages/local/bin/bench.mjs"),
    args: ["--records", "3000"],
    options: { timeout: 180_000 },
  });
  expect(code, stdout).toBe(0);
  expect(stdout).not.toContain("GROWS");
  const calls = Object.fromEntries(
    [...stdout.matchAll(/^ {2}(\S.*?) {2,}([\d.]+) \(.*?\) +([\d.]+) \(.*?\)$/gm)].map(([, name, few, many]) => [
      name,
      [Number(few), Number(many)],
    ]),
  );
  expect(calls).toMatchObject({
    "First page, by path": [2, 2],
    "A page in the middle": [2, 2],
    "Last page": [2, 2],
    "Sorted by another field": [2, 2],
    "Searched, one has the word": [2, 2],
    // A word with a, o or u is looked up in two spellings, since it may be written with an umlaut.
    "Searched, all have the word": [4, 4],
    // Reads on until 2,000 keys, so that few matches are not spread over many pages.
    "Filtered, one in a hundred meets it": [28, 28],
    "Options to pick from": [2, 2],
    "Options, searched": [2, 2],
    "Labels of two that are chosen": [1, 1],
    "Address of a page, led on": [1, 1],
    "Removal of what two of them refer to, refused": [3, 3],
    // Two as for any record, three that read the redirects before and after it, and one for the path that it leads to.
    "One created": [6, 6],
    "One removed": [3, 3],
    "Export, a page of 500": [1, 1],
  });
});
