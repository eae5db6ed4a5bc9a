import { coreEnvironment } from "../environment";
import { messageEnvironment } from "../message/post-office";
import { type DatabaseCall, createDatabaseCall } from "../storage/database-client";
import type { PlatformProcess } from "./platform-process";

/** Lets the functions that run in this process use the platform's storage, and its stand-in for mails. */
export function useStorageOf({
  platform,
  mailEndpoint,
}: {
  platform: PlatformProcess;
  mailEndpoint: string;
}): DatabaseCall {
  const { database, storageEndpoint } = platform.holder();
  if (!database || !storageEndpoint) throw new Error("The platform does not say where its database is.");
  // Without a sender there would be no mails, and nothing to count of them. One of whoever runs this stays out of it.
  Object.assign(
    process.env,
    coreEnvironment({ database, storageEndpoint, publicUrl: platform.url }),
    messageEnvironment({ endpoint: mailEndpoint, given: {} }),
    { LOG_LEVEL: "silent" },
  );
  return createDatabaseCall(database);
}
