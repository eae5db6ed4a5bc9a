import { createHash } from "node:crypto";
import { isObject } from "@tresen/contract/kit/object";
import { batchRead, batchWrite } from "../../platform/db";

/** What a key in the name of a counter stands for: the fields of a product, option, area or donee. */
export interface Label {
  key: string;
  fields: Readonly<Record<string, string>>;
}

/** Long enough that no two of some ten thousand labels have the same one. */
const KEY_LENGTH = 8;
/** How many labels a process remembers. */
const REMEMBERED = 20_000;
const written = new Map<string, string>();

/** Keys that were computed: a shop sells the same things again and again. */
const keys = new Map<string, string>();

/** @param identity what makes it another one: a name that may change is not part of it. */
export function labelOf({ identity, fields }: { identity: readonly string[]; fields: Label["fields"] }): Label {
  const text = JSON.stringify(identity);
  const key = keys.get(text) ?? createHash("sha256").update(text).digest("base64url").slice(0, KEY_LENGTH);
  if (keys.size > REMEMBERED) keys.clear();
  keys.set(text, key);
  return { key, fields };
}

/** Writes the labels that this process has not written like this before. */
export async function writeLabels(labels: readonly Label[]): Promise<void> {
  const changed = new Map<string, Label>();
  for (const label of labels)
    if (written.get(label.key) !== JSON.stringify(label.fields)) changed.set(label.key, label);
  if (changed.size === 0) return;
  await batchWrite([...changed.values()].map(({ key, fields }) => ({ put: { ...rowKey(key), fields } })));
  if (written.size > REMEMBERED) written.clear();
  for (const { key, fields } of changed.values()) written.set(key, JSON.stringify(fields));
}

/** The fields of the labels with these keys; those that are not there are missing. */
export async function readLabels(keys: readonly string[]): Promise<Map<string, Label["fields"]>> {
  const found = await batchRead(keys.map(rowKey), { isConsistent: false });
  return new Map(
    keys.flatMap((key) => {
      const fields = found(rowKey(key))?.fields;
      return isObject(fields)
        ? [[key, Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, String(value)]))]]
        : [];
    }),
  );
}

function rowKey(key: string) {
  return { pk: `stat-label#${key}`, sk: "label" };
}
