// @vitest-environment happy-dom
import type { Manifest, ManifestScene } from "@tresen/contract/signage/player/manifest";
import type { PlayerLive } from "@tresen/contract/signage/player/player";
import { expect, test } from "vitest";
import { FileStore } from "../content/store";
import { contextOf } from "./context";
import { messageView, ticketsView } from "./info";
import { menuView } from "./menu";
import type { SceneContext } from "./scene-view";

const NOW = Date.parse("2026-06-05T16:30:00Z");
const MINUTE = 60_000;
const MANIFEST: Manifest = {
  ...{ format: 1, branch: "brn_1", zone: "Europe/Vienna", currency: "EUR", priceHours: 24, files: [], scenes: [] },
  shop: { name: "Pizzeria", logo: null, primaryColor: "#222222", secondaryColor: "#ffffff" },
  stream: { id: "str_1", filler: "seg_1", plan: [], overrides: [], orientation: "landscape", isMuted: true },
  segments: [],
};
const SCENE: ManifestScene = {
  ...{ id: "scn_1", name: "", version: 1, title: "", fit: "contain", isEnabled: true, duration: 10 },
  ...{ transition: "none", validFrom: null, validTo: null, schedule: [], branches: [] },
  content: { type: "tickets", showPreparing: false },
};
const live: PlayerLive = {
  ...{ at: "", isOpen: true, changesAt: null, openOrders: 0, readyMinutes: null },
  ...{ soldOut: { products: [], categories: [] }, tickets: [] },
};

/** What a scene is drawn with, on a screen that was last told of its branch so long ago. */
function context({ silent = 0, isTimeKnown = true }: { silent?: number; isTimeKnown?: boolean } = {}): SceneContext {
  return contextOf({
    ...{ scene: SCENE, manifest: MANIFEST, live, volume: 0, played: null },
    onSoundBlocked: () => undefined,
    sources: {
      clock: { now: () => NOW, isKnown: () => isTimeKnown },
      store: new FileStore(),
      ...{ heardAt: () => NOW - silent, liveAt: () => NOW - silent, onChange: () => undefined },
    },
  });
}
const tickets = (asked: Parameters<typeof context>[0]): string =>
  ticketsView(context(asked), { type: "tickets", showPreparing: false }).element.textContent;
const menu = (asked: Parameters<typeof context>[0]) =>
  menuView(context(asked), {
    ...{ type: "menu", columns: 1, rows: 8, soldOut: "strike", showPrices: true, showDescriptions: false },
    sections: [
      {
        name: "Pizza",
        items: [{ product: "a", name: "Margherita", description: "", note: "", price: 990, isFrom: false }],
      },
    ],
  });

test("boards tell their age once the connection has been lost for some minutes, and only where the time is known", () => {
  expect(tickets({ silent: 4 * MINUTE })).not.toContain("Stand");
  expect(tickets({ silent: 30 * MINUTE })).toContain("Stand 18:00 Uhr");
  expect(tickets({ silent: 30 * MINUTE, isTimeKnown: false })).not.toContain("Stand");
  const before = menu({ silent: 30 * 60 * MINUTE }).element.textContent;
  expect(before).toMatch(/Stand 4\. Juni,? (um )?12:30 Uhr/);
  expect(before).not.toContain("9,90");
  const view = menu({});
  expect(view.element.textContent).not.toContain("Stand");
  view.update?.(context({ silent: 6 * MINUTE }));
  expect(view.element.textContent).toContain("Stand 18:24 Uhr");
});

test.each([
  ["#ffffff", "#ffffff", "#000000"],
  ["#222222", "#101010", "#ffffff"],
  ["#ffd400", "#101010", "#ffd400"],
  // Without a background of its own the scene stands on the shop's dark colour.
  ["#111111", null, "#ffffff"],
  [null, "#ffffff", "#000000"],
])("letters in %s on %s are shown in %s", (color, background, shown) => {
  const { element } = messageView(context(), { type: "message", text: "Hallo", color, background });
  expect(element.style.color).toBe(shown);
});
