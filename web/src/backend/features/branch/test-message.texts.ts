export const TEST_MESSAGE_TEXTS = {
  title: "Testnachricht senden",
  explanation:
    "Geht an die Adresse oder Nummer, unter der die Filiale von Bestellungen erfährt, so wie sie gespeichert ist.",
  channel: "Weg",
  channels: { mail: "E-Mail", sms: "SMS" },
  send: "Senden",
  sendAgain: "Noch eine senden",
  sending: "Wird gesendet …",
  failed: "Die Testnachricht konnte nicht gesendet werden.",
  progressFailed: "Wie es um die Testnachricht steht, konnte nicht geladen werden. Gesendet wird sie trotzdem.",
} as const;
