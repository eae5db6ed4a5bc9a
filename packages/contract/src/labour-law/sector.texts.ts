/** Parts of words by which the name of a trade or collective agreement is recognised, in small letters. */
export const SECTOR_WORDS = {
  hospitality: ["gast", "hotel", "restaurant", "beherberg", "catering", "café", "küche"],
  bakery: ["bäck", "konditor"],
  retail: ["handel", "verkauf", "einzelhändler"],
} as const;
