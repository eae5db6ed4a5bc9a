export const WAKE_TEXTS = {
  mayTurnOff:
    "Der Bildschirm kann sich ausschalten: Das Gerät hält ihn nicht wach, etwa weil es Strom spart. Bitte stellen Sie " +
    "am Gerät ein, dass er an bleibt.",
  understood: "Verstanden",
} as const;
