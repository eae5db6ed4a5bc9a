export const REPEATED_CORNER = (corner: number): string => `Ecke ${corner} liegt an derselben Stelle wie die davor.`;
export const CROSSED_BORDER = (first: number, second: number): string =>
  `Die Grenze kreuzt oder berührt sich selbst: nach Ecke ${first} und nach Ecke ${second}.`;
export const FEW_CORNERS = (least: number): string => `Eine Grenze braucht mindestens ${least} Ecken.`;
export const MANY_CORNERS = (most: number): string => `Eine Grenze hat höchstens ${most} Ecken.`;
export const CORNERS_OF_BRANCH = (most: number): string =>
  `Die Grenzen einer Filiale haben zusammen höchstens ${most} Ecken.`;

export const GEOJSON_TEXTS = {
  noJson: "Das ist kein GeoJSON: Der Text ist kein gültiges JSON.",
  otherType: (type: string): string =>
    `Erwartet wird ein „Polygon“ oder ein „Feature“ mit einem Polygon, nicht „${type}“.`,
  noType: "Das ist kein GeoJSON: Es fehlt die Angabe „type“.",
  noRing: "Das Polygon hat keine Ecken.",
  noPosition: (corner: number): string => `Ecke ${corner} ist kein Paar aus Längen- und Breitengrad.`,
  outside: (corner: number): string =>
    `Ecke ${corner} liegt nicht auf der Erde: Der Längengrad steht vorne (−180 bis 180), dann der Breitengrad (−90 bis 90).`,
  tooMany: ({ count, most }: { count: number; most: number }): string =>
    `Das Polygon hat ${count} Ecken, höchstens ${most} sind möglich. Bitte vereinfachen Sie es vorher.`,
} as const;
