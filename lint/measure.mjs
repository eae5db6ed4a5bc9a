import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import ts from "typescript";

const WIDTH = 120;
const CODE = /\.(tsx?|mjs|js|css)$/;
const TEST = /\.(test|spec)\.tsx?$|(^|\/)(test|e2e)\//;
const ADDRESS = /https?:\/\/|arn:aws|data:[a-z]+\//;
/** What a word of a text may look like; classes, paths of drawings and queries consist of others. */
const WORD = /^[\p{L}\p{N}„“"'*#(|<>/&]?[\p{L}\p{N}][\p{L}\p{N}'’„“*]*[.,:;!?)“"*|…–]*$/u;
/** A text has that many words in a line, and few parts that are none. */
const LEAST_WORDS = 5;

/**
 * The numbers that the house wants small, of each file: lines past 120 columns, those among them that are neither texts
 * nor addresses, casts `as Type` outside tests (`as const` is none), and casts by way of `unknown`.
 * @param {{ file: string, text: string }} source
 */
export function measureFile({ file, text }) {
  const long = text
    .split("\n")
    .map((line, index) => ({ line, number: index + 1 }))
    .filter(({ line }) => line.length > WIDTH);
  const counts = { long, others: long.filter(({ line }) => !isTextOrAddress(line)), casts: [], doubleCasts: [] };
  if (/\.tsx?$/.test(file)) addCasts({ file, text, counts });
  return counts;
}

/** Whether a line is long because of words for people or of an address. Comments can be wrapped and are neither. */
function isTextOrAddress(line) {
  if (ADDRESS.test(line)) return true;
  if (/^\s*(\/\/|\/?\*)/.test(line)) return false;
  const parts = line.trim().split(/\s+/);
  const words = parts.filter((part) => WORD.test(part));
  return words.length >= LEAST_WORDS && words.length > parts.length * 0.6;
}

function addCasts({ file, text, counts }) {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const visit = (node) => {
    if (ts.isAsExpression(node) && node.type.getText(source) !== "const") {
      const number = source.getLineAndCharacterOfPosition(node.type.getStart(source)).line + 1;
      const isDouble = ts.isAsExpression(node.expression) && node.expression.type.kind === ts.SyntaxKind.UnknownKeyword;
      if (isDouble) counts.doubleCasts.push(number);
      if (!TEST.test(file)) counts.casts.push(number);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
}

/** Every file that git keeps, by its path from the root on. @param {string} root */
function measure(root) {
  const { stdout } = spawnSync("git", ["ls-files"], { cwd: root, encoding: "utf8" });
  const files = stdout.split("\n").filter((file) => CODE.test(file));
  return files.map((file) => ({ file, ...measureFile({ file, text: readFileSync(join(root, file), "utf8") }) }));
}

function print(root) {
  const files = measure(root);
  const total = (name) => files.reduce((sum, counts) => sum + counts[name].length, 0);
  const area = (file) => file.split("/").slice(0, 2).join("/");
  for (const [name, title] of [
    ["long", "lines past 120 columns (below 100)"],
    ["others", "of them neither text nor address (0)"],
    ["casts", "casts `as Type` outside tests (below 100)"],
    ["doubleCasts", "casts by way of unknown (0)"],
  ]) {
    const areas = Object.entries(Object.groupBy(files, ({ file }) => area(file)))
      .map(([folder, list]) => [folder, list.reduce((sum, counts) => sum + counts[name].length, 0)])
      .filter(([, count]) => count > 0);
    console.log(`${String(total(name)).padStart(5)} ${title}`);
    for (const [folder, count] of areas) console.log(`${String(count).padStart(11)} ${folder}`);
  }
  if (!process.argv.includes("--lines")) return;
  for (const { file, others } of files) for (const { number } of others) console.log(`${file}:${number}`);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) print(join(import.meta.dirname, ".."));
