import type { IncomingMessage } from "node:http";
import { readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { lookup } from "mrmime";

/** The names that a build produces: no hidden files, and no path that leaves the folder. */
const BUILT_PATH = /^(?:\/[\w-][\w.~-]*)+$/;
/** The compressed copies that the build stores beside a file, the smaller one first. */
const COPIES = [
  { encoding: "br", extension: ".br" },
  { encoding: "gzip", extension: ".gz" },
] as const;

export interface BuiltFile {
  content: Buffer;
  headers: Record<string, string>;
}

/**
 * A file of the build, in the smallest encoding that the browser accepts; null if it cannot be read. It is read
 * completely before the response starts, and read again for each request, because a rebuild may replace the folder at
 * any time.
 */
export async function readBuiltFile({
  folder,
  path,
  request,
}: {
  folder: string;
  path: string;
  request: IncomingMessage;
}): Promise<BuiltFile | null> {
  if (!BUILT_PATH.test(path)) return null;
  const accepted = String(request.headers["accept-encoding"] ?? "");
  for (const { encoding, extension } of COPIES) {
    if (!accepted.includes(encoding)) continue;
    const copy = await read(join(folder, path + extension));
    if (copy) return describe({ ...copy, path, encoding });
  }
  const file = await read(join(folder, path));
  return file && describe({ ...file, path, encoding: null });
}

/**
 * A file that cannot be read for any reason (missing, just replaced, a folder, no permission) counts as missing for
 * this request.
 */
async function read(file: string): Promise<{ content: Buffer; changedAt: Date } | null> {
  try {
    const { mtime } = await stat(file);
    return { content: await readFile(file), changedAt: mtime };
  } catch {
    return null;
  }
}

function describe({
  content,
  changedAt,
  path,
  encoding,
}: {
  content: Buffer;
  changedAt: Date;
  path: string;
  encoding: string | null;
}): BuiltFile {
  const type = lookup(path) ?? "application/octet-stream";
  return {
    content,
    headers: {
      "content-length": String(content.length),
      "content-type": type === "text/html" ? "text/html;charset=utf-8" : type,
      "last-modified": changedAt.toUTCString(),
      etag: `W/"${content.length}-${changedAt.getTime()}"`,
      vary: "Accept-Encoding",
      ...(encoding === null ? {} : { "content-encoding": encoding }),
    },
  };
}
