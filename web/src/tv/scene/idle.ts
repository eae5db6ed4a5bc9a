import type { Manifest, ManifestScene } from "@tresen/contract/signage/player/manifest";
import { TV_PAGE_TEXTS as texts } from "../tv.texts";
import { colourOf } from "./look";
import { type SceneView, decodedImage, element } from "./scene-view";

export type Shop = Manifest["shop"];
/** The id of what stands for the logo among the scenes. */
export const IDLE = "idle";
/** How long the logo is waited for before the name is shown, in milliseconds. */
const PATIENCE = 500;

/**
 * The shop's logo or name, for the time in which nothing else may be shown. @param shop null before it is known.
 * @param isWaiting whether what is to be played is still loading.
 */
export function idleView({
  shop,
  isWaiting,
  urlOf,
}: {
  shop: Shop | null;
  isWaiting: boolean;
  urlOf: (path: string) => Promise<string>;
}): { scene: ManifestScene; view: SceneView } {
  const frame = element("div", "scene idle");
  const mark = element("div", "mark");
  mark.append(element("p", "", shop?.name ?? ""));
  frame.append(mark);
  if (isWaiting) frame.append(element("p", "waiting", texts.waiting));
  if (shop) colourOf({ element: frame, shop });
  const marked = shop && shop.logo !== null ? showLogo({ mark, url: urlOf(shop.logo) }) : Promise.resolve();
  return {
    scene: idleScene(shop?.name ?? ""),
    view: { element: frame, ready: Promise.race([marked, passed(PATIENCE)]), stop: () => frame.remove() },
  };
}

/** The name stays where the logo cannot be shown. */
async function showLogo({ mark, url }: { mark: HTMLElement; url: Promise<string> }): Promise<void> {
  try {
    mark.replaceChildren(await decodedImage(await url));
  } catch {
    // The name is seen.
  }
}

function passed(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

function idleScene(name: string): ManifestScene {
  return {
    ...{ id: IDLE, name, version: 0, title: "", fit: "contain", isEnabled: true, duration: 10, transition: "fade" },
    ...{ validFrom: null, validTo: null, schedule: [], branches: [] },
    content: { type: "message", text: "", color: null, background: null },
  };
}
