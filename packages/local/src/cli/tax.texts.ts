export function proposedText({
  use,
  rate,
  count,
  named,
}: {
  use: string;
  rate: string;
  count: number;
  named: string | null;
}): string {
  return `${use}, ${rate}: ${count} in use, ${named === null ? "no rate is clear" : `proposed: ${named}`}`;
}

export function namedText({
  created,
  products,
  branches,
  isApplied,
}: {
  created: number;
  products: number;
  branches: number;
  isApplied: boolean;
}): string {
  const what = `${created} rates, ${products} products, ${branches} branches`;
  return isApplied ? `Created and changed: ${what}.` : `Would be created and changed with --apply: ${what}.`;
}
