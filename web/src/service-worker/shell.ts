import type { ShellFile } from "./scope";

const PREFIX = "tresen-shell-";
/** The entry page, which serves every address of the shop. */
const ENTRY = "/index.html";

const pathOf = ({ url }: ShellFile): string => (url.startsWith("/") ? url : `/${url}`);

/** One cache per build, so that no page mixes the files of two builds. */
export async function shellName(files: readonly ShellFile[]): Promise<string> {
  const text = files.map(({ url, revision }) => `${url} ${revision ?? ""}`).join("\n");
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return PREFIX + Array.from(new Uint8Array(digest).slice(0, 8), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Stores the shell; unchanged files are copied from the cache of an earlier build. */
export async function fillShell(files: readonly ShellFile[]): Promise<void> {
  const cache = await caches.open(await shellName(files));
  await Promise.all(
    files.map(async (file) => {
      const known = file.revision === null ? await caches.match(pathOf(file), { ignoreVary: true }) : undefined;
      const response = known ?? (await fetch(pathOf(file), { cache: file.revision === null ? "default" : "reload" }));
      if (!response.ok) throw new Error(`${file.url}: ${response.status}`);
      await cache.put(pathOf(file), response);
    }),
  );
}

export async function dropOlderShells(files: readonly ShellFile[]): Promise<void> {
  const current = await shellName(files);
  const names = await caches.keys();
  await Promise.all(
    names.filter((name) => name.startsWith(PREFIX) && name !== current).map((name) => caches.delete(name)),
  );
}

/** Pages come from the network if it is available, so they never refer to files that the server no longer has. */
export async function answerPage({
  request,
  files,
}: {
  request: Request;
  files: readonly ShellFile[];
}): Promise<Response> {
  try {
    return await fetch(request);
  } catch (error) {
    const kept = await fromShell({ path: ENTRY, files });
    if (kept) return kept;
    throw error;
  }
}

export async function answerAsset({
  request,
  files,
}: {
  request: Request;
  files: readonly ShellFile[];
}): Promise<Response> {
  return (await fromShell({ path: new URL(request.url).pathname, files })) ?? fetch(request);
}

async function fromShell({
  path,
  files,
}: {
  path: string;
  files: readonly ShellFile[];
}): Promise<Response | undefined> {
  const cache = await caches.open(await shellName(files));
  return cache.match(path, { ignoreVary: true });
}
