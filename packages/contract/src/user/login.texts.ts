export const LOGIN_MESSAGES = {
  invalid: "Fehlerhafte Zugangsdaten.",
  disabled: "Der Account ist deaktiviert.",
  throttled: (minutes: number): string =>
    minutes === 1
      ? "Zu viele fehlgeschlagene Anmeldeversuche, bitte versuchen Sie es in einer Minute noch einmal."
      : `Zu viele fehlgeschlagene Anmeldeversuche, bitte versuchen Sie es in ${minutes} Minuten noch einmal.`,
} as const;
