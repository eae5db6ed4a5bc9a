import type { Font } from "@tresen/contract/media/font/font";
import { imageTemplates } from "@tresen/contract/template/image-template.resource";
import { layer } from "@tresen/contract/template/layer/layer";
import { META } from "./page";

/** What tests of screens with templates need of a browser and of a server. */

export const INTER: Font = {
  family: "Inter",
  source: "packaged",
  category: "sans-serif",
  variants: ["regular"],
  files: [],
};
/** The answers to the calls for fonts, of which there is one in one file; null for another address. */
export function fontAnswer({ url, file }: { url: string; file: BlobPart }): Response | null {
  if (url.startsWith("/api/fonts")) return Response.json({ data: [INTER], cursor: null });
  return url.startsWith("/fonts/") ? new Response(new Blob([file])) : null;
}

const TEXT = "Beispiel";
const text = layer.parse({
  ...{ id: "name", type: "text", name: "Titel", x: 0, y: 0, width: 200, height: 40 },
  ...{ value: { text: TEXT, size: 30, overflow: "cut" }, bindings: { text: { path: "product.name" } } },
});

/** A template with the name of a product, which is cut where it is long. */
export const TEMPLATE = {
  ...META,
  id: "tpl_1",
  ...imageTemplates.fields.parse({
    ...{ identifier: "schild", name: "Schild", width: 200, height: 100, source: "product", layers: [text] },
  }),
};

export const product = (id: string, name: string) => ({ ...META, id, name, isEnabled: true, images: [] });

/** What the server says of a product. */
export const valuesOf = (name: string) => ({
  data: { "product.name": name, "shop.name": "Glutnest" },
  ...{ title: name, timeZone: "Europe/Vienna", currency: "EUR" },
});

/** Elements come into sight when a test says so. */
export function stubSight() {
  const watched = new Map<Element, IntersectionObserverCallback>();
  class Sight {
    readonly #callback: IntersectionObserverCallback;
    constructor(callback: IntersectionObserverCallback) {
      this.#callback = callback;
    }
    observe(element: Element): void {
      watched.set(element, this.#callback);
    }
    unobserve(element: Element): void {
      watched.delete(element);
    }
    disconnect(): void {
      for (const [element, callback] of watched) if (callback === this.#callback) watched.delete(element);
    }
  }
  Object.assign(globalThis, { IntersectionObserver: Sight, FontFace: class {} });
  Object.defineProperty(document, "fonts", { configurable: true, value: { add: () => undefined } });
  return {
    watched: () => [...watched.keys()],
    show: (elements: readonly Element[], isIntersecting = true): void => {
      for (const element of elements)
        watched.get(element)?.([{ target: element, isIntersecting } as IntersectionObserverEntry], {} as never);
    },
  };
}
