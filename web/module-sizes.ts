import { gzipSync } from "node:zlib";
import type { Plugin } from "vite";

/** The place below the build's folder; like the manifest beside it, it is never sent to a browser. */
export const MODULE_SIZES = ".vite/modules.json";

/** For each script of the build: its modules with their share of its size in gzip, the largest first. */
export type ModuleSizes = Record<string, { module: string; bytes: number }[]>;

interface Chunk {
  code: string;
  modules: Record<string, { code: string | null }>;
}

/** Writes which modules each script consists of, so that tests can say why a page became too large. */
export function moduleSizes(): Plugin {
  return {
    name: "module-sizes",
    apply: "build",
    generateBundle: {
      order: "post",
      handler(_options, bundle) {
        const sizes: ModuleSizes = {};
        for (const [name, file] of Object.entries(bundle)) if (file.type === "chunk") sizes[name] = sharesOf(file);
        this.emitFile({ type: "asset", fileName: MODULE_SIZES, source: JSON.stringify(sizes) });
      },
    },
  };
}

/** Modules are known only before they are minified, so the size of the script is divided in these proportions. */
function sharesOf({ code, modules }: Chunk): ModuleSizes[string] {
  const alone = Object.entries(modules).map(([id, module]) => ({
    module: id.replace(/^.*\/(node_modules|web|packages)\//, "$1/"),
    bytes: gzipSync(module.code ?? "").length,
  }));
  const factor = gzipSync(code, { level: 9 }).length / Math.max(1, sum(alone));
  return alone
    .map(({ module, bytes }) => ({ module, bytes: Math.round(bytes * factor) }))
    .sort((a, b) => b.bytes - a.bytes);
}

function sum(parts: readonly { bytes: number }[]): number {
  return parts.reduce((total, { bytes }) => total + bytes, 0);
}
