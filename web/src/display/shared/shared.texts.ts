export const SHARED_TEXTS = {
  offline: (minutes: number): string => `Keine Verbindung. Stand: ${ageText(minutes)}`,
  /** Until somebody has touched the screen. */
  soundBlocked: "Ton blockiert: antippen",
} as const;

function ageText(minutes: number): string {
  if (minutes < 1) return "gerade eben";
  return minutes < 60 ? `vor ${minutes} min` : `vor ${Math.floor(minutes / 60)} h ${minutes % 60} min`;
}
