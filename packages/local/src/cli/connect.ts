import type { Instant } from "@tresen/contract/kit/time";
import { createClock, shareClock } from "../clock";
import { type Claim, claimDataFolder, currentHolder } from "../data-folder";
import { coreEnvironment } from "../environment";
import { StartFailure } from "../failure";
import { paymentEnvironment } from "../payment/stand-ins";
import type { Settings } from "../settings";
import type { DatabaseAccess } from "../storage/database-client";
import { type Storage, startStorage } from "../storage/storage";
import { cloudText } from "./cli.texts";

export interface Connection {
  /** By the clock of the platform that it connects to, so that the log shows what was written today. */
  now(): Instant;
  close(): Promise<void>;
}

/**
 * Connects to the AWS stage that the environment names, else to the platform that runs on the data folder, else to the
 * data folder itself, with a temporary database process.
 */
export async function connect(settings: Settings): Promise<Connection> {
  const table = process.env.TABLE_NAME;
  if (table) return toCloud(table);
  const holder = currentHolder(settings.dataDir);
  if (holder?.database && holder.storageEndpoint) {
    setEnvironment({
      database: holder.database,
      storageEndpoint: holder.storageEndpoint,
      publicUrl: holder.url,
      dataDir: settings.dataDir,
    });
    const { clockOffset = 0 } = holder;
    shareClock({ offset: clockOffset });
    return { now: () => Date.now() + clockOffset, close: () => Promise.resolve() };
  }
  const clock = createClock({ start: settings.clock });
  shareClock(clock);
  const claim: Claim = await claimDataFolder({ dataDir: settings.dataDir, what: "command" });
  let storage: Storage | undefined;
  const close = async (): Promise<void> => {
    await storage?.stop();
    await claim.release();
  };
  for (const signal of ["SIGINT", "SIGTERM"] as const)
    process.once(signal, () => void close().then(() => process.exit(1)));
  try {
    storage = await startStorage(settings);
    claim.publish(storage.emulator ? { emulatorPid: storage.emulator.pid } : {});
    setEnvironment({
      database: storage.database,
      storageEndpoint: storage.objects.endpoint,
      publicUrl: undefined,
      dataDir: settings.dataDir,
    });
    const { createTable } = await import("@tresen/core/platform/table");
    await createTable();
    return { now: clock.now, close };
  } catch (error) {
    await close();
    throw error;
  }
}

function toCloud(table: string): Connection {
  const missing = ["BUCKET_NAME", "PUBLIC_URL"].filter((name) => !process.env[name]);
  if (missing.length > 0)
    throw new StartFailure(
      `TABLE_NAME names a stage on AWS, and ${missing.join(" and ")} must be set too: see docs/operations.md.`,
    );
  console.log(cloudText(table));
  return { now: Date.now, close: () => Promise.resolve() };
}

function setEnvironment({
  database,
  storageEndpoint,
  publicUrl,
  dataDir,
}: {
  database: DatabaseAccess;
  storageEndpoint: string;
  publicUrl: string | undefined;
  dataDir: string;
}): void {
  Object.assign(
    process.env,
    coreEnvironment({ database, storageEndpoint, publicUrl: publicUrl ?? "http://localhost:3000" }),
  );
  // Without the platform there are no stand-ins to ask for payment methods; its next start publishes them.
  if (publicUrl) Object.assign(process.env, paymentEnvironment({ dataDir, url: publicUrl, given: { ...process.env } }));
}
