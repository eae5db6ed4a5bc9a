/* Texts of the kiosk: its screensaver and the question whether somebody is still there. */

export const stillThere = "Sind Sie noch da?";
export const discardBeforeTime = "Sonst wird Ihre Bestellung";
export const discardAfterTime = "verworfen und der Bildschirm beginnt von vorne.";
export const startOver = "Neu beginnen";
export const continueOrder = "Weiter bestellen";
export const inSeconds = (seconds: number): string => `in ${seconds} Sekunden`;

export const tapToOrder = "Tippen um zu bestellen";
