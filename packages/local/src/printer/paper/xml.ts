/** One element of an XML document. The text stands between its children, at the place where it was. */
export interface XmlElement {
  name: string;
  attributes: Readonly<Record<string, string>>;
  content: (XmlElement | string)[];
}

const TOKEN =
  /<\?[^]*?\?>|<!--[^]*?-->|<(\/?)([\w.:-]+)((?:\s+[\w.:-]+\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*(\/?)>|[^<]+/gy;
const ATTRIBUTE = /([\w.:-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;
const ENTITIES: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" };

/** The root of a document without a document type; null if it is not well-formed. */
export function parseXml(text: string): XmlElement | null {
  const root: XmlElement = { name: "", attributes: {}, content: [] };
  const open = [root];
  let at = 0;
  for (const match of text.matchAll(TOKEN)) {
    at += match[0].length;
    const [token, end, name, attributes = "", isEmpty] = match;
    const parent = open.at(-1);
    if (!parent) return null;
    if (name === undefined) {
      const words = token.startsWith("<") ? "" : unescaped(token);
      if (words === null || (parent === root && words.trim() !== "")) return null;
      parent.content.push(words);
    } else if (end) {
      if (parent === root || open.pop()?.name !== name) return null;
    } else {
      const element: XmlElement = { name, attributes: attributesOf(attributes), content: [] };
      parent.content.push(element);
      if (!isEmpty) open.push(element);
    }
  }
  const elements = childrenOf(root);
  return at === text.length && open.length === 1 && elements.length === 1 ? (elements[0] ?? null) : null;
}

export function childrenOf({ content }: XmlElement): XmlElement[] {
  return content.filter((one) => typeof one === "object");
}

export function textOf({ content }: XmlElement): string {
  return content.map((one) => (typeof one === "string" ? one : textOf(one))).join("");
}

/** The first element of this name inside, at any depth. */
export function findElement(element: XmlElement, name: string): XmlElement | null {
  for (const child of childrenOf(element)) {
    const found = child.name === name ? child : findElement(child, name);
    if (found) return found;
  }
  return null;
}

export function escapeXml(text: string): string {
  return text.replace(/[&<>"]/g, (letter) => `&#${letter.charCodeAt(0)};`);
}

function attributesOf(text: string): Record<string, string> {
  return Object.fromEntries(
    [...text.matchAll(ATTRIBUTE)].map(([, name = "", double, single]) => [
      name,
      unescaped(double ?? single ?? "") ?? "",
    ]),
  );
}

/** Null for an entity that XML does not know, or a character that it does not allow. */
function unescaped(text: string): string | null {
  let isBroken = /[\0-\x08\x0b\x0c\x0e-\x1f]/.test(text);
  const result = text.replace(/&(#x[\da-f]+|#\d+|\w+)?;?/gi, (all, name: string | undefined) => {
    if (name === undefined || !all.endsWith(";")) isBroken = true;
    const code = name?.startsWith("#") ? Number(name.replace(/^#x/i, "0x").replace("#", "")) : null;
    const letter = code === null ? ENTITIES[name ?? ""] : String.fromCodePoint(code);
    if (letter === undefined) isBroken = true;
    return letter ?? "";
  });
  return isBroken ? null : result;
}
