/** What a browser keeps in `localStorage`. */
export function fakeStorage(): Storage {
  const kept = new Map<string, string>();
  return {
    getItem: (name) => kept.get(name) ?? null,
    setItem: (name, value) => void kept.set(name, value),
    removeItem: (name) => void kept.delete(name),
    key: (index) => [...kept.keys()][index] ?? null,
    clear: () => kept.clear(),
    get length() {
      return kept.size;
    },
  };
}

/** The files that a page keeps, as far as the player uses them. */
export class FakeCaches {
  private readonly files = new Map<string, Response>();
  /** Whether there is no room for anything more. */
  isFull = false;

  open = async (): Promise<object> => ({
    match: async (path: string) => this.files.get(path)?.clone(),
    put: async (path: string, response: Response) => {
      const body = await response.arrayBuffer();
      if (this.isFull) throw new DOMException("full", "QuotaExceededError");
      this.files.set(path, new Response(body));
    },
    delete: async (path: string) => this.files.delete(new URL(path, "http://shop").pathname),
    keys: async () => [...this.files.keys()].map((path) => ({ url: `http://shop${path}` })),
  });

  delete = async (): Promise<boolean> => {
    this.files.clear();
    return true;
  };
}
