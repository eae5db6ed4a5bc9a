import { formatAmount } from "@tresen/contract/catalog/units";

export const PLAYS_PAGE = {
  intro:
    "Was die TVs gezeigt haben, wie oft und wie lange. TVs melden es einmal in der Stunde; was sie ohne Netz zeigten, kommt danach.",
  filters: "Zeitraum und Filter",
  from: "Von",
  to: "Bis",
  scene: "Szene",
  allScenes: "Alle Szenen",
  tv: "TV",
  allTvs: "Alle TVs",
  day: "Tag",
  branch: "Filiale",
  version: "Version",
  plays: "Wiedergaben",
  duration: "Dauer",
  seconds: "Dauer in Sekunden",
  sum: "Summe",
  byScene: "Nach Szene",
  byBranch: "Nach Filiale",
  byDay: "Nach Tag",
  none: "In diesem Zeitraum wurde nichts gezeigt.",
  loading: "Wiedergabenachweis wird geladen",
  failed: "Der Wiedergabenachweis konnte nicht geladen werden.",
  csv: "CSV",
  xlsx: "Excel",
  fileName: (from: string, to: string): string => `Wiedergabenachweis ${from} bis ${to}`,
  sums: ({ plays, duration }: { plays: number; duration: string }): string =>
    `${formatAmount(plays)} Wiedergaben, zusammen ${duration}`,
} as const;

/** Hours, minutes and seconds, such as `1:02:03`. */
export function durationText(seconds: number): string {
  const two = (value: number): string => String(value).padStart(2, "0");
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  return `${formatAmount(hours)}:${two(minutes)}:${two(seconds % 60)}`;
}
