/**
 * The bytes of a base64 text. Its length is checked first, and no expression runs over it:
 * files are some megabytes long.
 * @returns "tooLarge" for more bytes than the limit, "malformed" for text of other characters.
 */
export function base64Bytes({ text, limit }: { text: string; limit: number }): Buffer | "tooLarge" | "malformed" {
  const characters = text.replace(/={1,2}$/, "").length;
  const bytes = Math.floor((characters * 3) / 4);
  if (bytes > limit) return "tooLarge";
  // Of the URL-safe alphabet, which Node would decode too.
  if (characters % 4 === 1 || text.includes("-") || text.includes("_")) return "malformed";
  const body = Buffer.from(text, "base64");
  // Other characters are skipped, so fewer bytes come out.
  return body.byteLength === bytes ? body : "malformed";
}
