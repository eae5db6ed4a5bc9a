export const AREAS_TEXTS = {
  measure: "Gefärbt nach",
  extent: "Ausschnitt",
  allBranches: "Alle Filialen",
  withoutBorder: (count: number): string =>
    count === 1 ? "1 Gebiet hat keine Grenze." : `${count} Gebiete haben keine Grenze.`,
  edit: (branch: string): string => `Grenzen bearbeiten: ${branch}`,
  list: "Gebiete, die nicht auf der Karte stehen",
  nothing: "nichts",
  to: (value: string): string => `bis ${value}`,
  above: (value: string): string => `über ${value}`,
  of: ({ branch, area }: { branch: string; area: string }): string => `${branch}, ${area}`,
} as const;
