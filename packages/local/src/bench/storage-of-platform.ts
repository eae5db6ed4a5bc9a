import { coreEnvironment } from "../environment";
import { messageEnvironment } from "../message/post-office";
import { type DatabaseCall, createDatabaseCall } from "../storage/database-client";
import type { PlatformProcess } from "./platform-process";

/** Makes the functions in this process use the platform's storage and its stand-in for mails. */
export function useStorageOf({
  platform,
  mailEndpoint,
}: {
  platform: PlatformProcess;
  mailEndpoint: string;
}): DatabaseCall {
  const { database, storageEndpoint } = platform.holder();
  if (!database || !storageEndpoint) throw new Error("The platform does not say where its database is.");
  // Mails are sent only if a sender is set, so this sets one. The sender of the person's own environment is not used.
  Object.assign(
    process.env,
    coreEnvironment({ database, storageEndpoint, publicUrl: platform.url }),
    messageEnvironment({ endpoint: mailEndpoint, given: {} }),
    { LOG_LEVEL: "silent" },
  );
  return createDatabaseCall(database);
}
