import { readFile, writeFile } from "node:fs/promises";
import { resolve } from "node:path";
import { StartFailure, errorCode } from "../failure";
import { readSettings } from "../settings";
import { USAGE, writtenText } from "./cli.texts";
import { connect } from "./connect";
import { printFaults, printOmissions, printSummary } from "./summary";

const COMMANDS = { import: runImport, export: runExport };

main().catch((error: unknown) => {
  console.error(error instanceof StartFailure ? error.message : error);
  process.exit(1);
});

async function main(): Promise<void> {
  const [name = "", file] = process.argv.slice(2);
  const command = Object.entries(COMMANDS).find(([known]) => known === name)?.[1];
  if (!command || !file || process.argv.length > 4) throw new StartFailure(USAGE.shop);
  // npm runs scripts in the root folder, but relative paths refer to the folder in which the person called it.
  const path = resolve(process.env.INIT_CWD ?? process.cwd(), file);
  const isDone = await command(path);
  process.exit(isDone ? 0 : 1);
}

async function runImport(path: string): Promise<boolean> {
  const bundle = await readBundle(path);
  const connection = await connect(readSettings(process.env));
  try {
    const [{ importBundle }, { isAppError }] = await Promise.all([
      import("@tresen/core/bundle"),
      import("@tresen/core/platform/errors"),
    ]);
    try {
      const result = await importBundle({ bundle, now: connection.now() });
      printSummary({ bundle, result });
      return true;
    } catch (error) {
      if (!isAppError(error) || error.kind !== "input") throw error;
      printFaults(error.toFieldErrors());
      return false;
    }
  } finally {
    await connection.close();
  }
}

async function runExport(path: string): Promise<boolean> {
  const connection = await connect(readSettings(process.env));
  try {
    const { exportBundle } = await import("@tresen/core/bundle");
    const { bundle, omissions } = await exportBundle();
    printOmissions(omissions);
    await writeFile(path, `${JSON.stringify(bundle, null, 2)}\n`);
    console.log(writtenText(path));
    return true;
  } catch (error) {
    if (["EACCES", "ENOENT", "EISDIR", "EROFS", "ENOSPC", "EDQUOT"].includes(errorCode(error)))
      throw new StartFailure(`${path} cannot be written (${errorCode(error)}): name another file.`);
    throw error;
  } finally {
    await connection.close();
  }
}

async function readBundle(path: string): Promise<unknown> {
  const bytes = await readFile(path).catch((error: unknown) => {
    throw new StartFailure(`${path} cannot be read (${errorCode(error)}): name another file.`);
  });
  const text = textOf({ bytes, path });
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new StartFailure(`${path} is no valid JSON: ${error instanceof Error ? error.message : String(error)}.`);
  }
}

/**
 * Decodes UTF-8, with or without a byte order mark. The first character of JSON takes one byte, so a zero byte beside
 * it means UTF-16.
 */
function textOf({ bytes, path }: { bytes: Buffer; path: string }): string {
  const [first, second] = bytes;
  const isWide =
    (first === 0xff && second === 0xfe) ||
    (first === 0xfe && second === 0xff) ||
    (bytes.length > 1 && (first === 0 || second === 0));
  if (isWide) throw new StartFailure(`${path} is written in UTF-16: save it as UTF-8, then import it again.`);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    throw new StartFailure(`${path} is not written in UTF-8: save it as UTF-8, then import it again.`);
  }
}
