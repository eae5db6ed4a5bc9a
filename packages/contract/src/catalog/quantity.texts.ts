export const UNIT_INVALID = "Dieses Produkt wird nicht in dieser Einheit verkauft.";
