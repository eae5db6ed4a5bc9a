import { existsSync, readdirSync } from "node:fs";
import { isBuiltin } from "node:module";
import { basename, dirname, join, posix, relative, sep } from "node:path";
import { inlineTextRule } from "./inline-text.js";
import { testPackages } from "./zones.js";

/** @typedef {import("./zones.js").Zone} Zone */

const WORKSPACE = /^@tresen\/([^/]+)\/(.+)$/;
const TEST_FILE = /\.(test|spec)\.tsx?$|(^|\/)(test|testing|e2e)\//;
const SOURCE = /(\/index)?(\.(d\.)?[cm]?[jt]sx?)?$/;
const KEBAB_CASE = /^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9]+(-[a-z0-9]+)*)*$/;
const CODE_FILE = /\.(tsx?|m?js)$/;
const MOST_FILES = 20;
const FORBIDDEN_WORD = /(^|[-.])(2|new|old|next|utils?|helpers?|misc|[a-z-]+2)([-.]|$)/;

/**
 * The rules that no plug-in has: import zones that also allow-list packages, file names, the size of folders, and no
 * cast by way of `unknown`.
 * @param {{ root: string, zones: Zone[] }} options
 */
export function houseRules({ root, zones }) {
  return {
    rules: {
      imports: importsRule({ root, zones }),
      "file-name": fileNameRule,
      "folder-size": folderSizeRule(root),
      "double-cast": doubleCastRule,
      "inline-text": inlineTextRule,
    },
  };
}

/** @param {{ root: string, zones: Zone[] }} options @returns {import("eslint").Rule.RuleModule} */
function importsRule({ root, zones }) {
  return {
    meta: { type: "problem", schema: [], messages: { forbidden: "{{zone}} may not import {{target}}." } },
    create(context) {
      const file = pathFrom({ root, file: context.filename });
      const zone = zones
        .filter(({ folder }) => isBelow(file, folder))
        .sort((a, b) => b.folder.length - a.folder.length)[0];
      if (!zone) return {};
      const isTest = TEST_FILE.test(file);
      const check = (/** @type {any} */ node) => {
        const specifier = node?.value;
        if (typeof specifier === "string" && !mayImport({ zone, file, specifier, isTest })) {
          context.report({ node, messageId: "forbidden", data: { zone: zone.folder, target: specifier } });
        }
      };
      return {
        ImportDeclaration: (node) => check(node.source),
        ExportNamedDeclaration: (node) => check(node.source),
        ExportAllDeclaration: (node) => check(node.source),
        ImportExpression: (node) => check(node.source),
        TSImportType: (/** @type {any} */ node) => check(node.source ?? node.argument?.literal),
      };
    },
  };
}

/** @param {{ zone: Zone, file: string, specifier: string, isTest: boolean }} question */
function mayImport({ zone, file, specifier, isTest }) {
  const path = pathOf({ file, specifier });
  if (path === null) {
    if (isBuiltin(specifier)) return zone.builtins || isTest;
    const packages = isTest ? [...zone.packages, ...testPackages] : zone.packages;
    return packages.some((name) => specifier === name || specifier.startsWith(/[/:]$/.test(name) ? name : `${name}/`));
  }
  const closed = zone.except.find((folder) => isBelow(path, folder));
  if (closed && !(zone.openIndex && path === closed)) return false;
  return [...zone.files, ...(isTest ? zone.tests : [])].some((folder) => isBelow(path, folder));
}

/**
 * The imported file from the root on, without `/index` and extension; null for a package.
 * @param {{ file: string, specifier: string }} question
 */
function pathOf({ file, specifier }) {
  const bare = (specifier.split("?")[0] ?? "").replace(SOURCE, "");
  if (bare.startsWith(".")) return posix.join(posix.dirname(file), bare);
  const [, workspace, rest] = WORKSPACE.exec(bare) ?? [];
  return workspace && rest ? `packages/${workspace}/src/${rest}` : null;
}

/** @param {string} path @param {string} folder */
function isBelow(path, folder) {
  return path === folder || path.startsWith(`${folder}/`) || path.startsWith(`${folder}.`);
}

/** @type {import("eslint").Rule.RuleModule} */
const fileNameRule = {
  meta: {
    type: "problem",
    schema: [],
    messages: {
      kebab: "File names are kebab-case, with a role suffix at most: {{name}}.",
      word: "A file name says what is inside, without 2, new, old, next, utils, helpers or misc: {{name}}.",
    },
  },
  create(context) {
    return {
      Program(node) {
        const name = posix.basename(context.filename.split(sep).join("/"));
        const bare = name.replace(/\.[^.]+$/, "");
        if (!KEBAB_CASE.test(bare)) context.report({ node, messageId: "kebab", data: { name } });
        if (FORBIDDEN_WORD.test(bare)) context.report({ node, messageId: "word", data: { name } });
      },
    };
  },
};

/**
 * A folder has at most 20 code files; tests and folders below do not count. It is told at the files past the 20th.
 * @param {string} root @returns {import("eslint").Rule.RuleModule}
 */
function folderSizeRule(root) {
  return {
    meta: {
      type: "problem",
      schema: [],
      messages: { full: "{{folder}} has {{count}} code files and may have {{most}}: sort them into folders." },
    },
    create(context) {
      return {
        Program(node) {
          const folder = pathFrom({ root, file: dirname(context.filename) });
          const name = basename(context.filename);
          if (!isCode({ folder, name })) return;
          const found = existsSync(join(root, folder)) ? readdirSync(join(root, folder)) : [];
          const files = [...new Set([...found.filter((file) => isCode({ folder, name: file })), name])].sort();
          if (files.indexOf(name) < MOST_FILES) return;
          context.report({
            node,
            messageId: "full",
            data: { folder, count: String(files.length), most: String(MOST_FILES) },
          });
        },
      };
    },
  };
}

/** @param {{ folder: string, name: string }} file */
function isCode({ folder, name }) {
  return CODE_FILE.test(name) && !TEST_FILE.test(`${folder}/${name}`);
}

/**
 * `value as unknown as Type` tells the compiler to believe anything.
 * @type {import("eslint").Rule.RuleModule}
 */
const doubleCastRule = {
  meta: {
    type: "problem",
    schema: [],
    messages: { cast: "No `as unknown as`: give the value a type that the compiler can follow." },
  },
  create(context) {
    return {
      "TSAsExpression > TSAsExpression > TSUnknownKeyword": (/** @type {any} */ node) =>
        context.report({ node, messageId: "cast" }),
    };
  },
};

/** @param {{ root: string, file: string }} place */
function pathFrom({ root, file }) {
  return relative(root, file).split(sep).join("/");
}
