/** What customers read of a product that contains no allergens. */
export const ALLERGEN_FREE = "Keine kennzeichnungspflichtigen Allergene";
