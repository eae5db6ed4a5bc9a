/** The titles of queues and schedules on the page about the services of one machine. */
export const EVENT_TITLES = {
  mail: "E-Mails senden",
  sms: "SMS senden",
  begin: "Stationen mitteilen, dass Bestellungen zu beginnen sind",
  push: "Push-Nachrichten an Geräte senden",
  bulk: "Viele Einträge ändern und löschen",
  import: "Einträge aus Tabellen einlesen",
  export: "Einträge in Dateien schreiben",
  plan: "Geplante Änderungen ausführen",
  erasure: "Personen löschen",
  pictures: "Bilder aus Vorlagen zeichnen",
  "reconcile-payments": "Zahlungen abgleichen, offene Rückerstattungen nachholen",
  "order-clock": "Unbeantwortete Bestellungen melden, abgelaufene Terminvorschläge beenden",
  "print-clock": "Liegen gebliebene Drucke melden und umleiten",
  "sweep-jobs": "Liegen gebliebene Hintergrundaufgaben nachholen, gesammelte Mails und SMS zusammenfassen",
  "check-statistics": "Statistik mit den Bestellungen vergleichen",
  "rebuild-snapshot": "Veröffentlichten Stand des Shops neu aufbauen, Schlüssel der Zahlungsdienste prüfen",
} as const;
