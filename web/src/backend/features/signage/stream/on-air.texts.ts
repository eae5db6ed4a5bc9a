export const ON_AIR_TITLE = "Was läuft wann?";
