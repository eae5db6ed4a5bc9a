import type { Manifest, ManifestScene } from "@tresen/contract/signage/player/manifest";
import { type SceneView, decodedImage, element } from "./scene-view";

/** The shop's logo or name, for the time in which nothing else may be shown. */
export function idleView({
  manifest: {
    shop: { logo, name, primaryColor },
  },
  urlOf,
}: {
  manifest: Manifest;
  urlOf: (path: string) => Promise<string>;
}): { scene: ManifestScene; view: SceneView } {
  const frame = element("div", "scene idle");
  frame.style.background = primaryColor;
  frame.append(element("p", "", name));
  if (logo !== null)
    // The name stays where the logo cannot be shown.
    void urlOf(logo)
      .then(decodedImage)
      .then(
        (image) => frame.replaceChildren(image),
        () => undefined,
      );
  return {
    scene: idleScene(name),
    view: { element: frame, ready: Promise.resolve(), stop: () => frame.remove() },
  };
}

/** What stands for the logo among the scenes. */
function idleScene(name: string): ManifestScene {
  return {
    ...{ id: "idle", name, version: 0, title: "", fit: "contain", isEnabled: true, duration: 10, transition: "fade" },
    ...{ validFrom: null, validTo: null, schedule: [], branches: [] },
    content: { type: "message", text: "", color: null, background: null },
  };
}
