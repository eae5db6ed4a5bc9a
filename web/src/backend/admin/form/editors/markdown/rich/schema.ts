import { type NodeSpec, Schema } from "prosemirror-model";
import { tableNodes } from "prosemirror-tables";

/** What a text of the shop can consist of, as far as the editor can show and write it: all of Markdown without HTML. */
const nodes = {
  doc: { content: "block+" },
  paragraph: { content: "inline*", group: "block", parseDOM: [{ tag: "p" }], toDOM: () => ["p", 0] },
  heading: {
    content: "inline*",
    group: "block",
    defining: true,
    attrs: { level: { default: 2, validate: "number" } },
    parseDOM: [1, 2, 3, 4, 5, 6].map((level) => ({ tag: `h${level}`, attrs: { level } })),
    toDOM: ({ attrs }) => [`h${String(attrs.level)}`, 0],
  },
  blockquote: {
    content: "block+",
    group: "block",
    defining: true,
    parseDOM: [{ tag: "blockquote" }],
    toDOM: () => ["blockquote", 0],
  },
  code_block: {
    content: "text*",
    marks: "",
    group: "block",
    code: true,
    defining: true,
    attrs: { language: { default: "", validate: "string" } },
    parseDOM: [{ tag: "pre", preserveWhitespace: "full" }],
    toDOM: () => ["pre", ["code", 0]],
  },
  horizontal_rule: { group: "block", parseDOM: [{ tag: "hr" }], toDOM: () => ["hr"] },
  bullet_list: {
    content: "list_item+",
    group: "block",
    attrs: { isLoose: { default: false, validate: "boolean" } },
    parseDOM: [{ tag: "ul" }],
    toDOM: () => ["ul", 0],
  },
  ordered_list: {
    content: "list_item+",
    group: "block",
    attrs: { isLoose: { default: false, validate: "boolean" }, start: { default: 1, validate: "number" } },
    parseDOM: [{ tag: "ol", getAttrs: (element) => ({ start: Number(element.getAttribute("start") ?? 1) || 1 }) }],
    toDOM: ({ attrs }) => ["ol", attrs.start === 1 ? {} : { start: String(attrs.start) }, 0],
  },
  list_item: { content: "paragraph block*", defining: true, parseDOM: [{ tag: "li" }], toDOM: () => ["li", 0] },
  ...tableNodes({
    tableGroup: "block",
    cellContent: "paragraph",
    cellAttributes: {
      align: {
        default: null,
        getFromDOM: (cell) => cell.style.textAlign || cell.getAttribute("align"),
        setDOMAttr: (align, attrs) => {
          if (typeof align === "string") attrs.style = `text-align: ${align}`;
        },
      },
    },
  }),
  text: { group: "inline" },
  hard_break: { inline: true, group: "inline", selectable: false, parseDOM: [{ tag: "br" }], toDOM: () => ["br"] },
  image: {
    inline: true,
    group: "inline",
    draggable: true,
    attrs: { src: { validate: "string" }, alt: { default: "" }, title: { default: "" } },
    parseDOM: [
      {
        tag: "img[src]",
        getAttrs: (element) => ({
          src: element.getAttribute("src") ?? "",
          alt: element.getAttribute("alt") ?? "",
          title: element.getAttribute("title") ?? "",
        }),
      },
    ],
    toDOM: ({ attrs }) => ["img", { src: String(attrs.src), alt: String(attrs.alt) }],
  },
} satisfies Record<string, NodeSpec>;

export const schema = new Schema({
  nodes,
  marks: {
    link: {
      inclusive: false,
      attrs: { href: { validate: "string" }, title: { default: "" } },
      parseDOM: [
        {
          tag: "a[href]",
          getAttrs: (element) => ({
            href: element.getAttribute("href") ?? "",
            title: element.getAttribute("title") ?? "",
          }),
        },
      ],
      toDOM: ({ attrs }) => ["a", { href: String(attrs.href) }, 0],
    },
    strong: {
      parseDOM: [
        { tag: "strong" },
        // Word processors wrap whole pages into a <b> that is not bold.
        { tag: "b", getAttrs: (element) => element.style.fontWeight !== "normal" && null },
        { style: "font-weight", getAttrs: (value) => /^(?:bold(?:er)?|[6-9]\d\d)$/.test(value) && null },
      ],
      toDOM: () => ["strong", 0],
    },
    em: {
      parseDOM: [{ tag: "em" }, { tag: "i" }, { style: "font-style=italic" }],
      toDOM: () => ["em", 0],
    },
    strike: { parseDOM: [{ tag: "s" }, { tag: "del" }, { tag: "strike" }], toDOM: () => ["del", 0] },
    code: { excludes: "", parseDOM: [{ tag: "code" }], toDOM: () => ["code", 0] },
  },
});
