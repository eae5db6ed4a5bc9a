import { batchWrite, readPartition } from "../platform/db";

/** Counts and removes passkeys without the code that checks them. */
export async function countPasskeys({ user }: { user: string }): Promise<number> {
  return (await readPartition(partitionOf(user))).length;
}

export async function erasePasskeys({ user }: { user: string }): Promise<void> {
  const rows = await readPartition(partitionOf(user));
  await batchWrite(rows.map(({ pk, sk }) => ({ delete: { pk, sk } })));
}

function partitionOf(user: string): string {
  return `passkey#${user}`;
}
