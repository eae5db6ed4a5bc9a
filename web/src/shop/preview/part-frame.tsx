import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { isFrom, type PreviewEvent } from "../../shared/preview/page-preview";
import { readShownPart, type ShownPart } from "../../shared/preview/part-preview";
import { NewsCard } from "../features/news/news-card";
import { NewsContent } from "../features/news/news-dialog";
import { Footer } from "../features/shell/footer";
import { Header } from "../features/shell/header";
import { MainNavigation } from "../features/shell/main-menu";
import type { Shop } from "../state/shop";
import { ShopContext, shopQuery } from "../state/shop-query";
import { LookFrame } from "./look-frame";
import { PreviewRouter } from "./preview-router";

/** What a form sent last: a navigation or pop-up in the shop's own header, footer or card, or the look of the shop. */
export function PartFrame({ editor }: { editor: Window }) {
  const { data: shop } = useQuery(shopQuery);
  const part = useShownPart(editor);
  if (!shop || !part) return null;
  if (part.kind === "look") return <LookFrame shop={shop} look={part} />;
  return (
    <ShopContext value={withPart({ shop, part })}>
      <PreviewRouter path="">
        {part.kind === "navigation" ? (
          <NavigationPart identifier={part.navigation.identifier} />
        ) : part.isWhole ? (
          <div className="mx-auto max-w-md bg-surface">
            <NewsContent block={part.block} />
          </div>
        ) : (
          <NewsCard news={[part.block]} onOpen={nothing} onClose={nothing} />
        )}
      </PreviewRouter>
    </ShopContext>
  );
}

/** The main menu is shown as it opens below the header; the other navigations are in the footer. */
function NavigationPart({ identifier }: { identifier: string }) {
  if (identifier !== "mainMenu") return <Footer />;
  return (
    <>
      <Header />
      <div className="ml-auto max-w-md bg-surface pt-4 shadow-panel">
        <MainNavigation onClose={nothing} />
      </div>
    </>
  );
}

/** The shop as it would be with this navigation instead of the published one. */
function withPart({ shop, part }: { shop: Shop; part: ShownPart }): Shop {
  if (part.kind !== "navigation") return shop;
  const { navigation } = part;
  const others = shop.navigations.filter(({ identifier }) => identifier !== navigation.identifier);
  return { ...shop, navigations: [...others, { ...navigation, isPublic: true }] };
}

function useShownPart(editor: Window): ShownPart | null {
  const [part, setPart] = useState<ShownPart | null>(null);
  useEffect(() => {
    const listen = (event: MessageEvent): void => {
      const sent = isFrom({ event, sender: editor }) ? readShownPart(event.data) : null;
      if (sent) setPart(sent);
    };
    window.addEventListener("message", listen);
    const ready: PreviewEvent = { kind: "ready" };
    editor.postMessage(ready, window.location.origin);
    return () => window.removeEventListener("message", listen);
  }, [editor]);
  return part;
}

const nothing = (): void => undefined;
