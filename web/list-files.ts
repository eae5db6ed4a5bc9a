import { fileURLToPath } from "node:url";
import { type Plugin, runnerImport } from "vite";
import { filesOf, pathsOf, startScript } from "./start-script";

const PAGE = "/backend/index.html";
const source = (path: string): string => fileURLToPath(new URL(`src/backend/app/start/${path}`, import.meta.url));
const START = source("start.ts");
const ENTRIES = source("list-entries.ts");
/** What asks for the records of a list opened by its address, and what shows them. */
const LIST = ["/backend/app/start/start-list.ts", "/backend/app/routes/list-route.tsx"];

/**
 * Writes the start script into the back-office's page, with the names of all lists and the files that they need. So
 * these are loaded beside those of the page, if the address is that of a list.
 */
export function listFiles(): Plugin {
  let start = "";
  let names = "";
  return {
    name: "list-files",
    apply: "build",
    generateBundle: {
      order: "pre",
      handler: async function () {
        const built = await startScript({ entry: START });
        start = built.fileName;
        this.emitFile({ type: "asset", ...built });
        const { module } = await runnerImport<{ listEntries: object }>(ENTRIES, {
          configFile: false,
          logLevel: "error",
        });
        names = Object.keys(module.listEntries).join(" ");
      },
    },
    transformIndexHtml: {
      order: "post",
      handler: (html, { path, bundle }) => {
        if (path !== PAGE || !bundle) return html;
        const chunks = Object.values(bundle).filter((file) => file.type === "chunk");
        const fileOf = (part: string) => {
          const chunk = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(part));
          if (!chunk) throw new Error(`The build has no file for ${part}`);
          return chunk;
        };
        const known = filesOf(fileOf("/web/backend/index.html"), chunks);
        const needed = new Set(LIST.flatMap((part) => [...filesOf(fileOf(part), chunks)]));
        const files = pathsOf([...needed].filter((name) => !known.has(name)));
        const script = `<script src="/${start}" data-names="${names}" data-files="${files}"></script>`;
        // Before the other scripts and the style sheet, because scripts after a style sheet wait for it.
        return html.replace(/\s*<script type="module"/, (module) => `\n    ${script}${module}`);
      },
    },
  };
}
