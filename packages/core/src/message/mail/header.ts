/** The bytes of a name that fit into one encoded word, which is at most 75 characters with its frame and base64. */
const WORD_BYTES = 42;
const SUBJECT_LENGTH = 150;

/** The text on one line, so that it cannot start another header. */
export function headerLine(text: string): string {
  const line = text
    .replace(/[\u0000-\u001f\u007f\u0085\u2028\u2029]+/g, " ")
    .replace(/\s+/g, " ")
    .trim();
  return [...line].length > SUBJECT_LENGTH ? `${[...line].slice(0, SUBJECT_LENGTH - 1).join("")}…` : line;
}

/** `"Name" <address>`. A name with non-ASCII letters is encoded (RFC 2047). */
export function mailbox({ name, address }: { name: string; address: string }): string {
  const line = headerLine(name);
  if (line === "") return address;
  if (/^[\x20-\x7e]*$/.test(line)) return `"${line.replace(/["\\]/g, "\\$&")}" <${address}>`;
  return `${encodedWords(line).join(" ")} <${address}>`;
}

function encodedWords(text: string): string[] {
  const words: string[] = [""];
  for (const character of text) {
    const word = words.at(-1) ?? "";
    if (Buffer.byteLength(word + character) > WORD_BYTES) words.push(character);
    else words[words.length - 1] = word + character;
  }
  return words.map((word) => `=?UTF-8?B?${Buffer.from(word).toString("base64")}?=`);
}
