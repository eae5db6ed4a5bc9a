/** What people read or hear of an element: its attributes, and properties of the same names. */
const SPOKEN = new RegExp(
  `^(${[
    "aria-(label|description|roledescription|valuetext)",
    "alt|(close)?[lL]abel|caption|description|hint|legend|placeholder|text|title",
  ].join("|")})$`,
);
const LETTER = /\p{L}/u;
const GERMAN_LETTER = /[äöüÄÖÜß„“]/;
/** Two words or more, the first of them with a capital letter. */
const PHRASE = /^\s*\p{Lu}[\p{L}\p{N}-]*[,:]?\s+(\S+\s+)*\p{L}/u;
/** Errors, and the failures that a command ends with. */
const ERROR = /(Error|Failure)$/;
/** Of a page that a server writes: what is not shown, and the attributes that are read out. */
const MARKUP = /<style>[^]*?<\/style>|<[^>]*>|&#?\w+;/g;
const SPOKEN_IN_MARKUP = /\s(?:aria-label|alt|placeholder|title)="([^"]*)"/g;

/**
 * Texts for people stand in the domain's `*.texts.ts`, where they are found and read together. What is said in place is
 * told: text between tags (of a component or of a page that a server writes with `html`), attributes that are read out,
 * and wherever else a literal has letters that only German has or reads like a phrase. Messages of errors are for
 * developers and stay where they are thrown.
 * @type {import("eslint").Rule.RuleModule}
 */
export const inlineTextRule = {
  meta: {
    type: "problem",
    schema: [],
    messages: { inline: "Texts for people stand in the domain's *.texts.ts, not in place: {{text}}" },
  },
  create(context) {
    const told = new Set();
    const report = (/** @type {any} */ node, /** @type {string} */ text) => {
      if (told.has(node)) return;
      told.add(node);
      context.report({ node, messageId: "inline", data: { text: text.trim() } });
    };
    /** Every literal that the value may turn out to be. */
    const shown = (/** @type {any} */ value) => {
      for (const { node, text } of literalsOf(value)) if (LETTER.test(text)) report(node, text);
    };
    const anywhere = (/** @type {any} */ node, /** @type {string} */ text) => {
      if ((GERMAN_LETTER.test(text) || PHRASE.test(text)) && !isForDevelopers(node)) report(node, text);
    };
    return {
      JSXText: (/** @type {any} */ node) => LETTER.test(node.value) && report(node, node.value),
      "JSXElement > JSXExpressionContainer": (/** @type {any} */ node) => shown(node.expression),
      "JSXFragment > JSXExpressionContainer": (/** @type {any} */ node) => shown(node.expression),
      JSXAttribute: (/** @type {any} */ node) => {
        if (SPOKEN.test(node.name.name)) shown(node.value?.expression ?? node.value);
      },
      Property: (/** @type {any} */ node) => {
        if (!node.computed && SPOKEN.test(node.key.name ?? node.key.value)) shown(node.value);
      },
      "TaggedTemplateExpression[tag.name='html']": (/** @type {any} */ node) => {
        for (const quasi of node.quasi.quasis) told.add(quasi);
        const text = wordsOfMarkup(node.quasi.quasis.map((/** @type {any} */ { value }) => value.cooked ?? ""));
        if (text !== "") report(node, text);
      },
      Literal: (/** @type {any} */ node) => typeof node.value === "string" && anywhere(node, node.value),
      TemplateElement: (/** @type {any} */ node) => anywhere(node, node.value.cooked ?? ""),
    };
  },
};

/**
 * What a page says by itself, without what is put into it. A value may stand within a tag, so tags are looked for in
 * the whole; a digit stands for each value, since it is no letter and ends no tag.
 * @param {string[]} parts
 */
function wordsOfMarkup(parts) {
  const markup = parts.join("0");
  const spoken = [...markup.matchAll(SPOKEN_IN_MARKUP)].map(([, value = ""]) => value);
  const shown = markup.replaceAll(MARKUP, "\n").split("\n");
  return [...shown, ...spoken]
    .map((text) => text.trim())
    .filter((text) => LETTER.test(text))
    .join(" / ");
}

/**
 * The literals among which a value is chosen or from which it is put together.
 * @param {any} value @returns {{ node: any, text: string }[]}
 */
function literalsOf(value) {
  switch (value?.type) {
    case "Literal":
      return typeof value.value === "string" ? [{ node: value, text: value.value }] : [];
    case "TemplateLiteral":
      return [
        ...value.quasis.map((/** @type {any} */ node) => ({ node, text: node.value.cooked ?? "" })),
        ...value.expressions.flatMap(literalsOf),
      ];
    case "ConditionalExpression":
      return [value.consequent, value.alternate].flatMap(literalsOf);
    case "LogicalExpression":
    case "BinaryExpression":
      return value.operator === "===" || value.operator === "!==" ? [] : [value.left, value.right].flatMap(literalsOf);
    default:
      return [];
  }
}

/**
 * Names of properties, types, addresses of modules, and what an error says.
 * @param {any} node
 */
function isForDevelopers(node) {
  const { parent } = node;
  if (parent.type === "Property") return parent.key === node && !parent.computed;
  if (/^(TSLiteralType|Import|Export)/.test(parent.type)) return true;
  const thrown = parent.type === "TemplateLiteral" ? parent.parent : parent;
  return thrown.type === "NewExpression" && ERROR.test(thrown.callee.name);
}
