/** What people read or hear of an element: its attributes, and properties of the same names. */
const SPOKEN = new RegExp(
  `^(${[
    "aria-(label|description|roledescription|valuetext)",
    "alt|(close)?[lL]abel|caption|description|hint|legend|many|one|placeholder|summary|text|title",
  ].join("|")})$`,
);
const LETTER = /\p{L}/u;
const GERMAN_LETTER = /[äöüÄÖÜß„“]/;
/** Two words or more, the first of them with a capital letter. */
const PHRASE = /^\s*\p{Lu}[\p{L}\p{N}-]*[,:]?\s+(\S+\s+)*\p{L}/u;
/** Errors, and the failures that a command ends with. An `AppError` speaks to people. */
const FAILURE = /(?<!^App)(Error|Failure)$/;
const TAG = /<\/?[a-z][^<>]*>/i;
/** Of a page that a server writes: what is not shown, also a tag that another literal begins or ends. */
const MARKUP = new RegExp(
  [
    "<(style|script)\\b[^>]*>[^]*?</\\1>",
    "<!--[^]*?-->",
    "<[!?/]?[a-z][^<>]*>",
    '^[^<>]*"[^<>]*>',
    "<[!?/]?[a-z][^<>]*$",
    "&#?\\w+;",
  ].join("|"),
  "gi",
);
/** The attributes that are read out. */
const SPOKEN_IN_MARKUP = /\s(?:aria-label|alt|placeholder|title)="([^"]*)"/g;
const WORD = /\p{L}{2}/u;

/**
 * Texts for people stand in the domain's `*.texts.ts`, where they are found and read together. What is said in place is
 * told: text between tags (of a component or of a page that a server writes), attributes that are read out, and
 * wherever else a literal has letters that only German has or reads like a phrase. Messages of errors and log lines are
 * for developers and stay where they are.
 *
 * A definition owns the titles, labels and descriptions of its fields (rule 2 of the architecture), so what a schema's
 * `meta` says stays with the schema. In a file of definitions alone, which `isDefinition` says, so does everything but
 * the messages of its checks.
 * @type {import("eslint").Rule.RuleModule}
 */
export const inlineTextRule = {
  meta: {
    type: "problem",
    schema: [
      { type: "object", properties: { isDefinition: { type: "boolean" } }, required: [], additionalProperties: false },
    ],
    messages: { inline: "Texts for people stand in the domain's *.texts.ts, not in place: {{text}}" },
  },
  create(context) {
    const told = new Set();
    const isDefinition = context.options[0]?.isDefinition === true;
    const report = (/** @type {any} */ node, /** @type {string} */ text) => {
      if (told.has(node) || isOwned(node, isDefinition)) return;
      told.add(node);
      context.report({ node, messageId: "inline", data: { text: text.trim() } });
    };
    /** Every literal that the value may turn out to be. */
    const shown = (/** @type {any} */ value) => {
      for (const { node, text } of literalsOf(value)) if (LETTER.test(text)) report(node, text);
    };
    const anywhere = (/** @type {any} */ node, /** @type {string} */ text) => {
      if ((GERMAN_LETTER.test(text) || PHRASE.test(text)) && !isForPrograms(node)) report(node, text);
    };
    /** @param parts between which values are put: a digit stands for each, since it is no letter and ends no tag. */
    const markup = (/** @type {any} */ node, /** @type {string[]} */ parts) => {
      const text = parts.join("0");
      const words = TAG.test(text) ? wordsOfMarkup(text) : "";
      if (words !== "") report(node, words);
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
      Literal: (/** @type {any} */ node) => {
        if (typeof node.value !== "string") return;
        // As it is written: what an escape stands for is bytes rather than a text.
        anywhere(node, node.raw.slice(1, -1));
        markup(node, [node.value]);
      },
      TemplateElement: (/** @type {any} */ node) => anywhere(node, node.value.cooked ?? ""),
      TemplateLiteral: (/** @type {any} */ node) => {
        // Of a whole page the words alone are told, and its styles taken for no phrase.
        if (node.parent.tag?.name === "html") for (const quasi of node.quasis) told.add(quasi);
        markup(
          node,
          node.quasis.map((/** @type {any} */ { value }) => value.cooked ?? ""),
        );
      },
    };
  },
};

/**
 * What a page says by itself, without what is put into it.
 * @param {string} markup
 */
function wordsOfMarkup(markup) {
  const spoken = [...markup.matchAll(SPOKEN_IN_MARKUP)].map(([, value = ""]) => value);
  const shown = markup.replaceAll(MARKUP, "\n").split("\n");
  return [...shown, ...spoken]
    .map((text) => text.trim())
    .filter((text) => WORD.test(text))
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
 * Whether a definition says it: in the `meta` of a schema everywhere, in a file of definitions also in whatever else
 * makes up a field. Only calls of a schema's other methods, as in `z.string().regex(…, "…")`, say texts of another
 * kind.
 * @param {any} node @param {boolean} isDefinition
 */
function isOwned(node, isDefinition) {
  let child = node;
  for (let { parent } = node; parent && !/Function/.test(parent.type); { parent } = parent) {
    if (parent.type === "CallExpression" && parent.arguments.includes(child))
      return parent.callee.type === "MemberExpression" ? parent.callee.property.name === "meta" : isDefinition;
    child = parent;
  }
  return isDefinition;
}

/**
 * Names of properties, types, addresses of modules, sets of characters, conditions for the table, and what failures and
 * log lines say.
 * @param {any} node
 */
function isForPrograms(node) {
  const value = node.parent.type === "TemplateLiteral" ? node.parent : node;
  const { parent } = value;
  if (parent.type === "Property" && !parent.computed)
    return parent.key === value || /Expression$/.test(parent.key.name ?? parent.key.value);
  if (/^(TSLiteralType|SpreadElement|Import|Export)/.test(parent.type)) return true;
  if (parent.type === "NewExpression") return FAILURE.test(parent.callee.name) || parent.callee.name === "Set";
  return parent.type === "CallExpression" && parent.callee.object?.name === "log";
}
