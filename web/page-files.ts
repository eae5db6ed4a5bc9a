import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";
import { filesOf, pathsOf, startScript } from "./start-script";

/** The screens whose files a page's document can name, by the name of its route. */
const SCREENS = {
  division: "home-page",
  branch: "store-page",
  checkout: "checkout-page",
  site: "site-page",
  legal: "site-page",
} as const;
const PAGE = "/index.html";
const START = fileURLToPath(new URL("src/shop/start.ts", import.meta.url));
/** The letters of German. */
const FONT = /inter-latin-wght-normal[^/]*\.woff2$/;
const SCRIPTS = /\s*<(?:script type="module"[^>]*><\/script>|link rel="modulepreload"[^>]*>)/g;

/**
 * Writes the start script into the shop's page instead of all other scripts, with the files that it loads: those of the
 * entry, and for each screen the additional ones. The server keeps only those of the requested screen.
 */
export function pageFiles(): Plugin {
  let start = "";
  return {
    name: "page-files",
    apply: "build",
    generateBundle: {
      order: "pre",
      handler: async function () {
        const built = await startScript({ entry: START });
        start = built.fileName;
        this.emitFile({ type: "asset", ...built });
      },
    },
    transformIndexHtml: {
      order: "post",
      handler: (html, { path, bundle }) => {
        if (path !== PAGE || !bundle) return html;
        const chunks = Object.values(bundle).filter((file) => file.type === "chunk");
        const entry = chunks.find(
          ({ isEntry, facadeModuleId }) => isEntry && facadeModuleId?.endsWith("/web/index.html"),
        );
        if (!entry) throw new Error("The shop's page has no entry");
        const known = filesOf(entry, chunks);
        const screens = Object.entries(SCREENS).map(([route, file]) => {
          const screen = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(`/pages/${file}.tsx`));
          return [route, screen ? pathsOf([...filesOf(screen, chunks)].filter((name) => !known.has(name))) : ""];
        });
        const font = Object.keys(bundle).find((name) => FONT.test(name)) ?? "";
        const files = pathsOf([...known].filter((name) => name !== entry.fileName));
        const data = [
          `data-entry="/${entry.fileName}"`,
          `data-files="${files}"`,
          `data-font="/${font}"`,
          `data-screens='${JSON.stringify(Object.fromEntries(screens))}'`,
        ].join(" ");
        const script = `<script src="/${start}" ${data}></script>`;
        // Before the style sheet, because scripts after it would wait for it.
        return html.replace(SCRIPTS, "").replace(/\s*<link rel="stylesheet"/, (style) => `\n    ${script}${style}`);
      },
    },
  };
}
