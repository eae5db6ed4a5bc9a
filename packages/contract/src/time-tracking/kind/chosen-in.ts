/** Whether a kind of activity may be chosen in one of the branches: one without branches may be in all. */
export function isChosenIn({
  kind,
  branches,
}: {
  kind: { branches: readonly { id: string }[] };
  branches: readonly string[];
}): boolean {
  return kind.branches.length === 0 || kind.branches.some(({ id }) => branches.includes(id));
}
