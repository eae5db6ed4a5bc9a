import { migrate } from "@tresen/core/migration";

/**
 * Runs before the new version answers its first request. If it fails or exceeds its time limit, the deployment stops
 * and the previous version stays in place; another deployment continues the migration.
 */
export async function handler(): Promise<void> {
  await migrate({ at: Date.now() });
}
