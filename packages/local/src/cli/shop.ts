import { readFile, writeFile } from "node:fs/promises";
import { resolve } from "node:path";
import { type Claim, claimDataFolder, currentHolder } from "../data-folder";
import { coreEnvironment } from "../environment";
import { StartFailure, errorCode } from "../failure";
import { type Settings, readSettings } from "../settings";
import type { DatabaseAccess } from "../storage/database-client";
import { type Storage, startStorage } from "../storage/storage";
import { printFaults, printSummary } from "./summary";

interface Connection {
  close(): Promise<void>;
}

const USAGE = "Write: npm run shop:import -- FILE.json, or npm run shop:export -- FILE.json.";
const COMMANDS = { import: runImport, export: runExport };

main().catch((error: unknown) => {
  console.error(error instanceof StartFailure ? error.message : error);
  process.exit(1);
});

async function main(): Promise<void> {
  const [name = "", file] = process.argv.slice(2);
  const command = Object.entries(COMMANDS).find(([known]) => known === name)?.[1];
  if (!command || !file || process.argv.length > 4) throw new StartFailure(USAGE);
  // npm runs its scripts in the root, but people name files from where they stand.
  const path = resolve(process.env.INIT_CWD ?? process.cwd(), file);
  const isDone = await command(path);
  process.exit(isDone ? 0 : 1);
}

async function runImport(path: string): Promise<boolean> {
  const bundle = await readBundle(path);
  const connection = await connect(readSettings(process.env));
  try {
    const [{ importShop }, { isAppError }] = await Promise.all([import("@tresen/core/shop"), import("@tresen/core/errors")]);
    try {
      const result = await importShop({ bundle, now: Date.now() });
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
    const { exportShop } = await import("@tresen/core/shop");
    const bundle = await exportShop();
    await writeFile(path, `${JSON.stringify(bundle, null, 2)}\n`);
    console.log(`Written to ${path}.`);
    return true;
  } catch (error) {
    if (["EACCES", "ENOENT", "EISDIR", "EROFS"].includes(errorCode(error))) throw new StartFailure(`${path} cannot be written (${errorCode(error)}): name another file.`);
    throw error;
  } finally {
    await connection.close();
  }
}

async function readBundle(path: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(path, "utf8"));
  } catch (error) {
    if (error instanceof SyntaxError) throw new StartFailure(`${path} is no valid JSON: ${error.message}.`);
    throw new StartFailure(`${path} cannot be read (${errorCode(error)}): name another file.`);
  }
}

/**
 * To the stage on AWS that the environment names; else to the platform that runs on the data folder; else to the data
 * folder itself, with a database of its own for as long as it takes.
 */
async function connect(settings: Settings): Promise<Connection> {
  if (process.env.TABLE_NAME) return toCloud();
  const holder = currentHolder(settings.dataDir);
  if (holder?.database && holder.storageEndpoint) {
    setEnvironment({ database: holder.database, storageEndpoint: holder.storageEndpoint, publicUrl: holder.url });
    return { close: () => Promise.resolve() };
  }
  const claim: Claim = await claimDataFolder({ dataDir: settings.dataDir, what: "command" });
  let storage: Storage | undefined;
  const close = async (): Promise<void> => {
    await storage?.stop();
    await claim.release();
  };
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => void close().then(() => process.exit(1)));
  try {
    storage = await startStorage(settings);
    claim.publish(storage.emulator ? { emulatorPid: storage.emulator.pid } : {});
    setEnvironment({ database: storage.database, storageEndpoint: storage.objects.endpoint, publicUrl: undefined });
    const { createTable } = await import("@tresen/core/table");
    await createTable();
    return { close };
  } catch (error) {
    await close();
    throw error;
  }
}

function toCloud(): Connection {
  const missing = ["BUCKET_NAME", "PUBLIC_URL"].filter((name) => !process.env[name]);
  if (missing.length > 0) throw new StartFailure(`TABLE_NAME names a stage on AWS, and ${missing.join(" and ")} must be set too: see docs/operations.md.`);
  console.log(`Working on the table ${process.env.TABLE_NAME}.`);
  return { close: () => Promise.resolve() };
}

function setEnvironment({ database, storageEndpoint, publicUrl = "http://localhost:3000" }: { database: DatabaseAccess; storageEndpoint: string; publicUrl: string | undefined }): void {
  Object.assign(process.env, coreEnvironment({ database, storageEndpoint, publicUrl }));
}
