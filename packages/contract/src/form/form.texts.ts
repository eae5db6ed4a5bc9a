export const FORM_MESSAGES = {
  notDelivered: "Ihre Nachricht kann derzeit nicht zugestellt werden. Bitte rufen Sie uns an.",
  awaitingPayment: "Diese Bestellung ist noch nicht bezahlt.",
  branchWithoutMail: "Für diese Filiale ist keine E-Mail-Adresse hinterlegt.",
  branchWithoutPhone:
    "Für diese Filiale ist keine Telefonnummer im Format +43 660 1234567 hinterlegt, oder SMS sind nicht " +
    "eingeschaltet.",
  branchSmsCapReached: (limit: number): string =>
    `Die Filiale hat in den letzten 24 Stunden schon ${limit} SMS erhalten, mehr sind nicht vorgesehen. Bitte ` +
    "verwenden Sie die E-Mail.",
  smsCapReached: (limit: number): string =>
    `Zu dieser Bestellung wurden der Filiale schon ${limit} SMS gesendet, mehr sind nicht vorgesehen. Bitte ` +
    "verwenden Sie die E-Mail.",
} as const;
