/** The names of public holidays. */
export const HOLIDAY_NAMES = {
  newYear: "Neujahr",
  epiphany: "Heilige Drei Könige",
  womensDay: "Frauentag",
  goodFriday: "Karfreitag",
  easterSunday: "Ostersonntag",
  easterMonday: "Ostermontag",
  labourDay: "Tag der Arbeit",
  liberationDay: "Tag der Befreiung",
  ascension: "Christi Himmelfahrt",
  whitSunday: "Pfingstsonntag",
  whitMonday: "Pfingstmontag",
  corpusChristi: "Fronleichnam",
  uprisingDay: "Jahrestag des 17. Juni 1953",
  peaceFestival: "Augsburger Friedensfest",
  assumption: "Mariä Himmelfahrt",
  childrensDay: "Weltkindertag",
  germanUnity: "Tag der Deutschen Einheit",
  nationalDay: "Nationalfeiertag",
  reformation: "Reformationstag",
  allSaints: "Allerheiligen",
  repentance: "Buß- und Bettag",
  immaculateConception: "Mariä Empfängnis",
  christmasDay: "1. Weihnachtstag",
  secondChristmasDay: "2. Weihnachtstag",
} as const;

/** What Austria calls otherwise. */
export const AUSTRIAN_HOLIDAY_NAMES = {
  labourDay: "Staatsfeiertag",
  christmasDay: "Weihnachten",
  secondChristmasDay: "Stephanstag",
} as const;
