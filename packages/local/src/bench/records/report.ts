import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { TABLE, coreEnvironment } from "../../environment";
import { databaseFile, startEmulator } from "../../storage/emulator";
import { heading, number } from "../report";
import { SMALL_COUNT } from "./child-process";
import { fillTable } from "./fill";
import { type Measured, measureRecords } from "./measure";
import { itemsOf } from "./items";
import { SITE, redirectOf } from "./redirects";

const WIDTHS = { name: 46, figure: 30 };
/** The credentials for the embedded database: it requires some and accepts any. */
const ACCESS = { region: "eu-central-1", accessKeyId: "bench", secretAccessKey: "bench" };

/**
 * The calls and units of common actions on one resource, for a few thousand records and for very many: actions that do
 * not depend on the number have the same figures twice. Uses a database of its own in this process, which must not have
 * loaded any module of core before.
 */
export async function reportRecords({
  root,
  folder,
  many,
}: {
  root: string;
  folder: string;
  many: number;
}): Promise<void> {
  heading(`${number(many)} records of one resource: calls, with what they read and write in units`);
  const dataDir = join(folder, "records");
  await mkdir(dataDir, { recursive: true });
  const emulator = await startEmulator({ root, dataDir });
  try {
    const database = { ...ACCESS, endpoint: emulator.endpoint };
    const publicUrl = "http://127.0.0.1";
    Object.assign(process.env, coreEnvironment({ database, storageEndpoint: publicUrl, publicUrl }), {
      LOG_LEVEL: "silent",
    });
    await prepare();
    const few = await filledAndMeasured({ dataDir, from: 0, to: SMALL_COUNT });
    const more = await filledAndMeasured({ dataDir, from: SMALL_COUNT, to: many });
    table({ few, more, many });
  } finally {
    await emulator.stop();
  }
}

/** The table, and the page that some of the records refer to. */
async function prepare(): Promise<void> {
  const [{ createTable }, { createRecord }, { resources }] = await Promise.all([
    import("@tresen/core/platform/table"),
    import("@tresen/core/records"),
    import("@tresen/contract/resources"),
  ]);
  await createTable();
  await createRecord({
    resource: resources.sites,
    actor: { kind: "staff", user: { id: "usr_bench", name: "Ada Admin", roles: ["ROLE_ADMIN"], branches: [] } },
    now: Date.now(),
    input: { id: SITE, ...resources.sites.fields.parse({ path: "neu", name: "Neu" }) },
  });
}

async function filledAndMeasured({
  dataDir,
  from,
  to,
}: {
  dataDir: string;
  from: number;
  to: number;
}): Promise<Measured[]> {
  const [{ bulkWrites }, { indexing }, { resources }] = await Promise.all([
    import("@tresen/core/records/rows"),
    import("@tresen/core/records"),
    import("@tresen/contract/resources"),
  ]);
  const began = performance.now();
  let rows = 0;
  const records = { from, to, recordOf: redirectOf, resource: resources.redirects };
  for await (const items of itemsOf({ ...records, bulkWrites, indexing }))
    rows += fillTable({ file: databaseFile(dataDir), table: TABLE, items });
  const seconds = (performance.now() - began) / 1000;
  console.log(`  ${number(to - from)} records filled in as ${number(rows)} rows in ${number(seconds)} s`);
  return measureRecords({ from: 0, count: to });
}

function table({ few, more, many }: { few: readonly Measured[]; more: readonly Measured[]; many: number }): void {
  const line = (name: string, ...cells: string[]): string =>
    `  ${name.padEnd(WIDTHS.name)}${cells.map((cell) => cell.padStart(WIDTHS.figure)).join("")}`;
  console.log(line("", `${number(SMALL_COUNT)} records`, `${number(many)} records`));
  for (const [index, { name, use }] of few.entries()) {
    const other = more[index];
    if (other) console.log(`${line(name, cell(use), cell(other.use))}${grows(use, other.use) ? "  GROWS" : ""}`);
  }
}

export function cell({ calls, readUnits, writeUnits }: Measured["use"]): string {
  const written = writeUnits > 0 ? `, ${number(writeUnits)} W` : "";
  return `${number(calls)} (${number(readUnits)} R${written})`;
}

/** Tolerates one more call, or a tenth more units. */
export function grows(few: Measured["use"], more: Measured["use"]): boolean {
  const isMore = (pick: (use: Measured["use"]) => number): boolean => pick(more) > pick(few) * 1.1 + 0.5;
  return more.calls > few.calls + 0.5 || isMore(({ readUnits }) => readUnits) || isMore(({ writeUnits }) => writeUnits);
}
