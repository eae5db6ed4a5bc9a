export const PLANNED_COLUMN_TEXTS = {
  title: "Geplanter Preis",
  /** @param at a day, with the time unless it is midnight. */
  from: ({ what, at }: { what: string; at: string }): string => `${what} ab ${at}`,
  failed: ({ what, at }: { what: string; at: string }): string => `Nicht geändert: ${what} ab ${at}`,
  /** Beside the field of the price. */
  note: ({ price, at }: { price: string; at: string }): string => `ab ${at}: ${price}`,
  failedNote: ({ price, at, reason }: { price: string; at: string; reason: string }): string =>
    `Ab ${at} geplant waren ${price}. Das ging nicht: ${reason}`,
  change: "Ändern oder absagen",
  changeOf: (title: string): string => `Geplanten ${title} ändern oder absagen`,
} as const;
