export const PASSWORD_MESSAGES = {
  tooFewDifferent: (least: number): string =>
    `Dieses Passwort ist zu leicht zu erraten: Es besteht aus weniger als ${least} verschiedenen Zeichen.`,
  repeated: "Dieses Passwort ist zu leicht zu erraten: Es wiederholt nur eine kurze Zeichenfolge.",
  sequence: "Dieses Passwort ist zu leicht zu erraten: Es besteht fast nur aus aufeinanderfolgenden Zeichen.",
  common: "Dieses Passwort ist zu leicht zu erraten: Es ist eines der häufigsten.",
  name: "Dieses Passwort ist zu leicht zu erraten: Es enthält den Benutzernamen.",
  old: "Das bisherige Passwort ist nicht richtig.",
  same: "Das neue Passwort muss sich vom bisherigen unterscheiden.",
  own: "Ihr eigenes Passwort ändern Sie im Benutzermenü unter „Passwort ändern“. Dort wird auch das bisherige verlangt.",
} as const;

/** Sequences that attackers try first: the alphabet, the digits, and the rows of German and English keyboards. */
export const KEY_ROWS = [
  "abcdefghijklmnopqrstuvwxyz",
  "01234567890",
  "qwertzuiopü",
  "qwertyuiop",
  "asdfghjklöä",
  "yxcvbnm",
  "zxcvbnm",
];
/** Words that many passwords consist of. */
export const COMMON_WORDS = [
  "passwort",
  "password",
  "kennwort",
  "geheim",
  "hallo",
  "willkommen",
  "welcome",
  "administrator",
  "admin",
  "schatz",
  "iloveyou",
  "letmein",
  "sommer",
  "winter",
];
