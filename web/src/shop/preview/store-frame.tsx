import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { isFrom, type PreviewEvent } from "../../shared/preview/page-preview";
import { readShownStore, type ShownStore } from "../../shared/preview/store-preview";
import { fixServerTime } from "../../shared/server-clock";
import { StoreView } from "../features/store/store-view";
import { refreshNow } from "../state/browser/now";
import { findBranch, type Shop } from "../state/shop";
import { ShopContext, shopQuery } from "../state/shop-query";
import { PREVIEW_FRAME_TEXTS as texts } from "./preview-frame.texts";
import { PreviewRouter } from "./preview-router";
import { scrollFrameTo } from "./scroll-to";

/** The page of a branch as it will be at a time, with the catalogue that the board of a menu sent last. */
export function StoreFrame({ editor }: { editor: Window }) {
  const { data: shop } = useQuery(shopQuery);
  const store = useShownStore(editor);
  useEffect(() => (store ? watchControls() : undefined), [store]);
  const branch = shop && store ? findBranch({ shop, identifier: store.branch }) : null;
  if (!shop || !store || !branch) return null;
  return (
    <ShopContext value={withStore({ shop, store })}>
      <PreviewRouter path={`store/${branch.identifier}`}>
        <main data-preview-store>
          <StoreView
            key={`${store.branch} ${store.at}`}
            branch={branch}
            aside={<p className="p-5 text-muted">{texts.noOrder}</p>}
          />
        </main>
      </PreviewRouter>
    </ShopContext>
  );
}

/** The shop with this catalogue instead of the published one. */
function withStore({ shop, store }: { shop: Shop; store: ShownStore }): Shop {
  return {
    ...shop,
    menus: store.menus,
    categories: new Map(store.categories.map((category) => [category.id, category])),
    products: new Map(store.products.map((product) => [product.id, product])),
  };
}

function useShownStore(editor: Window): ShownStore | null {
  const [store, setStore] = useState<ShownStore | null>(null);
  useEffect(() => {
    const listen = (event: MessageEvent): void => {
      const sent = isFrom({ event, sender: editor }) ? readShownStore(event.data) : null;
      if (!sent) return;
      // Whatever the shop computes from the time is of that time: hours, schedules, prices and the next slot.
      fixServerTime(sent.at);
      refreshNow();
      setStore(sent);
    };
    window.addEventListener("message", listen);
    const ready: PreviewEvent = { kind: "ready" };
    editor.postMessage(ready, window.location.origin);
    return () => window.removeEventListener("message", listen);
  }, [editor]);
  return store;
}

/**
 * Nothing is chosen or ordered from the preview: a chosen method would be kept by this browser, for the shop as well.
 * What only opens or closes a part of the page works. Returns a function that ends this.
 */
function watchControls(): () => void {
  const ended = new AbortController();
  const listen = { signal: ended.signal, capture: true };
  const stop = (event: Event): void => {
    const { target } = event;
    if (event.type === "click" && target instanceof Element) {
      // Links within the page lead to their category, all others nowhere: see `watch-presses.ts`.
      const anchor = target.closest("a")?.getAttribute("href");
      const place = anchor?.startsWith("#") ? document.getElementById(anchor.slice(1)) : null;
      if (place) scrollFrameTo(place);
    }
    if (!(target instanceof Element) || !target.closest("input, select, textarea, label, button, [role=radio]")) return;
    if (target.closest("[aria-expanded], summary")) return;
    if (event instanceof KeyboardEvent && event.key === "Tab") return;
    event.preventDefault();
    event.stopPropagation();
  };
  for (const kind of ["click", "mousedown", "change", "keydown"]) document.addEventListener(kind, stop, listen);
  return () => ended.abort();
}
