const shown = new Set<string>();

/** Notes that a job is on the screen, so that its end needs no further message. @returns a function that ends this. */
export function showsJob(id: string): () => void {
  shown.add(id);
  return () => {
    shown.delete(id);
  };
}

export function isJobShown(id: string): boolean {
  return shown.has(id);
}
