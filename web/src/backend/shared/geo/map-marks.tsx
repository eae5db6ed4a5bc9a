const INK = "fill-ink stroke-surface forced-colors:fill-[CanvasText] forced-colors:stroke-[Canvas]";
const LETTERS = { paintOrder: "stroke", strokeWidth: 3, strokeLinejoin: "round" } as const;

/** Where a branch is, on a drawing of a map. */
export function BranchMark({ at: [x, y] }: { at: readonly [x: number, y: number] }) {
  return (
    <g transform={`translate(${x} ${y})`} className={INK}>
      <path d="M0 0C-9 -10 -9 -20 0 -20S9 -10 0 0Z" strokeWidth={1.5} />
      <circle cy={-13} r={3} className="fill-surface forced-colors:fill-[Canvas]" stroke="none" />
    </g>
  );
}

/** Letters on a map, readable on whatever is below them. */
export function MapLabel({ at: [x, y], lines }: { at: readonly [x: number, y: number]; lines: readonly string[] }) {
  return (
    <text textAnchor="middle" className={`text-xs font-medium ${INK}`} style={LETTERS}>
      {lines.map((line, index) => (
        <tspan key={index} x={x} y={y} dy={`${index * 1.2}em`}>
          {line}
        </tspan>
      ))}
    </text>
  );
}

/** Names on maps are cut to so many letters. */
const LONGEST = 22;

export const shortName = (name: string): string =>
  name.length > LONGEST ? `${name.slice(0, LONGEST - 1).trimEnd()}…` : name;
