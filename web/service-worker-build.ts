import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import type { PluginOption } from "vite";
import { VitePWA, type VitePWAOptions } from "vite-plugin-pwa";

interface ManifestChunk {
  file: string;
  imports?: string[];
  dynamicImports?: string[];
  css?: string[];
  assets?: string[];
}

type Entry = { url: string; revision: string | null; size: number };

const SHOP = "index.html";
/** The letters that German and its neighbours are written with; others are loaded when a text needs them. */
const FONT = /inter-latin(?:-ext)?-wght-normal/;
/** It is part of the page together with its imports: see page-files.ts. */
const START = /^assets\/start-/;
/** Larger files, such as the map's, are loaded when they are needed and stay in the browser's own cache. */
const LARGEST = 400_000;

/**
 * The service worker at /build/sw.js, with the shop's own files by name: those that its page imports, and none of the
 * back-office. Only the install flow registers it, and the manifest comes from the API: `/api/app`.
 */
export function serviceWorker(): PluginOption {
  const options: Partial<VitePWAOptions> = {
    strategies: "injectManifest",
    srcDir: "src/service-worker",
    filename: "sw.ts",
    injectRegister: false,
    manifest: false,
    integration: {
      configureCustomSWViteBuild: (build) => {
        build.logLevel = "error";
      },
      // The output folder of this build is known only now.
      configureOptions: ({ root, build }, resolved) => {
        const folder = resolve(root, build.outDir);
        resolved.outDir = join(folder, "build");
        resolved.injectManifest = {
          // A classic script, which every browser with service workers runs.
          rollupFormat: "iife",
          globDirectory: folder,
          globPatterns: ["index.html", "assets/**/*.{js,css,woff2}"],
          maximumFileSizeToCacheInBytes: 10_000_000,
          manifestTransforms: [
            async (entries) => ({ manifest: ofShop({ entries, files: await shopFiles(folder) }), warnings: [] }),
          ],
        };
      },
    },
  };
  return VitePWA(options);
}

function ofShop<T extends Entry>({ entries, files }: { entries: T[]; files: ReadonlySet<string> }): T[] {
  return entries.filter(
    ({ url, size }) => url === SHOP || FONT.test(url) || START.test(url) || (files.has(url) && size <= LARGEST),
  );
}

/** All files that the shop's page imports, statically or dynamically. */
async function shopFiles(folder: string): Promise<Set<string>> {
  const manifest = join(folder, ".vite/manifest.json");
  // This also runs after a failed build, which reports its error afterwards.
  if (!existsSync(manifest)) return new Set();
  const chunks: Record<string, ManifestChunk> = JSON.parse(await readFile(manifest, "utf8"));
  const seen = new Set<string>();
  const files = new Set<string>();
  const add = (key: string): void => {
    const chunk = chunks[key];
    if (!chunk || seen.has(key)) return;
    seen.add(key);
    for (const file of [chunk.file, ...(chunk.css ?? [])]) files.add(file);
    for (const next of [...(chunk.imports ?? []), ...(chunk.dynamicImports ?? [])]) add(next);
  };
  add(SHOP);
  return files;
}
