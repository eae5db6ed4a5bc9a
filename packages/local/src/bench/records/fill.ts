import { DatabaseSync } from "node:sqlite";

/** The part of an item that this file writes. */
type Item = Readonly<Record<string, unknown>> & { pk: string; sk: string };

/** Rows of one transaction of the file. */
const TRANSACTION = 5_000;

/**
 * Writes items directly into the file of the embedded database, in its own format: through its API each row takes 4 ms
 * and more, and two hundred thousand records have about two and a half million rows. These writes do not appear in the
 * stream, and no item may belong to an index of the table.
 */
export function fillTable({ file, table, items }: { file: string; table: string; items: Iterable<Item> }): number {
  const database = new DatabaseSync(file, { timeout: 10_000 });
  try {
    const insert = database.prepare(
      `INSERT OR REPLACE INTO "${table}" (pk, sk, item_json, item_size) VALUES (?, ?, ?, ?)`,
    );
    let count = 0;
    database.exec("BEGIN");
    for (const item of items) {
      insert.run(`S:${item.pk}`, `S:${item.sk}`, JSON.stringify(mapOf(item)), sizeOf(item));
      count += 1;
      if (count % TRANSACTION === 0) database.exec("COMMIT; BEGIN");
    }
    database.exec("COMMIT");
    return count;
  } finally {
    database.close();
  }
}

/** An object's fields in DynamoDB's JSON. */
function mapOf(fields: object): Record<string, object> {
  const entries = Object.entries(fields).filter(([, value]) => value !== undefined);
  return Object.fromEntries(entries.map(([name, value]) => [name, attributeOf(value)]));
}

function attributeOf(value: unknown): object {
  if (typeof value === "string") return { S: value };
  if (typeof value === "number") return { N: String(value) };
  if (typeof value === "boolean") return { BOOL: value };
  if (value instanceof Uint8Array) return { B: Buffer.from(value).toString("base64") };
  if (Array.isArray(value)) return { L: value.map(attributeOf) };
  return typeof value === "object" && value !== null ? { M: mapOf(value) } : { NULL: true };
}

/** The size of an item as DynamoDB counts it, from which the consumed units follow. */
function sizeOf(value: unknown): number {
  if (typeof value === "string") return Buffer.byteLength(value);
  if (typeof value === "number") return Math.ceil(String(value).length / 2) + 1;
  if (value instanceof Uint8Array) return value.byteLength;
  if (typeof value !== "object" || value === null) return 1;
  const inner = Object.entries(value).filter(([, entry]) => entry !== undefined);
  return inner.reduce(
    (sum, [name, entry]) => sum + (Array.isArray(value) ? 0 : Buffer.byteLength(name)) + sizeOf(entry),
    0,
  );
}
