/** Whether a path, such as `Speisen/Pizza`, is this one or lies below it. */
export function isWithinPath({ path, within }: { path: string; within: string }): boolean {
  return path === within || path.startsWith(`${within}/`);
}

/** The path after what begins with `from` begins with `to`; unchanged where it lies elsewhere. */
export function movedPath({ path, from, to }: { path: string; from: string; to: string }): string {
  return isWithinPath({ path, within: from }) ? `${to}${path.slice(from.length)}` : path;
}
