type Placed = Readonly<Record<string, unknown>>;

/** Whether a public page gets another address by a change, so that a redirect from the former one is of use. */
export function isPageMoved({ before, after }: { before: Placed; after: Placed }): boolean {
  const [from, to] = [before, after].map(({ path }) => String(path).toLowerCase());
  return before["isPublic"] === true && after["isPublic"] === true && from !== to;
}
