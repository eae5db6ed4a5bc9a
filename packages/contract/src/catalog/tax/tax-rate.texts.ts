export const TAX_RATE_MESSAGES = {
  firstDated: "Der erste Satz gilt von Anfang an und hat keinen Tag.",
  unsorted: "Dieser Tag muss nach dem des Satzes davor liegen.",
};
