export const EXPECTED_GTIN =
  "Bitte geben Sie die 8, 12, 13 oder 14 Ziffern unter dem Strichcode an; die letzte prüft die anderen.";
