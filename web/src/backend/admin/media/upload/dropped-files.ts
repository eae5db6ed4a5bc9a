/** A file with the folder that it came in, relative to what was dropped; empty for a file of its own. */
export interface Dropped {
  file: File;
  folder: string;
}

/** A file or a folder, with what browsers have of each. */
interface Entry {
  name: string;
  isFile: boolean;
  isDirectory: boolean;
  file?: (take: (file: File) => void, fail: () => void) => void;
  createReader?: () => { readEntries: (take: (part: Entry[]) => void, fail: () => void) => void };
}

/** What a drop or a paste carries. */
interface Given {
  items: Iterable<{ kind: string; webkitGetAsEntry: () => Entry | null }>;
  files: Iterable<File>;
}

/** Whether files of the computer are dragged. Which ones is told only when they are dropped. */
export const carriesFiles = ({ types }: Pick<DataTransfer, "types">): boolean => types.includes("Files");

/** Most files of one drop, so that a whole disk that was dropped by mistake ends somewhere. */
const MOST = 2000;
/** Files that systems put into folders. */
const HIDDEN = /^(?:\.|Thumbs\.db$|desktop\.ini$)/i;

/**
 * The files of a drop or paste, also those in folders. It has to be called before the event ends: the browser forgets
 * them then.
 */
export async function droppedFiles({ items, files }: Given): Promise<Dropped[]> {
  const entries = [...items].flatMap((item) => (item.kind === "file" ? [item.webkitGetAsEntry()] : []));
  // What was pasted, or comes from another program, has files alone.
  if (!entries.some((entry) => entry?.isDirectory)) return [...files].map((file) => ({ file, folder: "" }));
  const found: Dropped[] = [];
  for (const entry of entries) if (entry) await collect({ entry, folder: "", found });
  return found;
}

/** The files of a dialog, with their folders if a folder was chosen. */
export function chosenFiles(files: Iterable<File>): Dropped[] {
  return [...files].map((file) => ({ file, folder: file.webkitRelativePath.split("/").slice(0, -1).join("/") }));
}

async function collect({ entry, folder, found }: { entry: Entry; folder: string; found: Dropped[] }): Promise<void> {
  if (found.length >= MOST || HIDDEN.test(entry.name)) return;
  if (entry.isFile) {
    const file = await new Promise<File | null>((resolve) => entry.file?.(resolve, () => resolve(null)));
    if (file) found.push({ file, folder });
  } else {
    const inner = folder === "" ? entry.name : `${folder}/${entry.name}`;
    for (const one of await entriesOf(entry)) await collect({ entry: one, folder: inner, found });
  }
}

/** Browsers read a folder in parts, and an empty part is the end. */
async function entriesOf(entry: Entry): Promise<Entry[]> {
  const reader = entry.createReader?.();
  const all: Entry[] = [];
  for (;;) {
    const part = await new Promise<Entry[]>((resolve) => {
      if (reader) reader.readEntries(resolve, () => resolve([]));
      else resolve([]);
    });
    if (part.length === 0) return all;
    all.push(...part);
  }
}
