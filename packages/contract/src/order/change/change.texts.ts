/** Messages and entries of the timeline about changed orders. */
export const ITEM_UNKNOWN = "Diese Position gibt es in der Bestellung nicht.";
export const NOT_CHANGEABLE = "Diese Bestellung ist abgeschlossen und kann nicht mehr geändert werden.";
export const ITEM_ENTRIES = {
  added: (item: string): string => `${item} hinzugefügt`,
  removed: (item: string): string => `${item} entfernt`,
  changed: ({ from, to }: { from: string; to: string }): string => `${from} → ${to}`,
  total: ({ from, to }: { from: string; to: string }): string => `Summe ${from} → ${to}`,
};
