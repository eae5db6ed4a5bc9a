const inTime = (minutes: number): string => {
  if (minutes === 1) return "in einer Minute";
  return minutes <= 90 ? `in ${minutes} Minuten` : `in ${Math.ceil(minutes / 60)} Stunden`;
};
const again = (minutes: number): string =>
  `Bitte versuchen Sie es ${inTime(minutes)} noch einmal oder rufen Sie uns an.`;

/** For orders, by what there were too many from. */
export const LIMIT_MESSAGES = {
  address: (minutes: number): string =>
    `Von diesem Internetanschluss kamen gerade sehr viele Bestellungen. ${again(minutes)}`,
  email: (minutes: number): string =>
    `Mit dieser E-Mail-Adresse wurde in letzter Zeit schon sehr oft bestellt. ${again(minutes)}`,
  phone: (minutes: number): string =>
    `Mit dieser Telefonnummer wurde in letzter Zeit schon sehr oft bestellt. ${again(minutes)}`,
} as const;

/** For any other limit. A constant of its own, so that a function bundles only what it says. */
export const limitExceeded = (minutes: number): string =>
  minutes === 1
    ? "Zu viele Anfragen, bitte versuchen Sie es in einer Minute noch einmal."
    : `Zu viele Anfragen, bitte versuchen Sie es in ${minutes} Minuten noch einmal.`;
