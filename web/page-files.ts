import type { Plugin } from "vite";

/** The screens whose files a page's document can name, by the name of its route. */
const SCREENS = { division: "home-page", branch: "store-page", checkout: "checkout-page", site: "site-page", legal: "site-page" } as const;
const PAGE = "/index.html";

interface Chunk {
  type: "chunk";
  fileName: string;
  imports: string[];
  facadeModuleId: string | null;
}

/**
 * Writes into the shop's page which files each screen needs beside the entry, so that its document can ask for all of
 * them at once instead of the entry finding them one after the other. The server takes the list out again.
 */
export function pageFiles(): Plugin {
  return {
    name: "page-files",
    transformIndexHtml: {
      order: "post",
      handler: (html, { path, bundle }) => {
        if (path !== PAGE || !bundle) return html;
        const chunks = Object.values(bundle).filter((file) => file.type === "chunk");
        const entry = chunks.find(({ isEntry, facadeModuleId }) => isEntry && facadeModuleId?.endsWith("/web/index.html"));
        const known = entry ? filesOf(entry, chunks) : new Set<string>();
        const screens = Object.entries(SCREENS).map(([route, file]) => {
          const screen = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(`/pages/${file}.tsx`));
          const needed = screen ? [...filesOf(screen, chunks)].filter((name) => !known.has(name)) : [];
          return [route, needed.map((name) => `/${name}`)];
        });
        const list = JSON.stringify(Object.fromEntries(screens));
        // What is seen first needs style and pictures only: scripts stand back behind them.
        const calm = html.replace(/<script type="module"|<link rel="modulepreload"/g, '$& fetchpriority="low"');
        return calm.replace("</head>", () => `  <meta name="page-files" content='${list}' />\n  </head>`);
      },
    },
  };
}

function filesOf(start: Chunk, chunks: readonly Chunk[]): Set<string> {
  const files = new Set<string>();
  const add = (chunk: Chunk | undefined): void => {
    if (!chunk || files.has(chunk.fileName)) return;
    files.add(chunk.fileName);
    for (const name of chunk.imports) add(chunks.find(({ fileName }) => fileName === name));
  };
  add(start);
  return files;
}
