export const ACTIVE_REVERSED = "Das Ende muss nach dem Beginn liegen.";
/** Messages that only the server uses. */
export const LAST_ADMIN = "Der letzte aktive Administrator kann nicht gelöscht, deaktiviert oder herabgestuft werden.";
/** An import cannot delete users, so its message does not mention that. */
export const LAST_ADMIN_IN_IMPORT = "Der letzte aktive Administrator kann nicht deaktiviert oder herabgestuft werden.";

/** Refuses another username of one's own, which is the address of one's mails. */
export const OWN_USERNAME =
  "Ihre eigene E-Mail-Adresse ändern Sie im Benutzermenü unter „Konto und Sicherheit“. Beide Adressen bestätigen sie dort.";

/** Refuses to remove somebody whose time sheets have to be kept. */
export const CONFIRMED_TIME =
  "Von dieser Person gibt es bestätigte oder genehmigte Stundenzettel, die aufzubewahren sind (§ 26 Abs. 1 AZG, § 16 Abs. 2 ArbZG). Bitte sperren Sie die Stundenzettel und deaktivieren Sie das Konto.";
export const keptAbsences = (months: number): string =>
  `Von dieser Person gibt es genehmigte Abwesenheiten, die noch keine ${months} Monate zurückliegen und zu den Arbeitszeitaufzeichnungen gehören (§ 26 Abs. 1 AZG, § 16 Abs. 2 ArbZG). Bitte deaktivieren Sie das Konto.`;
export const LOCKED_TIME =
  "Von dieser Person gibt es gesperrte Stundenzettel, die aufzubewahren sind (§ 132 BAO). Bitte deaktivieren Sie das Konto.";
