/** As much of a bundler's plugin as is needed here, in whichever version of esbuild. */
export interface BundlePlugin {
  name: string;
  setup: (build: {
    onLoad: (
      options: { filter: RegExp },
      load: (file: { path: string }) => { contents: string; loader: "js" | "ts" },
    ) => void;
  }) => void;
}

/** zod's generator of JSON Schema hangs on every schema, and only the description of the API runs it. */
const JSON_SCHEMA = /[\\/]zod[\\/]v4[\\/]core[\\/](?:json-schema-processors|to-json-schema)\.js$/;
/**
 * ElectroDB's own service joins entities to collections, of which there are none: see core's
 * `platform/db/transaction.ts`.
 */
const COLLECTIONS = /[\\/]electrodb[\\/]src[\\/]service\.js$/;
/** ElectroDB's older way to say conditions, by `filter`: here all are said by `where`. */
const FILTERS = /[\\/]electrodb[\\/]src[\\/]filters\.js$/;
/**
 * What ElectroDB would check the definitions of entities against, had it the package that does: see
 * `model-validator.ts`.
 */
const MODEL_SCHEMAS = /[\\/]electrodb[\\/]src[\\/]validations\.js$/;
const SCHEMAS = /const Attribute = \{[\s\S]*(?=function validateModel)/;
/** zod's English texts: whatever a schema refuses is told in German, by the contract's `validation.ts`. */
const ENGLISH = /[\\/]zod[\\/]v4[\\/]locales[\\/]en\.js$/;
/** Where resources and calls are defined, and what their definitions are made of. */
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
 * What a definition says for forms and for the description of the API. In a page's fields `title` is no text. Labels,
 * conditions, columns, what an entry is called and the place in the navigation are the back-office's alone.
 */
const LABELS =
  /\b(?:(?:title|section|description|entry|widget): "[^"]*"|(?:labels|navigation): \{[^{}]*\}|labels: [A-Z_]+\b|when: \{(?:[^{}]|\{[^{}]*\})*\}|column: true)(?:,\s*)?/g;
/** Titles that a field's builder takes first: `line("Titel")`. */
const TITLES =
  /(?<=\b(?:cents|flag|images|line|markdown|openingHours|payment|plugin|prose|quantity|rate|requiredLine)\()"[^"]*"/g;

/** The German name that a reference gives its field: `ref("sites", "Seite")`. */
const REFERENCE_TITLES = /(?<=\brefs?\("\w+"), "[^"]*"/g;
/** What is left where nothing else was said of a field, a builder's own title included. */
const NOTHING_SAID = /\s*\.meta\(\{\s*(?:title,?\s*)?\}\)/g;

const EMPTY = { contents: "module.exports = {};", loader: "js" } as const;
const NO_FILTERS = {
  contents: "module.exports = { FilterFactory: class { injectFilterClauses(clauses) { return clauses; } } };",
  loader: "js",
} as const;
const NO_TEXTS = { contents: "export default () => ({});", loader: "js" } as const;

/**
 * Leaves out of a bundle what its function never runs and the bundler cannot see to be idle. Should it be called all
 * the same, there is no such function, and that throws. A module that is no longer found under its name makes the
 * bundle larger, which a test notices.
 */
export function leaveOut({ jsonSchema }: { jsonSchema: boolean }): BundlePlugin {
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
      if (!jsonSchema) return;
      build.onLoad({ filter: JSON_SCHEMA }, () => EMPTY);
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

/** Not imported: whoever reads the table of functions has no use for it. */
function readText(path: string): string {
  return process.getBuiltinModule("node:fs").readFileSync(path, "utf8");
}
