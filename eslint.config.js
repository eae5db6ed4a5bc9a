import { defineConfig } from "eslint/config";
import { createTypeScriptImportResolver } from "eslint-import-resolver-typescript";
import importX from "eslint-plugin-import-x";
import reactHooks from "eslint-plugin-react-hooks";
import tseslint from "typescript-eslint";
import { houseRules } from "./lint/house-rules.js";
import { importZones } from "./lint/zones.js";

const root = import.meta.dirname;
const scripts = ["packages/local/**", "**/bin/**", "**/*.mjs", "lint/**"];
/** The one place that writes log lines. */
const logger = "packages/core/src/platform/log/**";
/** Where texts for people stand in files of texts alone. */
const withFilesOfTexts = [
  "packages/contract/src",
  "packages/core/src",
  "packages/functions/src",
  "packages/local/src",
  "web/src/backend",
  "web/src/display",
  "web/src/shared",
  "web/src/shop",
];
/**
 * What speaks to programs: stand-ins that answer word for word as the services they stand in for, what stands in front
 * of the functions on AWS, and the embedded database; and the tables that developers measure with.
 */
const withoutTexts = ["*-api.ts", "gateway/**", "storage/**", "bench/**", "soak/**"].map(
  (name) => `packages/local/src/**/${name}`,
);
/** What owns the titles, labels and descriptions of its fields. */
const definitions = [
  "packages/contract/src/**/*.{resource,referrer}.ts",
  "packages/contract/src/**/*-{field,fields}.ts",
  "packages/contract/src/config/config.ts",
  "packages/contract/src/site/sections.ts",
];
/** Files that a program writes, the data of the demo shops, and the print agent, which people download as one file. */
const longByNature = ["**/generated/**", "packages/local/demo/**", "packages/local/agent/**"];

export default defineConfig(
  {
    ignores: [
      "**/node_modules/",
      "**/dist/",
      "**/vendor/",
      ".build/",
      ".sst/",
      ".data/",
      "coverage/",
      "test-results/",
      "playwright-report/",
      "**/*.timestamp-*.mjs",
      ".sst.config.*",
    ],
  },
  { linterOptions: { reportUnusedDisableDirectives: "error" } },
  {
    files: ["**/*.{ts,tsx,js,mjs}"],
    plugins: { house: houseRules({ root, zones: importZones(root) }), import: importX },
    settings: {
      "import-x/resolver-next": [createTypeScriptImportResolver({ project: "tsconfig.json" })],
      "import-x/parsers": { "@typescript-eslint/parser": [".ts", ".tsx"] },
    },
    rules: {
      "house/imports": "error",
      "house/file-name": "error",
      "house/folder-size": "error",
      "import/no-cycle": ["error", { ignoreExternal: true }],
      "max-lines": ["error", 300],
      "no-console": "error",
      "no-var": "error",
      "prefer-const": "error",
      eqeqeq: ["error", "always", { null: "ignore" }],
    },
  },
  {
    files: ["**/*.{ts,tsx}"],
    plugins: { "@typescript-eslint": tseslint.plugin },
    languageOptions: { parser: tseslint.parser, parserOptions: { projectService: true, tsconfigRootDir: root } },
    rules: {
      "house/double-cast": "error",
      "@typescript-eslint/no-explicit-any": "error",
      "@typescript-eslint/no-non-null-assertion": "error",
      "@typescript-eslint/no-floating-promises": "error",
      // A promise given to an event handler is the component's own business; a promise taken for a condition is a
      // mistake.
      "@typescript-eslint/no-misused-promises": ["error", { checksVoidReturn: false }],
      "@typescript-eslint/await-thenable": "error",
      "@typescript-eslint/ban-ts-comment": "error",
    },
  },
  {
    files: ["web/**/*.{ts,tsx}"],
    plugins: { "react-hooks": reactHooks },
    rules: { "react-hooks/rules-of-hooks": "error", "react-hooks/exhaustive-deps": "error" },
  },
  {
    files: withFilesOfTexts.map((folder) => `${folder}/**/*.{ts,tsx}`),
    ignores: ["**/*.texts.ts", "**/*.test.{ts,tsx}", "**/testing/**", ...withoutTexts],
    rules: { "house/inline-text": "error" },
  },
  { files: definitions, rules: { "house/inline-text": ["error", { isDefinition: true }] } },
  { files: [...scripts, logger], rules: { "no-console": "off" } },
  { files: longByNature, rules: { "max-lines": "off" } },
  {
    // Amounts can be hidden from guests, so screens write them by a hook.
    files: ["web/src/backend/**/*.{ts,tsx}"],
    ignores: ["**/*.test.*", "web/src/backend/shared/visibility.tsx", "web/src/backend/admin/list/cell-text.ts"],
    rules: {
      "no-restricted-imports": [
        "error",
        {
          paths: [
            {
              name: "@tresen/contract/kit/money",
              importNames: ["formatMoney"],
              message: "Write amounts with useMoney of shared/visibility: they can be hidden.",
            },
          ],
        },
      ],
    },
  },
);
