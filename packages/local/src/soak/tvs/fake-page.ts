type Child = FakeElement | string;

/**
 * As much of an element as the player of TVs uses: it holds children and text, and pictures have loaded as soon as they
 * have an address.
 */
export class FakeElement {
  className = "";
  hidden = false;
  src = "";
  readonly style = { setProperty: (): void => undefined };
  readonly classList = {
    add: (): void => undefined,
    remove: (): void => undefined,
    toggle: (): void => undefined,
  };
  private children: Child[] = [];
  private parent: FakeElement | null = null;

  constructor(readonly tag: string) {}

  get childNodes(): readonly Child[] {
    return this.children;
  }

  /** What a guest reads of it, with a mark for each picture. */
  get textContent(): string {
    if (this.tag === "img") return `[${this.src}]`;
    return this.children.map((child) => (typeof child === "string" ? child : child.textContent)).join(" ");
  }

  set textContent(text: string) {
    this.replaceChildren(...(text === "" ? [] : [text]));
  }

  /** Two elements that look the same have the same. */
  get innerHTML(): string {
    return this.children.map((child) => (typeof child === "string" ? child : child.outerHTML)).join("");
  }

  private get outerHTML(): string {
    return `<${this.tag} class="${this.className}" src="${this.src}">${this.innerHTML}</${this.tag}>`;
  }

  append(...added: Child[]): void {
    for (const child of added) {
      if (typeof child !== "string") {
        child.remove();
        child.parent = this;
      }
      this.children.push(child);
    }
  }

  replaceChildren(...added: Child[]): void {
    for (const child of this.children) if (typeof child !== "string") child.parent = null;
    this.children = [];
    this.append(...added);
  }

  remove(): void {
    const { parent } = this;
    if (parent) parent.children = parent.children.filter((child) => child !== this);
    this.parent = null;
  }

  setAttribute(): void {
    // Nobody reads it.
  }

  removeAttribute(name: string): void {
    if (name === "src") this.src = "";
  }

  addEventListener(): void {
    // Nothing happens to it.
  }

  decode(): Promise<void> {
    return Promise.resolve();
  }
}

/** What a browser keeps of a page, also when it is loaded again. */
export class FakeStorage {
  private readonly values = new Map<string, string>();
  private readonly files = new Map<string, { body: ArrayBuffer; type: string }>();

  readonly localStorage = {
    getItem: (key: string): string | null => this.values.get(key) ?? null,
    setItem: (key: string, value: string): void => void this.values.set(key, value),
    removeItem: (key: string): void => void this.values.delete(key),
  };

  /** With one cache, whatever its name. */
  readonly caches = {
    open: () => Promise.resolve(this.cache),
    delete: () => {
      this.files.clear();
      return Promise.resolve(true);
    },
  };

  private readonly cache = {
    match: (path: string) => {
      const file = this.files.get(path);
      return Promise.resolve(file && new Response(file.body, { headers: { "content-type": file.type } }));
    },
    put: async (path: string, response: Response): Promise<void> => {
      const type = response.headers.get("content-type") ?? "";
      this.files.set(path, { body: await response.arrayBuffer(), type });
    },
    delete: (url: string) => Promise.resolve(this.files.delete(pathOf(url))),
    keys: () => Promise.resolve([...this.files.keys()].map((path) => ({ url: path }))),
  };
}

function pathOf(url: string): string {
  return url.startsWith("/") ? url : new URL(url).pathname;
}
