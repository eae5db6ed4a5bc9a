import { expect, it } from "vitest";
import { type Format, enterEdit, formatEdit } from "./markdown-edit";

/** The text with the selection between `[` and `]`, before and after the format. */
function formatted(marked: string, format: Format): string {
  const from = marked.indexOf("«");
  const to = marked.indexOf("»") - 1;
  const text = marked.replace(/[«»]/g, "");
  const edit = formatEdit({ text, from, to, format });
  return shown({ text, edit });
}

function shown({ text, edit }: { text: string; edit: ReturnType<typeof formatEdit> }): string {
  const changed = text.slice(0, edit.from) + edit.insert + text.slice(edit.to);
  const { from, to } = edit.select;
  return `${changed.slice(0, from)}«${changed.slice(from, to)}»${changed.slice(to)}`;
}

it.each<[Format, string, string]>([
  ["bold", "Sehr «gut» heute", "Sehr **«gut»** heute"],
  ["bold", "Sehr **«gut»** heute", "Sehr «gut» heute"],
  ["bold", "Sehr« gut »heute", "Sehr **«gut»** heute"],
  ["italic", "Sehr **«gut»**", "Sehr ***«gut»***"],
  ["italic", "Sehr *«gut»*", "Sehr «gut»"],
  ["heading", "Erste\nÜber«schrift»\nText", "Erste\n## Überschrift«»\nText"],
  ["heading", "## Über«schrift»", "Überschrift«»"],
  ["subheading", "## Über«schrift»", "### Überschrift«»"],
  ["list", "«eins\nzwei»", "- eins\n- zwei«»"],
  ["numbers", "«- eins\n- zwei»", "1. eins\n2. zwei«»"],
  ["numbers", "«1. eins\n2. zwei»", "eins\nzwei«»"],
  ["quote", "«Zitat»", "> Zitat«»"],
  ["link", "Zur «Karte»", "Zur [Karte](«https://»)"],
  ["link", "Siehe «https://example.test/a»", "Siehe [«»](https://example.test/a)"],
])("%s: %s", (format, before, after) => {
  expect(formatted(before, format)).toBe(after);
});

it("goes on with a list on Enter, and ends it after an empty entry", () => {
  const enter = (text: string) => {
    const edit = enterEdit({ text, from: text.length, to: text.length });
    return edit && shown({ text, edit });
  };
  expect(enter("- eins")).toBe("- eins\n- «»");
  expect(enter("  3. drei")).toBe("  3. drei\n  4. «»");
  expect(enter("- eins\n- ")).toBe("- eins\n«»");
  expect(enter("Text")).toBeNull();
});
