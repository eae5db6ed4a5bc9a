import type { Border } from "@tresen/contract/branch/border/border";
import type { Branch } from "@tresen/contract/branch/branch.resource";
import type { FigureColumn, FigureRow, Figures } from "../chart/figures";

/** An area with a border, and what was counted of it. */
export interface DrawnArea {
  key: string;
  name: string;
  branch: string;
  border: Border;
  /** The row of the figures; one without numbers where nothing was sold. */
  row: FigureRow;
}

export interface DividedAreas {
  drawn: DrawnArea[];
  /** The figures of areas that cannot be drawn: without a border, or no longer in their branch. */
  rest: Figures;
  /** How many areas have no border, with and without orders. */
  missing: number;
}

type Drawable = Pick<Branch, "id" | "name"> & {
  deliveryAreas: readonly Pick<Branch["deliveryAreas"][number], "area" | "border">[];
};

/** The key of an area in the figures. Orders know the name that their area had. */
export const areaKey = (branch: string, area: string): string => `${branch} ${area}`;

/** Which areas of these branches stand on the map, and which in the list below it. */
export function divideAreas({ figures, branches }: { figures: Figures; branches: readonly Drawable[] }): DividedAreas {
  const rows = new Map(figures.rows.map((row) => [row.key, row]));
  const all = branches.flatMap(({ id, name, deliveryAreas }) =>
    deliveryAreas.map(({ area, border }) => ({ key: areaKey(id, area), area, branch: name, border })),
  );
  const drawn = all.flatMap(({ key, area, branch, border }) =>
    border ? [{ key, name: area, branch, border, row: rows.get(key) ?? { key, area, branch } }] : [],
  );
  const isDrawn = new Set(drawn.map(({ key }) => key));
  const rest = figures.rows.filter(({ key }) => !isDrawn.has(key));
  const missing = new Set([...all, ...rest].map(({ key }) => key)).size - isDrawn.size;
  return { drawn, rest: { ...figures, rows: rest }, missing };
}

/** Whether areas can be coloured by the column. */
export const isMeasure = ({ kind }: FigureColumn): boolean => kind === "number" || kind === "money";
