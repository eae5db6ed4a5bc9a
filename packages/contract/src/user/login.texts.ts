export const LOGIN_MESSAGES = {
  invalid: "Fehlerhafte Zugangsdaten.",
  expired: "Der Account ist abgelaufen.",
  disabled: "Der Account ist deaktiviert.",
  locked: "Der Account ist gesperrt.",
  link: "Ungültiger oder abgelaufener Anmelde-Link.",
  codeRequired: "Bitte geben Sie den Code aus Ihrer Authenticator-App oder einen Wiederherstellungscode ein.",
  codeWrong: "Dieser Code ist nicht richtig oder schon verwendet worden.",
  passkeyRequired:
    "Ihre Rolle verlangt einen zweiten Faktor. Bitte melden Sie sich mit dem Passkey an, den Sie eingerichtet haben.",
  throttled: (minutes: number): string =>
    minutes === 1
      ? "Zu viele fehlgeschlagene Anmeldeversuche, bitte versuchen Sie es in einer Minute noch einmal."
      : `Zu viele fehlgeschlagene Anmeldeversuche, bitte versuchen Sie es in ${minutes} Minuten noch einmal.`,
} as const;
