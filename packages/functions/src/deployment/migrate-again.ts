import { migrate } from "@tresen/core/migration";

/** Runs when every function is the new version's: the one before has gone on writing during the deployment. */
export async function handler(): Promise<void> {
  await migrate({ isRepeated: true, at: Date.now() });
}
