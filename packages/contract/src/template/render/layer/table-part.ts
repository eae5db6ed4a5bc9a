interface Row {
  isHeading: boolean;
}

/**
 * The rows of one part of a table that several pictures beside each other show. All parts have about as many rows, and
 * rows stay with the heading before them, unless there are fewer headings than parts.
 */
export function rowsOfPart<R extends Row>({
  rows,
  parts,
  part,
}: {
  rows: readonly R[];
  parts: number;
  /** From 1. */
  part: number;
}): R[] {
  const wanted = Math.min(part, parts) - 1;
  const groups = groupsOf(rows);
  const units = groups.length < parts ? rows.map((row) => [row]) : groups;
  let before = 0;
  return units.flatMap((unit) => {
    const middle = before + unit.length / 2;
    before += unit.length;
    return Math.floor((middle * parts) / rows.length) === wanted ? unit : [];
  });
}

/** The rows of each of the other parts. */
export function otherParts<R extends Row>({
  rows,
  parts,
  part,
}: {
  rows: readonly R[];
  parts: number;
  part: number;
}): R[][] {
  const own = Math.min(part, parts);
  return Array.from({ length: parts }, (_, index) => index + 1)
    .filter((other) => other !== own)
    .map((other) => rowsOfPart({ rows, parts, part: other }));
}

/** Each heading with its rows. */
function groupsOf<R extends Row>(rows: readonly R[]): R[][] {
  const groups: R[][] = [];
  for (const row of rows) {
    const last = groups.at(-1);
    if (last && !row.isHeading) last.push(row);
    else groups.push([row]);
  }
  return groups;
}
