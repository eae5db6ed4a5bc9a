/** The name of a shop until somebody enters one. */
export const UNNAMED_SHOP = "Mein Shop";
export const CONFIG_MESSAGES = {
  mapStyleInvalid:
    "Bitte geben Sie mapbox://styles/… oder eine https-Adresse bei Mapbox, MapTiler oder OpenFreeMap an.",
  mapTokenInvalid: "Bitte geben Sie einen öffentlichen Schlüssel an (bei Mapbox beginnt er mit pk.).",
  smsSenderInvalid: "Bitte geben Sie 3 bis 11 Buchstaben und Ziffern an, darunter mindestens einen Buchstaben.",
} as const;
