/** Summaries of the calls about screens. */
export const SIGNAGE_SUMMARIES = {
  commandTv: "Einem TV einen Befehl geben; er holt ihn ab, sobald er online ist",
  abortTvCommand: "Den offenen Befehl eines TVs abbrechen",
  tvPicture: "Was ein TV zuletzt zeigte, von seinem Player gezeichnet",
  tvPlays: "Was TVs wann und wie lange zeigten, summiert nach Szene, Filiale und Tag",
  previewSignage: "Eine Szene, eine Filmsequenz oder einen Stream so, wie ein TV sie spielen würde, auch ungespeichert",
  playerState: "Was ein TV über sich wissen muss, was er spielt und sein offener Befehl",
  playerTicket: "Eine Karte, mit der ein TV von Änderungen erfährt",
  reportTv: "Was ein TV von sich meldet",
  reportCommand: "Was aus einem Befehl wurde",
  sendTvPicture: "Eine Zeichnung dessen, was ein TV zeigt",
  commandTvs: "Mehreren TVs oder einer Gruppe denselben Befehl geben",
  createVideo: "Video anlegen; die Datei wird danach in Teilen an den Speicher gesendet",
  videoUpload: "Noch einmal eine Datei für ein Video, das noch keine hat",
  videoParts: "Neue Adressen für Teile einer Datei, die noch nicht angekommen sind",
  videoUploaded: "Die gesendeten Teile zusammensetzen, prüfen und übernehmen",
} as const;
