/** The part of esbuild's plugin type that is used here, the same in all versions of esbuild. */
export interface BundlePlugin {
  name: string;
  setup: (build: {
    onLoad: (
      options: { filter: RegExp },
      load: (file: { path: string }) => { contents: string; loader: "js" | "ts" },
    ) => void;
  }) => void;
}

/** zod's generator of JSON Schema is attached to every schema, but only the API description uses it. */
const JSON_SCHEMA = /[\\/]zod[\\/]v4[\\/]core[\\/](?:json-schema-processors|to-json-schema)\.js$/;
/** ElectroDB's Service joins entities to collections, which are not used: see core's `platform/db/transaction.ts`. */
const COLLECTIONS = /[\\/]electrodb[\\/]src[\\/]service\.js$/;
/** ElectroDB's older `filter` conditions; this project uses only `where`. */
const FILTERS = /[\\/]electrodb[\\/]src[\\/]filters\.js$/;
/** The schemas by which ElectroDB would check the definitions of entities: see `model-validator.ts`. */
const MODEL_SCHEMAS = /[\\/]electrodb[\\/]src[\\/]validations\.js$/;
const SCHEMAS = /const Attribute = \{[\s\S]*(?=function validateModel)/;
/** zod's English messages, which are never shown: the contract's `validation.ts` has the German ones. */
const ENGLISH = /[\\/]zod[\\/]v4[\\/]locales[\\/]en\.js$/;
/** The files that define resources and calls, and those that their definitions consist of. */
const DEFINITIONS = new RegExp(
  String.raw`[\\/]contract[\\/]src[\\/](?:${[
    String.raw`kit[\\/](?:schema|call)`,
    String.raw`kit[\\/](?:fields|list)[\\/][\w-]+`,
    String.raw`site[\\/]sections`,
    String.raw`bundle[\\/]bundle(?:-image)?`,
    String.raw`config[\\/]config`,
    String.raw`\w+[\\/][\w-]+-fields?`,
    String.raw`\w+[\\/][\w-]+\.(?:referrer|resource)`,
  ].join("|")})\.ts$`,
);
/**
 * Metadata for forms and the API description. In the fields of a page, `title` is not a text. Labels, conditions,
 * columns, names of entries and the place in the navigation are used only by the back-office.
 */
const LABELS = new RegExp(
  String.raw`\b(?:${[
    String.raw`(?:title|section|description|entry|widget): "[^"]*"`,
    String.raw`(?:labels|navigation): \{[^{}]*\}`,
    String.raw`labels: [A-Z_]+\b`,
    String.raw`when: (?:\w+\b|\{(?:[^{}]|\{[^{}]*\})*\})`,
    "column: true",
  ].join("|")})(?:,\s*)?`,
  "g",
);
/** Titles given as the first argument of a field's builder: `line("Titel")`. */
const TITLES =
  /(?<=\b(?:cents|flag|images|line|markdown|openingHours|payment|plugin|prose|quantity|rate|requiredLine)\()"[^"]*"/g;

/** The German title of a reference: `ref("sites", "Seite")`. */
const REFERENCE_TITLES = /(?<=\brefs?\("\w+"), "[^"]*"/g;
/** Metadata that is empty after the rest was removed, including a builder's own title. */
const NOTHING_SAID = /\s*\.meta\(\{\s*(?:title,?\s*)?\}\)/g;

const EMPTY = { contents: "module.exports = {};", loader: "js" } as const;
const NO_FILTERS = {
  contents: "module.exports = { FilterFactory: class { injectFilterClauses(clauses) { return clauses; } } };",
  loader: "js",
} as const;
const NO_TEXTS = { contents: "export default () => ({});", loader: "js" } as const;

/**
 * An esbuild plugin that removes code which a function never runs, but which esbuild cannot recognise as unused.
 * Calling removed code throws. If a library renames one of these modules, the bundle grows and a test fails.
 */
export function removeUnusedCode({ jsonSchema, labels }: { jsonSchema: boolean; labels: boolean }): BundlePlugin {
  return {
    name: "leave-out",
    setup: (build) => {
      build.onLoad({ filter: COLLECTIONS }, () => EMPTY);
      build.onLoad({ filter: FILTERS }, () => NO_FILTERS);
      build.onLoad({ filter: MODEL_SCHEMAS }, ({ path }) => ({
        contents: readText(path).replace(SCHEMAS, "const Modelv1 = {}, ModelBeta = {};\n"),
        loader: "js",
      }));
      build.onLoad({ filter: ENGLISH }, () => NO_TEXTS);
      if (jsonSchema) build.onLoad({ filter: JSON_SCHEMA }, () => EMPTY);
      if (!labels) return;
      build.onLoad({ filter: DEFINITIONS }, ({ path }) => ({
        contents: readText(path)
          .replace(LABELS, "")
          .replace(TITLES, '""')
          .replace(REFERENCE_TITLES, "")
          .replace(NOTHING_SAID, ""),
        loader: "ts",
      }));
    },
  };
}

/** Not imported at the top, since the table of functions is also read by programs that do not bundle. */
function readText(path: string): string {
  return process.getBuiltinModule("node:fs").readFileSync(path, "utf8");
}
