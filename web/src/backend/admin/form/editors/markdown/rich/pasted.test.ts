// @vitest-environment happy-dom
import { DOMParser as DocumentParser } from "prosemirror-model";
import { expect, test } from "vitest";
import { cleanHtml, pastedText } from "./pasted";
import { schema } from "./schema";
import { writeMarkdown } from "./write-markdown";

/** The Markdown of what a paste of this HTML leaves in an empty text. */
function pasted(html: string): string {
  const page = document.createElement("div");
  page.innerHTML = cleanHtml(html);
  return writeMarkdown(DocumentParser.fromSchema(schema).parse(page));
}

test("headings, bold and italic text, links and tables of web pages", () => {
  expect(
    pasted(
      `<meta charset="utf-8"><b style="font-weight:normal" id="docs-internal-guid-1">` +
        `<h2 style="color:red">Öffnung</h2>` +
        `<p><span style="font-weight:700">Fett</span>, <i>kursiv</i> <a href="https://a.example" onclick="x()">Link</a> ` +
        `<a href="javascript:alert(1)">böse</a><img src="data:image/png;base64,AAAA"></p>` +
        `<table><tbody><tr><td colspan="1">A</td><td>B</td></tr><tr><td>1</td><td>2</td></tr></tbody></table></b>` +
        `<script>alert(1)</script>`,
    ),
  ).toBe("## Öffnung\n\n**Fett**, *kursiv* [Link](https://a.example) böse\n\n| A | B |\n| --- | --- |\n| 1 | 2 |");
});

test("lists of Word, which are paragraphs with drawn marks", () => {
  const item = ({ level, mark, text }: { level: number; mark: string; text: string }) =>
    `<p class=MsoListParagraph style='text-indent:-18.0pt;mso-list:l0 level${level} lfo1'>` +
    `<span style='mso-list:Ignore'>${mark}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span>` +
    `${text}<o:p></o:p></p>`;
  expect(
    pasted(
      `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style>p {color: red}</style></head><body>` +
        `<p class=MsoNormal>Wir haben<o:p>&nbsp;</o:p></p>` +
        item({ level: 1, mark: "·", text: "Pizza" }) +
        item({ level: 2, mark: "o", text: "scharf" }) +
        item({ level: 1, mark: "·", text: "<b>Pasta</b>" }) +
        `<p class=MsoNormal>und zwar</p>` +
        item({ level: 1, mark: "1.", text: "jetzt" }) +
        item({ level: 1, mark: "2.", text: "später" }) +
        `</body></html>`,
    ),
  ).toBe("Wir haben\n\n- Pizza\n  - scharf\n- **Pasta**\n\nund zwar\n\n1. jetzt\n2. später");
});

test("plain text is read as Markdown, or as its lines if that is wanted or would lose something", () => {
  const blocks = (of: { text: string; isPlain: boolean }) =>
    writeMarkdown(schema.topNodeType.create(null, pastedText(of).content));
  expect(blocks({ text: "# Titel\r\n\r\n- a\r\n- b", isPlain: false })).toBe("# Titel\n\n- a\n- b");
  expect(blocks({ text: "- a\n- b", isPlain: true })).toBe("\\- a\n\n\\- b");
  expect(blocks({ text: "a <u>b</u>", isPlain: false })).toBe("a \\<u>b\\</u>");
});
