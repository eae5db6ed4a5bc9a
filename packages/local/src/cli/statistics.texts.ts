export function countingText({ branch, until, orders }: { branch: string; until: string; orders: number }): string {
  return `${branch}: ${orders} orders until ${until} …`;
}

export function driftText({ topic, day, counts }: { topic: string; day: string; counts: object }): string {
  return `  ${topic} ${day}: too much by ${JSON.stringify(counts)}`;
}

export function recountedText({
  branch,
  orders,
  drifts,
  isRepairing,
}: {
  branch: string;
  orders: number;
  drifts: number;
  isRepairing: boolean;
}): string {
  const found =
    drifts === 0 ? "no drift" : `${drifts} counter rows ${isRepairing ? "differed and are corrected" : "differ"}`;
  return `${branch}: ${orders} orders, ${found}.`;
}

export const REPAIR_HINT = "Run it again with --repair to correct them.";
