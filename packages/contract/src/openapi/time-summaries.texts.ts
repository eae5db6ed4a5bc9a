/** The summaries of calls about working time, by the names of the calls. */
export const TIME_SUMMARIES = {
  timePeople: "Wer an einem Terminal stempeln kann, und wer da ist; der Schlüssel des Terminals genügt",
  timeTrackingMe: "Die Person mit dem, was gerade läuft und was sie beim Stempeln wählen kann",
  ownSchedules: "Die eigenen veröffentlichten Dienste der nächsten 28 Tage",
  ownActivities: "Die eigenen Aktivitäten der letzten 14 Tage, die neueste zuerst",
  startActivity: "Eine Aktivität beginnen; eine laufende wird damit beendet",
  endActivity: "Die laufende Aktivität beenden",
  pauseActivity: "Die laufende Aktivität unterbrechen",
  resumeActivity: "Die unterbrochene Aktivität fortsetzen",
  timeKey: "Der eigene Schlüssel für die Zeiterfassung am Telefon",
  createTimeKey: "Einen neuen eigenen Schlüssel für die Zeiterfassung am Telefon erzeugen; der vorige gilt nicht mehr",
  revokeTimeKey: "Den eigenen Schlüssel für die Zeiterfassung widerrufen",
} as const;
