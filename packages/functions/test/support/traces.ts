import { inflateRawSync } from "node:zlib";
import { allRowsOfTable } from "./whole-stream";

/** A value of a person in a form in which all of its spellings are the same. */
export interface Trace {
  value: string;
  kind: "text" | "digits";
}

/** Where something of the person is found: the keys of rows and objects. */
export async function findTraces({
  traces,
  objects,
  log,
}: {
  traces: readonly Trace[];
  objects: ReadonlyMap<string, { body: Buffer; disposition?: string }>;
  log: readonly string[];
}): Promise<string[]> {
  const rows = (await allRowsOfTable()).map((row) => [String(row.pk), textOf(row)] as const);
  const files = [...objects].map(
    ([key, { body, disposition = "" }]) => [key, `${key} ${disposition} ${body}`] as const,
  );
  const lines = log.map((line) => ["log", line] as const);
  return [...rows, ...files, ...lines].flatMap(([place, text]) =>
    traces.filter((trace) => holds({ text, trace })).map(({ value }) => `${place}: ${value}`),
  );
}

function holds({ text, trace: { value, kind } }: { text: string; trace: Trace }): boolean {
  if (kind === "text") return spelled(text).some((spelling) => spelled(value).some((one) => spelling.includes(one)));
  // Numbers as people write them, with spaces, slashes and brackets between the digits.
  return text.replaceAll(/(?<=\d)[\s/()-]+(?=\d)/g, "").includes(value);
}

/** The text in small letters, with umlauts as two letters, and with the letters below them. */
function spelled(text: string): string[] {
  const small = text.toLocaleLowerCase("de");
  const two = small.replaceAll("ä", "ae").replaceAll("ö", "oe").replaceAll("ü", "ue").replaceAll("ß", "ss");
  return [small, two, small.normalize("NFD").replaceAll(/\p{M}/gu, "")];
}

/** All that a row says, also within what is compressed in it. */
function textOf(value: unknown): string {
  if (value instanceof Uint8Array) return inflated(value);
  if (Array.isArray(value)) return value.map(textOf).join(" ");
  if (typeof value === "object" && value !== null)
    return Object.entries(value)
      .map(([key, one]) => `${key} ${textOf(one)}`)
      .join(" ");
  return String(value);
}

function inflated(bytes: Uint8Array): string {
  try {
    return inflateRawSync(bytes).toString();
  } catch {
    return Buffer.from(bytes).toString();
  }
}
