import { DatabaseSync } from "node:sqlite";

/** As much of an item as is written here. */
type Item = Readonly<Record<string, unknown>> & { pk: string; sk: string };

/** Rows of one transaction of the file. */
const TRANSACTION = 5_000;

/**
 * Puts items into the table of the embedded database by writing its file, in the form in which it keeps them: by its
 * own calls each row takes 4 ms and more, and two hundred thousand records have some two and a half million. Nothing of
 * it goes to the stream, and no item may belong to an index of the table.
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
  if (Array.isArray(value)) return { L: value.map(attributeOf) };
  return typeof value === "object" && value !== null ? { M: mapOf(value) } : { NULL: true };
}

/** Bytes as DynamoDB counts them, from which it says what a call consumed. */
function sizeOf(value: unknown): number {
  if (typeof value === "string") return Buffer.byteLength(value);
  if (typeof value === "number") return Math.ceil(String(value).length / 2) + 1;
  if (typeof value !== "object" || value === null) return 1;
  const inner = Object.entries(value).filter(([, entry]) => entry !== undefined);
  return inner.reduce(
    (sum, [name, entry]) => sum + (Array.isArray(value) ? 0 : Buffer.byteLength(name)) + sizeOf(entry),
    0,
  );
}
