export const SHOP_CONTENDED = "Der Shop wird gerade von anderer Stelle veröffentlicht.";
export const shopTooLarge = (bytes: number): string =>
  `Der Shop ist zu groß, um veröffentlicht zu werden: ${bytes} Bytes.`;
