import { leaveOut } from "./left-out";

/**
 * How a function is bundled for Lambda. The runtime brings the SDK; sharp comes with its binary beside the bundle.
 * Module sources come first, since only what is written as a module can be left out where it is not used.
 */
export function bundlingOf({ describesSchemas = false }: { describesSchemas?: boolean }) {
  return {
    bundle: true,
    minify: true,
    // An umlaut is two bytes so, and four as an escape.
    charset: "utf8" as const,
    format: "esm" as const,
    platform: "node" as const,
    target: "node24",
    mainFields: ["module", "main"],
    external: ["@aws-sdk/*", "@smithy/*", "sharp"],
    alias: { jsonschema: "@tresen/functions/bundle/model-validator" },
    plugins: [leaveOut({ jsonSchema: !describesSchemas })],
    // What is written for CommonJS calls `require`, which a module does not have.
    banner: { js: 'import { createRequire } from "node:module"; const require = createRequire(import.meta.url);' },
  };
}
