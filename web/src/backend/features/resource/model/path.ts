import type { Field } from "./field";

/** Where a value stands in a draft: `["deliveryAreas", "0", "price"]`, on the wire `deliveryAreas.0.price`. */
export type Path = readonly string[];

export const pathKey = (path: Path): string => path.join(".");

/** A server's or zod's field path in our form: `items[0].price`, `items.0.price` and `/items/0/price` are one. */
export function normalizePath(text: string): string {
  return text
    .replace(/\[(\w+)\]/g, ".$1")
    .replace(/[/.]+/g, ".")
    .replace(/^\.|\.$/g, "");
}

/** A copy in which the entry `key` is `value`; nothing else is copied. */
export function withEntry({ source, key, value }: { source: unknown; key: string; value: unknown }): unknown {
  if (Array.isArray(source)) return source.map((entry: unknown, index) => (String(index) === key ? value : entry));
  return { ...(source as object), [key]: value };
}

/** The labels on the way to a field, for an error summary: `Liefergebiete › 1 › Lieferkosten`. */
export function describePath({ fields, path }: { fields: readonly Field[]; path: string }): string {
  const labels: string[] = [];
  let level: readonly Field[] = fields;
  let current: Field | undefined;
  for (const step of path.split(".")) {
    if (/^\d+$/.test(step)) {
      labels.push(String(Number(step) + 1));
      current = current?.kind === "list" ? current.item : undefined;
    } else {
      current = level.find(({ key }) => key === step);
      labels.push(current?.title ?? step);
    }
    level = current?.kind === "object" ? current.fields : current?.kind === "variant" ? Object.values(current.variants).flat() : [];
  }
  return labels.join(" › ");
}

/**
 * The shown field to which a fault belongs: the longest known path at or above it. An editor of its own
 * (opening hours, references) takes the faults of everything below it.
 */
export function closestPath({ path, known }: { path: string; known: ReadonlySet<string> }): string | null {
  for (let steps = path.split("."); steps.length > 0; steps = steps.slice(0, -1)) {
    const candidate = steps.join(".");
    if (known.has(candidate)) return candidate;
  }
  return null;
}

export function isWithin(path: string, ancestor: string): boolean {
  return path === ancestor || path.startsWith(`${ancestor}.`);
}
