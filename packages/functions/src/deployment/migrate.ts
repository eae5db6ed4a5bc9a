import { migrate } from "@tresen/core/migration";

/**
 * Runs before the new version answers its first request. What it does not finish in its time stops the deployment,
 * which leaves the version before in place; begun again, it goes on.
 */
export async function handler(): Promise<void> {
  await migrate({ at: Date.now() });
}
