import { migrate } from "@tresen/core/migration";

/** Runs after all functions were updated, for data that the previous version wrote during the deployment. */
export async function handler(): Promise<void> {
  await migrate({ isRepeated: true, at: Date.now() });
}
