import { COMMON_WORDS, KEY_ROWS, PASSWORD_MESSAGES } from "./password.texts";

/**
 * Rules for new passwords, in the browser and on the server. A password must be long and hard to guess; it needs no
 * particular kinds of characters.
 */
export const PASSWORD_LENGTH = { least: 10, most: 200 } as const;

const LEAST_DIFFERENT = 5;
/** The fewest characters that must remain after everything easy to guess was removed. */
const LEAST_OWN = 4;
/** Parts of a name shorter than this are ignored, since they occur by chance. */
const LEAST_NAME = 4;
/** The length from which consecutive characters (such as `abcd` or `qwer`) are treated as one. */
const LEAST_RUN = 4;

const RUNS = KEY_ROWS.flatMap((row) => [row, [...row].reverse().join("")]);

/** Why a password is too easy to guess, in German; null when it is not. Its length is checked elsewhere. */
export function passwordFault({ password, username = "" }: { password: string; username?: string }): string | null {
  const text = password.normalize("NFKC").toLowerCase();
  if (new Set(text).size < LEAST_DIFFERENT) return PASSWORD_MESSAGES.tooFewDifferent(LEAST_DIFFERENT);
  if (isNamed({ text, username })) return PASSWORD_MESSAGES.name;
  if (isRepetition(text)) return PASSWORD_MESSAGES.repeated;
  const own = withoutRuns(text);
  if (own.length < LEAST_OWN) return PASSWORD_MESSAGES.sequence;
  return lettersOf(withoutCommon(own)) < LEAST_OWN && withoutCommon(own) !== own ? PASSWORD_MESSAGES.common : null;
}

/** Whether the password contains the username: all of it or the part before the @, exactly or by its letters alone. */
function isNamed({ text, username }: { text: string; username: string }): boolean {
  const name = username.normalize("NFKC").trim().toLowerCase();
  const names = [name, name.split("@")[0] ?? ""];
  const has = (all: string, part: string): boolean => part.length >= LEAST_NAME && all.includes(part);
  return names.some((part) => has(text, part) || has(onlyLetters(text), onlyLetters(part)));
}

/** Whether the password repeats the same few characters; the last repetition may be incomplete. */
function isRepetition(text: string): boolean {
  return Array.from(
    { length: Math.min(PASSWORD_LENGTH.least - 1, Math.floor(text.length / 2)) },
    (_, index) => index + 1,
  ).some((period) => text.slice(period) === text.slice(0, -period));
}

/** The text without sequences of the alphabet, of digits or of a keyboard row, forwards or backwards. */
function withoutRuns(text: string): string {
  let own = "";
  for (let at = 0; at < text.length;) {
    const length = runAt({ text, at });
    if (length < LEAST_RUN) own += text[at];
    at += length < LEAST_RUN ? 1 : length;
  }
  return own;
}

function runAt({ text, at }: { text: string; at: number }): number {
  return Math.max(
    ...RUNS.map((row) => {
      const start = row.indexOf(text[at] ?? "");
      let length = start < 0 ? 0 : 1;
      while (start >= 0 && at + length < text.length && row[start + length] === text[at + length]) length += 1;
      return length;
    }),
  );
}

function withoutCommon(text: string): string {
  return COMMON_WORDS.reduce((rest, word) => rest.replaceAll(word, ""), text);
}

/** The number of letters: digits and signs after a common word do not make it another word. */
function lettersOf(text: string): number {
  return onlyLetters(text).length;
}

function onlyLetters(text: string): string {
  return text.replace(/[^\p{L}]/gu, "");
}
