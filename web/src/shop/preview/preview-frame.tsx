import type { Site } from "@tresen/contract/site/site.resource";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { isFrom, type PreviewEvent, readShownPage, type ShownPage } from "../../shared/preview/page-preview";
import { loadSections } from "../features/content/section";
import { Content } from "../features/content/site-content";
import { ShopContext, shopQuery } from "../state/shop-query";
import { applyLook } from "./apply-look";
import { ChosenSection } from "./chosen-section";
import { PreviewRouter } from "./preview-router";
import { watchPresses } from "./watch-presses";

/** The page that the editor sent last, with what the shop shows around it: its colours, typefaces and branches. */
export function PreviewFrame({ editor }: { editor: Window }) {
  const { data: shop } = useQuery(shopQuery);
  const shown = useShownPage(editor);
  const config = shop?.config;
  useEffect(() => {
    if (config) applyLook(config);
  }, [config]);
  useEffect(() => watchPresses({ onChoose: (place) => tell({ editor, event: { kind: "choose", place } }) }), [editor]);
  if (!shop || !shown) return null;
  return (
    <ShopContext value={shop}>
      <div className="relative min-h-dvh">
        <PreviewRouter path={shown.site.path}>
          <Content key={shown.site.id} site={shown.site} />
        </PreviewRouter>
      </div>
      <ChosenSection place={shown.chosen} site={shown.site} />
    </ShopContext>
  );
}

/** What the editor sent last, once the layouts of its sections are loaded: so the page never flickers. */
function useShownPage(editor: Window): ShownPage | null {
  const [shown, setShown] = useState<ShownPage | null>(null);
  useEffect(() => {
    let latest: ShownPage | null = null;
    const listen = (event: MessageEvent): void => {
      const page = isFrom({ event, sender: editor }) ? readShownPage(event.data) : null;
      if (!page) return;
      latest = page;
      void loadSections(sectionsOf(page.site)).then(() => {
        if (latest === page) setShown(page);
      });
    };
    window.addEventListener("message", listen);
    tell({ editor, event: { kind: "ready" } });
    return () => window.removeEventListener("message", listen);
  }, [editor]);
  return shown;
}

function sectionsOf({ content }: Site) {
  return content.sections ?? [];
}

function tell({ editor, event }: { editor: Window; event: PreviewEvent }): void {
  editor.postMessage(event, window.location.origin);
}
