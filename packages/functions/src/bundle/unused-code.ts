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
/** The checks beside them that only its Service makes. */
const SERVICE_CHECKS =
  /function isNameEntityRecordType[\s\S]*?(?=function isFunction)|function isMatchingCasing[\s\S]*?(?=module)/g;
const SERVICE_NAMES = /^ {2}is(?:MatchingProjection|MatchingCasing|BetaServiceConfig|Name\w+RecordType),\n/gm;
/** The texts of ElectroDB's table of errors, which link each to its documentation; the messages themselves stay. */
const ERROR_TABLE = /[\\/]electrodb[\\/]src[\\/]errors\.js$/;
const ERROR_LINKS = /^ {4}(?:section|name): "[\w-]+",\n/gm;
/** ElectroDB's conversions between keys, cursors and fields. Cursors of this project are made in core's `cursor.ts`. */
const CONVERSIONS = /[\\/]electrodb[\\/]src[\\/]conversions\.js$/;
/** The methods of an entity that only these conversions, collections and searches by any fields call. */
const ENTITY = /[\\/]electrodb[\\/]src[\\/]entity\.js$/;
const UNUSED_METHODS = [
  "match|find|collection|_findBestIndexKeyMatch|_verifyKeys|ownsCursor|ownsPager",
  "_from(?:CompositeTo(?:Keys|Cursor|CursorByIndex)|(?:Keys|Cursor)To(?:Keys|Cursor|Composite)(?:ByIndex)?)",
].join("|");
const METHODS = new RegExp(String.raw`^ {2}(?:${UNUSED_METHODS})\([\s\S]*?\n {2}\}\n`, "gm");
/** zod's English messages, which are never shown: the contract's `validation.ts` has the German ones. */
const ENGLISH = /[\\/]zod[\\/]v4[\\/]locales[\\/]en\.js$/;
/** The files that define resources and calls, and those that their definitions consist of. */
const DEFINITIONS = new RegExp(
  String.raw`[\\/]contract[\\/]src[\\/](?:${[
    String.raw`kit[\\/](?:schema|call|switches)`,
    String.raw`kit[\\/](?:fields|list)[\\/][\w-]+`,
    String.raw`site[\\/](?:sections|block[\\/]block\.resource|navigation[\\/]navigation\.resource)`,
    String.raw`bundle[\\/]bundle(?:-image)?`,
    String.raw`config[\\/]config`,
    String.raw`\w+[\\/][\w-]+-fields?`,
    String.raw`\w+[\\/][\w-]+\.(?:referrer|resource)`,
  ].join("|")})\.ts$`,
);
/** Metadata that only forms, the navigation and the API description read. */
const FORM_METADATA = entries([
  String.raw`entry: "[^"]*"`,
  String.raw`description:\s+(?:"[^"]*"|[A-Z_]+\b)`,
  String.raw`navigation: \{[^{}]*\}`,
  String.raw`suggestions: \w+\b`,
  String.raw`tableCells: \w+\b`,
  String.raw`when: (?:\w+\b|\{(?:[^{}]|\{[^{}]*\})*\})`,
]);
/**
 * The names of fields, of their sections and of their values, how a field is entered and whether lists show it: table
 * files need them, too. In the fields of a page, `title` is not a text.
 */
const NAMES = entries([
  String.raw`(?:title|widget|section|per): "[^"]*"`,
  String.raw`labels: \{[^{}]*\}`,
  String.raw`labels: [A-Z_]+\b`,
  "column: true",
  String.raw`tableFaults: \w+\b`,
  String.raw`alsoNamed: (?:\[[^\]]*\]|[A-Z_]+\.\w+)`,
]);
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
const NO_CONVERSIONS = { contents: "module.exports = { createConversions: () => ({}) };", loader: "js" } as const;
const NO_TEXTS = { contents: "export default () => ({});", loader: "js" } as const;

interface Removed {
  jsonSchema: boolean;
  /** What only forms and the API description read. */
  formMetadata: boolean;
  /** Also the names of fields and of their values. */
  names: boolean;
}

/**
 * An esbuild plugin that removes code which a function never runs, but which esbuild cannot recognise as unused.
 * Calling removed code throws. If a library renames one of these modules, the bundle grows and a test fails.
 */
export function removeUnusedCode({ jsonSchema, formMetadata, names }: Removed): BundlePlugin {
  return {
    name: "leave-out",
    setup: (build) => {
      build.onLoad({ filter: COLLECTIONS }, () => EMPTY);
      build.onLoad({ filter: FILTERS }, () => NO_FILTERS);
      build.onLoad({ filter: MODEL_SCHEMAS }, ({ path }) => ({
        contents: readText(path)
          .replace(SCHEMAS, "const Modelv1 = {}, ModelBeta = {};\n")
          .replace(SERVICE_CHECKS, "")
          .replace(SERVICE_NAMES, ""),
        loader: "js",
      }));
      build.onLoad({ filter: CONVERSIONS }, () => NO_CONVERSIONS);
      build.onLoad({ filter: ENTITY }, ({ path }) => ({ contents: readText(path).replace(METHODS, ""), loader: "js" }));
      build.onLoad({ filter: ERROR_TABLE }, ({ path }) => ({
        contents: readText(path).replace(ERROR_LINKS, ""),
        loader: "js",
      }));
      build.onLoad({ filter: ENGLISH }, () => NO_TEXTS);
      if (jsonSchema) build.onLoad({ filter: JSON_SCHEMA }, () => EMPTY);
      if (formMetadata)
        build.onLoad({ filter: DEFINITIONS }, ({ path }) => ({
          contents: (names ? withoutNames(readText(path)) : readText(path).replace(FORM_METADATA, "")).replace(
            NOTHING_SAID,
            "",
          ),
          loader: "ts",
        }));
    },
  };
}

function withoutNames(definition: string): string {
  return definition.replace(FORM_METADATA, "").replace(NAMES, "").replace(TITLES, '""').replace(REFERENCE_TITLES, "");
}

/** Entries of an object, with the comma after them. */
function entries(patterns: readonly string[]): RegExp {
  return new RegExp(String.raw`\b(?:${patterns.join("|")})(?:,\s*)?`, "g");
}

/** Not imported at the top, since the table of functions is also read by programs that do not bundle. */
function readText(path: string): string {
  return process.getBuiltinModule("node:fs").readFileSync(path, "utf8");
}
