import { formatMoney } from "@tresen/contract/kit/money";
import type { Manifest, ManifestScene } from "@tresen/contract/signage/player/manifest";
import type { PlayerLive } from "@tresen/contract/signage/player/player";
import { playing } from "@tresen/contract/signage/playing/playing";

/** What a TV has to show in the end, by the server's last word. */
export interface Expected {
  sha256: string;
  manifest: Manifest;
  live: PlayerLive;
}

/** A scene is on the screen a little after its time. */
const LAG = 800;

/** Whether what a guest reads is what `playing` says for this moment, or for the one just before. */
export function isRight({ expected, shown, now }: { expected: Expected; shown: string; now: number }): boolean {
  return [now, now - LAG].some((at) => wordsAt({ expected, at }).every((word) => shown.includes(word)));
}

/** What can be read of the scene that is on. */
export function wordsAt({ expected: { manifest, live }, at }: { expected: Expected; at: number }): string[] {
  const { scene: id } = playing({
    ...{ stream: manifest.stream, seed: manifest.stream.id, zone: manifest.zone, branch: manifest.branch, instant: at },
    segments: new Map(manifest.segments.map((segment) => [segment.id, segment])),
    scenes: new Map(manifest.scenes.map((scene) => [scene.id, scene])),
    live: { isOpen: live.isOpen, openOrders: live.openOrders, soldOutCategories: live.soldOut.categories },
  });
  const scene = manifest.scenes.find((one) => one.id === id);
  return scene ? wordsOf({ scene, manifest, live }) : ["nothing to show"];
}

function wordsOf({ scene, manifest, live }: { scene: ManifestScene; manifest: Manifest; live: PlayerLive }): string[] {
  const { content } = scene;
  if (content.type === "message") return [content.text];
  if (content.type === "image") return ["[image/"];
  if (content.type !== "menu") throw new Error(`The soak shows no scene of the type ${content.type}.`);
  return content.sections
    .flatMap(({ items }) => items)
    .map(({ name, product, price }) =>
      live.soldOut.products.includes(product)
        ? `${name} ausverkauft`
        : `${name} ${formatMoney(price ?? 0, manifest.currency)}`,
    );
}
