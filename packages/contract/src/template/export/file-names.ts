/** Bytes in UTF-8. Names of files have at most 255, with the template's name and a number among them. */
const MOST_BYTES = 160;
const TEMPLATE_BYTES = 80;
/** What file systems of common computers refuse, and what nobody sees. */
const REFUSED = /[\\/:*?"<>|\p{Cc}\p{Cf}\p{Co}\p{Cn}]+/gu;

/** What people and programs call a template. */
interface NamedTemplate {
  identifier: string;
  name: string;
}

/**
 * A part of a file's name that every computer takes: letters with their umlauts, without what separates folders. Empty
 * where nothing is left.
 */
export function fileNamePart(text: string): string {
  const plain = text.normalize("NFC").replace(REFUSED, " ").replace(/\s+/g, " ").trim();
  // A name that begins or ends with a dot is hidden, or changed by some systems.
  return beginningOf(plain).replace(/^[ .]+|[ .]+$/g, "");
}

/** As much of a text as a name has room for. No character is parted. */
function beginningOf(text: string, most = MOST_BYTES): string {
  let bytes = 0;
  let end = 0;
  for (const character of text) {
    bytes += new TextEncoder().encode(character).length;
    if (bytes > most) break;
    end += character.length;
  }
  return text.slice(0, end);
}

/**
 * The names of the pictures of records, in their order: `Angebot Margherita.png`. Names that would be the same, also for
 * computers that do not tell capital letters from small ones, are numbered.
 */
export function pictureNames({
  template,
  titles,
  extension,
}: {
  template: NamedTemplate;
  /** The names of the records. */
  titles: readonly string[];
  extension: string;
}): string[] {
  const taken = new Set<string>();
  return titles.map((title) => {
    const stem = pictureStem({ template, title });
    for (let number = 1; ; number += 1) {
      const name = `${number === 1 ? stem : `${stem} (${number})`}.${extension}`;
      if (taken.has(name.toLowerCase())) continue;
      taken.add(name.toLowerCase());
      return name;
    }
  });
}

/** The beginning of the name of a record's picture, before the dot. */
export function pictureStem({ template, title }: { template: NamedTemplate; title: string }): string {
  // A picture without a record has the name of the template itself.
  return [...new Set([templateStem(template), fileNamePart(title)])].filter((part) => part !== "").join(" ");
}

/** The name of a template in those of its files; its identifier where a name has nothing that a file may be called. */
export function templateStem({ identifier, name }: NamedTemplate): string {
  return beginningOf(fileNamePart(name), TEMPLATE_BYTES).trimEnd() || identifier;
}
