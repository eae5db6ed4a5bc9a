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
/** Where resources and calls are defined. */
const DEFINITIONS =
  /[\\/]contract[\\/]src[\\/](?:kit[\\/]schema|site[\\/]sections|bundle[\\/]bundle(?:-image)?|config[\\/]config|\w+[\\/]\w+-fields|\w+[\\/][\w-]+\.resource)\.ts$/;
/**
 * What a definition says for forms and for the description of the API. In a page's fields `title` is no text. Labels,
 * conditions, columns, what an entry is called and the place in the navigation are the back-office's alone.
 */
const LABELS =
  /\b(?:(?:title|section|description|entry): "[^"]*"|(?:labels|navigation): \{[^{}]*\}|labels: [A-Z_]+\b|when: \{(?:[^{}]|\{[^{}]*\})*\}|column: true)(?:,\s*)?/g;
/** Titles that a field's builder takes first: `line("Titel")`. */
const TITLES =
  /(?<=\b(?:cents|flag|images|line|markdown|openingHours|payment|plugin|prose|quantity|rate|requiredLine)\()"[^"]*"/g;

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
        contents: readText(path).replace(LABELS, "").replace(TITLES, '""'),
        loader: "ts",
      }));
    },
  };
}

/** Not imported: whoever reads the table of functions has no use for it. */
function readText(path: string): string {
  return process.getBuiltinModule("node:fs").readFileSync(path, "utf8");
}
