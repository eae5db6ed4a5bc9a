import { existsSync, readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";

/**
 * Who may import whom, generated from the folders and package.json files that are there, so that a new feature, core
 * domain or workspace is guarded from its first file on.
 *
 * A file belongs to the zone with the longest matching `folder`. It may import its own folder and what lies below
 * `files`, unless below `except` (but the `index` of such a folder if `openIndex`), the `packages` (a name ending in a
 * slash stands for a scope), and Node's modules where `builtins` says so. `tests` is what its tests may import besides.
 *
 * @typedef {{ folder: string, files: string[], except: string[], openIndex: boolean, packages: string[], builtins:
 * boolean, tests: string[] }} Zone
 */

/** What tests may use on top of their zone. */
export const testPackages = [
  "vitest",
  "fast-check",
  "@playwright/test",
  "axe-core",
  "@aws-sdk/",
  "aws-lambda",
  "s3rver",
  "eslint",
  "sharp",
  "zxing-wasm",
  "@hyzyla/pdfium",
  "@point-of-sale/receipt-printer-encoder",
];
/** Storage and providers stay behind `core`. */
const behindCore = ["electrodb", "@aws-sdk/"];
/** What all domains of `core` stand on, the lowest first: each may import itself and those before it, but no domain. */
const coreLayers = ["platform", "records"];
const contractFiles = "packages/contract/src";
const schemas = "zod";
const webShared = "web/src/shared";

/** @param {string} root @returns {Zone[]} */
export function importZones(root) {
  return [...serverZones(root), ...webZones(root)];
}

/** @param {string} root @returns {Zone[]} */
function serverZones(root) {
  const uses = (/** @type {string} */ workspace) => dependencies(root, workspace);
  const domains = foldersBelow(root, "packages/core/src").filter((name) =>
    existsSync(join(root, "packages/core/src", name, "index.ts")),
  );
  const core = {
    files: ["packages/core", contractFiles],
    packages: [...uses("packages/core"), schemas],
    builtins: true,
  };
  const cloud = { packages: ["sst", "aws-cdk-lib", "constructs", "cdk-nag"], builtins: true };
  return [
    zone({ folder: "packages/contract", packages: uses("packages/contract") }),
    zone({ ...core, folder: "packages/core" }),
    ...["", ...coreLayers, ...domains].map((own) => {
      const isAround = (/** @type {string} */ name) => name === own || own.startsWith(`${name}/`);
      const others = domains
        .filter((name) => !isAround(name))
        .sort((a, b) => b.length - a.length)
        .map((name) => `packages/core/src/${name}`);
      const layer = coreLayers.findIndex(isAround);
      const below = coreLayers.slice(0, layer + 1).map((name) => `packages/core/src/${name}`);
      return zone({
        ...core,
        ...(layer < 0 ? {} : { files: [...below, contractFiles], tests: core.files }),
        folder: join("packages/core/src", own),
        except: others,
        openIndex: true,
      });
    }),
    zone({
      folder: "packages/functions",
      files: ["packages/core/src", contractFiles],
      packages: [
        ...uses("packages/functions").filter((name) => !behindCore.some((hidden) => name.startsWith(hidden))),
        schemas,
        "aws-lambda",
      ],
      builtins: true,
      tests: ["packages/core/test"],
    }),
    zone({
      folder: "packages/local",
      files: ["packages"],
      packages: [
        ...uses("packages/local"),
        ...dependencies(root, "."),
        ...behindCore,
        schemas,
        "vite",
        "sharp",
        "aws-lambda",
      ],
      builtins: true,
    }),
    zone({
      ...cloud,
      folder: "stacks",
      files: ["packages/functions/src/routes"],
      tests: ["packages/core/src", "sst.config", "lint", "eslint.config"],
    }),
    zone({ ...cloud, folder: "sst.config", files: ["stacks"] }),
  ];
}

/** @param {string} root @returns {Zone[]} */
function webZones(root) {
  const packages = [...dependencies(root, "web"), "virtual:"];
  const areas = folders(root, "web/src").filter((name) => `web/src/${name}` !== webShared);
  return [
    zone({ folder: "web", files: [contractFiles], packages: [...packages, ...testPackages], builtins: true }),
    // What a push service and a browser do is done by tests themselves, and what the server draws is compared.
    zone({
      folder: "web/e2e",
      files: ["web", contractFiles, "packages/core/src/push/protocol", "packages/core/src/template/picture"],
      packages: [...packages, ...testPackages],
      builtins: true,
    }),
    zone({ folder: webShared, files: [contractFiles], packages }),
    ...areas.flatMap((area) => {
      const folder = `web/src/${area}`;
      const files = [folder, webShared, contractFiles];
      const features = folders(root, `${folder}/features`).map((name) => `${folder}/features/${name}`);
      const above = (/** @type {string} */ layer) => foldersAbove(root, folder, layer);
      return [
        zone({ folder, files, packages }),
        ...["admin", "shared"]
          .filter((layer) => existsSync(join(root, folder, layer)))
          .map((layer) => zone({ folder: `${folder}/${layer}`, files, packages, except: above(layer) })),
        ...features.map((own) =>
          zone({
            folder: own,
            files,
            packages,
            except: [...features.filter((other) => other !== own), ...above("features")],
          }),
        ),
      ];
    }),
  ];
}

/**
 * The folders of a back-office from what is shown down to what everything uses. Arrows point down only: the router
 * knows the screens, no screen knows the router, and a feature adds its own to the generic list and form, which know no
 * feature.
 */
const LAYERS = [["app"], ["features"], ["admin"], ["shared"]];

/**
 * What a folder of an area may not import: everything above it, and what stands beside it.
 * @param {string} root @param {string} area @param {string} layer @returns {string[]}
 */
function foldersAbove(root, area, layer) {
  // Only areas with a generic part are built in these layers.
  if (!existsSync(join(root, area, "admin"))) return [];
  const own = LAYERS.findIndex((names) => names.includes(layer));
  return LAYERS.slice(0, own + 1)
    .flat()
    .filter((name) => name !== layer)
    .map((name) => `${area}/${name}`);
}

/** @param {Partial<Zone> & { folder: string }} given @returns {Zone} */
function zone({ folder, files = [], ...given }) {
  return {
    except: [],
    openIndex: false,
    packages: [],
    builtins: false,
    tests: [],
    ...given,
    folder,
    files: [folder, ...files],
  };
}

/** @param {string} root @param {string} path @returns {string[]} */
function folders(root, path) {
  if (!existsSync(join(root, path))) return [];
  const entries = readdirSync(join(root, path), { withFileTypes: true });
  return entries.filter((entry) => entry.isDirectory()).map((entry) => entry.name);
}

/** The folders at any depth, as paths. @param {string} root @param {string} path @returns {string[]} */
function foldersBelow(root, path) {
  return folders(root, path).flatMap((name) => [
    name,
    ...foldersBelow(root, join(path, name)).map((inner) => `${name}/${inner}`),
  ]);
}

/**
 * Names from dependencies and, at the root, devDependencies.
 * @param {string} root
 * @param {string} workspace
 * @returns {string[]}
 */
function dependencies(root, workspace) {
  const {
    dependencies: runtime = {},
    devDependencies: development = {},
    optionalDependencies: optional = {},
  } = JSON.parse(readFileSync(join(root, workspace, "package.json"), "utf8"));
  return Object.keys({ ...runtime, ...optional, ...development }).filter((name) => !name.startsWith("@tresen/"));
}
