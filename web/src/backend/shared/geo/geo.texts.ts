export const GEO_TEXTS = {
  kilometres: (count: number): string => `${String(count).replace(".", ",")} km`,
  metres: (count: number): string => `${count} m`,
} as const;
