import type { BuildContext, BuildOptions, BuildResult, Plugin } from "esbuild";
import { readFile } from "node:fs/promises";
import type { Server } from "node:http";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { ViteDevServer } from "vite";
import { CONSOLE_TEXTS } from "./console.texts";
import type { AnswerHeaders, Responder } from "./gateway/gateway";
import { entryFor } from "./gateway/web";
import type { Settings } from "./settings";

export interface Development {
  web: Responder;
  pageHeaders: (headers: AnswerHeaders) => AnswerHeaders;
  close(): Promise<void>;
}

interface Options {
  settings: Settings;
  server: Server;
  /** Called after the handlers were rebuilt. */
  reload: () => void;
  /** Stops everything that the platform started, before it restarts itself. */
  stop: () => Promise<void>;
  /** The environment that this process was started with, before it added the variables that core reads. */
  environment: NodeJS.ProcessEnv;
}

/** Serves pages from their sources with hot reloading; rebuilds and reloads the handlers after each change. */
export async function startDevelopment({ settings, server, reload, stop, environment }: Options): Promise<Development> {
  const root = join(settings.root, "web");
  const { createServer } = await import("vite");
  const vite = await createServer({
    root,
    appType: "custom",
    logLevel: "warn",
    server: { middlewareMode: true, ws: { server } },
  });
  const watch = await watchServer({ root: settings.root, reload, restart: () => restart({ stop, environment }) });
  return {
    web: pages({ vite, root }),
    pageHeaders: withInlineScripts,
    close: async () => {
      await Promise.all([vite.close(), watch.dispose()]);
    },
  };
}

/** Hot reloading needs inline scripts in the page, which built pages do not have. */
function withInlineScripts(headers: AnswerHeaders): AnswerHeaders {
  return {
    ...headers,
    "content-security-policy": String(headers["content-security-policy"]).replace(
      "script-src 'self'",
      "script-src 'self' 'unsafe-inline'",
    ),
  };
}

function pages({ vite, root }: { vite: ViteDevServer; root: string }): Responder {
  return (request, response) => {
    const url = request.url ?? "/";
    const answer = async (): Promise<void> => {
      const entry = entryFor(url);
      if (entry === null) return void response.writeHead(404).end();
      const html = await vite.transformIndexHtml(entry, await readFile(join(root, entry), "utf8"));
      response.writeHead(200, { "content-type": "text/html; charset=utf-8", "cache-control": "no-store" }).end(html);
    };
    vite.middlewares(request, response, () => {
      answer().catch((error: unknown) => {
        if (error instanceof Error) vite.ssrFixStacktrace(error);
        console.error(error);
        response.writeHead(500).end(String(error));
      });
    });
  };
}

async function watchServer({
  root,
  reload,
  restart: restartAll,
}: {
  root: string;
  reload: () => void;
  restart: () => Promise<void>;
}): Promise<BuildContext> {
  const { context } = await import("esbuild");
  const script = pathToFileURL(join(root, "packages/local/boot/build-server.mjs"));
  const { serverOptions }: { serverOptions(): Promise<BuildOptions> } = await import(script.href);
  let platformCode: string | undefined;
  const afterBuild: Plugin = {
    name: "reload",
    setup: (build) => {
      build.onEnd(async (result) => {
        if (result.errors.length > 0) return;
        const code = await platformPart({ root, result });
        const isFirst = platformCode === undefined;
        const isPlatform = code !== platformCode;
        platformCode = code;
        if (isFirst) return;
        // Not awaited, because the watch cannot end before this callback returns.
        if (isPlatform) return void setImmediate(() => void restartAll());
        console.log(CONSOLE_TEXTS.functionsReloaded);
        reload();
      });
    },
  };
  const watching = await context({
    ...(await serverOptions()),
    sourcemap: "linked",
    metafile: true,
    plugins: [afterBuild],
  });
  await watching.watch();
  return watching;
}

/** The contents of the source files that this process itself runs and cannot replace. */
async function platformPart({ root, result }: { root: string; result: BuildResult }): Promise<string> {
  const inputs = Object.keys(result.metafile?.inputs ?? {}).filter(
    (path) => path.includes("packages/local/src/") || path.endsWith("functions/src/routes.ts"),
  );
  const texts = await Promise.all(inputs.sort().map((path) => readFile(join(root, path), "utf8")));
  return texts.join("\n");
}

async function restart({ stop, environment }: Pick<Options, "stop" | "environment">): Promise<void> {
  console.log(CONSOLE_TEXTS.startingAnew);
  await stop();
  process.execve?.(process.execPath, [process.execPath, ...process.execArgv, process.argv[1] ?? ""], environment);
  // If the platform does not support `exec`, a person has to restart it.
  process.exit(0);
}
