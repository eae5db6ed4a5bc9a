import { removeUnusedCode } from "./unused-code";

/**
 * The esbuild options of a function's bundle. The Lambda runtime provides the SDK; sharp is copied beside the bundle
 * with its binary. ES modules are preferred to CommonJS, since only their unused code can be removed.
 */
export function bundlingOf({
  describesSchemas = false,
  namesFields = false,
}: {
  describesSchemas?: boolean;
  namesFields?: boolean;
}) {
  return {
    bundle: true,
    minify: true,
    // An umlaut takes two bytes in UTF-8 and four as an escape.
    charset: "utf8" as const,
    format: "esm" as const,
    platform: "node" as const,
    target: "node24",
    mainFields: ["module", "main"],
    external: ["@aws-sdk/*", "@smithy/*", "sharp"],
    alias: {
      jsonschema: "@tresen/functions/bundle/model-validator",
      "https-proxy-agent": "@tresen/functions/bundle/no-proxy",
    },
    plugins: [
      removeUnusedCode({ jsonSchema: !describesSchemas, formMetadata: !describesSchemas, names: !namesFields }),
    ],
    // CommonJS code calls `require`, which does not exist in an ES module.
    banner: { js: 'import { createRequire } from "node:module"; const require = createRequire(import.meta.url);' },
  };
}
