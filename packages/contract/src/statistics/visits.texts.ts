/** What has to stand beside each figure about visitors. */
export const VISITS_TEXTS = {
  consentOnly: "Gezählt werden nur Besuche, bei denen den Cookies zugestimmt wurde. Auch der Trichter zeigt nur diese.",
  dayVisitors: "Tagesbesucher",
  dayVisitorsExplained:
    "Besucher werden nur innerhalb eines Tages wiedererkannt. Wer an drei Tagen kommt, zählt als drei Tagesbesucher.",
  branchesAndShop:
    "Die Summe der Filialen ergibt nicht den Shop: Wer zwei Filialen besucht, zählt in jeder, im Shop aber nur einmal. Auch Seiten ohne Filiale zählen nur im Shop.",
  otherPages: "Andere Seiten",
  earlierDays: "Ältere Tage wurden nach Weltzeit (UTC) gezählt, ohne Uhrzeit und ohne Besucher.",
} as const;
