import { Parser } from "htmlparser2";
import { refusal } from "../refusal";

const LONGEST = 2_000_000;
const MOST_ELEMENTS = 20_000;
const DEEPEST = 200;
const LONGEST_STYLE = 100_000;
const MOST_RULES = 1000;
/** Of a selector, such as `g .line path`. */
const MOST_STEPS = 3;
/** Each selector is compared with each element. */
const MOST_COMPARISONS = 500_000;
const MOST_ATTRIBUTES = { ofElement: 200, inAll: 200_000 };
/** What is drawn when every reference is followed. */
const MOST_DRAWN = 100_000;

interface Part {
  id: string | undefined;
  parts: Part[];
  references: string[];
}

/**
 * Refuses what takes long to read, or to draw: a drawing may refer to a part that refers to another one twice, and so
 * on, and must never refer to a part that contains the reference.
 */
export function checkEffort(text: string): void {
  if (text.length > LONGEST) throw refusal({ reason: "drawingTooLarge" });
  const { root, ids, style, count } = partsOf(text);
  checkStyle({ style, count });
  const known = new Map<Part, number>();
  const drawn = (part: Part): number => {
    const before = known.get(part);
    if (before !== undefined) return before;
    // While it is counted, so that a circle is never below the bound.
    known.set(part, Infinity);
    const targets = part.references.flatMap((id) => ids.get(id) ?? []);
    const sum = [...part.parts, ...targets].reduce((total, one) => total + drawn(one), 1);
    known.set(part, sum);
    return sum;
  };
  if (drawn(root) > MOST_DRAWN) throw refusal({ reason: "drawingTooLarge" });
}

function partsOf(text: string): { root: Part; ids: Map<string, Part>; style: string; count: number } {
  const root: Part = { id: undefined, parts: [], references: [] };
  const open = [root];
  const ids = new Map<string, Part>();
  let [count, attributeCount, style, isStyle] = [0, 0, "", false];
  const parser = new Parser(
    {
      onopentag: (name, attributes) => {
        count += 1;
        const own = Object.keys(attributes).length;
        attributeCount += own;
        if (own > MOST_ATTRIBUTES.ofElement || attributeCount > MOST_ATTRIBUTES.inAll)
          throw refusal({ reason: "drawingTooLarge" });
        if (count > MOST_ELEMENTS || open.length > DEEPEST) throw refusal({ reason: "drawingTooLarge" });
        isStyle = name.endsWith("style");
        const part = { id: attributes["id"], parts: [], references: Object.values(attributes).flatMap(referencesIn) };
        if (part.id !== undefined && !ids.has(part.id)) ids.set(part.id, part);
        open.at(-1)?.parts.push(part);
        open.push(part);
      },
      ontext: (data) => {
        if (isStyle) style += data;
      },
      onclosetag: () => {
        isStyle = false;
        open.pop();
      },
    },
    { xmlMode: true },
  );
  parser.end(text);
  return { root, ids, style, count };
}

function referencesIn(value: string): string[] {
  if (value.startsWith("#")) return [value.slice(1).trim()];
  return [...value.slice(0, 10_000).matchAll(/url\(\s*["']?#([\w.:-]{1,200})/g)].flatMap(([, id]) => id ?? []);
}

function checkStyle({ style, count }: { style: string; count: number }): void {
  const blocks = style.split("{");
  const selectors = blocks.slice(0, -1).flatMap((block) => (block.split("}").at(-1) ?? "").split(","));
  const isLong = (selector: string): boolean =>
    !selector.includes("@") && (selector.includes("(") || selector.trim().split(/[\s>+~]+/).length > MOST_STEPS);
  const isTooMuch = style.length > LONGEST_STYLE || selectors.length > MOST_RULES;
  if (isTooMuch || selectors.length * count > MOST_COMPARISONS || selectors.some(isLong))
    throw refusal({ reason: "drawingTooLarge" });
}
