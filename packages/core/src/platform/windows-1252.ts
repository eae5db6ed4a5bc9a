const BYTES = 256;
let codes: ReadonlyMap<string, number> | undefined;

/** The text in Windows-1252, as programs for bookkeeping read it. A character that it does not have becomes `?`. */
export function windows1252(text: string): Uint8Array {
  codes ??= new Map([...decoded()].map((character, code) => [character, code]));
  const known = codes;
  return Uint8Array.from([...text], (character) => known.get(character) ?? QUESTION_MARK);
}

const QUESTION_MARK = 63;

/** All characters of the code page in the order of their bytes. */
function decoded(): string {
  return new TextDecoder("windows-1252").decode(Uint8Array.from({ length: BYTES }, (_, code) => code));
}
