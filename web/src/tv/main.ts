import "./polyfills";
import type { PlayerLive, PlayerState } from "@tresen/contract/signage/player/player";
import { Commands } from "./command/commands";
import { connect } from "./connect";
import { findShop, keptShop } from "./content/shop";
import { incompleteScenes } from "./content/scene-files";
import { FileStore } from "./content/store";
import { firstPaintKeeper } from "./first/keep-first-paint";
import { PlayCounter } from "./plays/play-counter";
import { whenOnlyPage } from "./plays/only-page";
import { Player, STEP } from "./player";
import { ServerClock } from "./state/clock";
import { keep, readKept } from "./state/kept";
import { keepNotes, note } from "./state/log";
import { Sync } from "./sync";
import { FAULT_TEXTS } from "./watch/fault.texts";
import { Watchdog } from "./watch/watchdog";
import "./tv.css";
import "./scene/scenes.css";
import "./scene/menu.css";
import "./scene/words.css";
import "./scene/upright.css";

/** The build of the page: the name of its script changes with it. */
const VERSION = import.meta.url.replace(/^.*\/|\.js$/g, "");

async function start(): Promise<void> {
  note(`start ${VERSION}`);
  const key = readKept<string>("key") ?? (await connect(document.body));
  keep("key", key);
  const clock = new ServerClock();
  const store = new FileStore();
  let sync: Sync | null = null;
  const player = new Player(document.body, {
    ...{ clock, store },
    heardAt: () => sync?.heardAt ?? 0,
    liveAt: () => sync?.liveAt ?? 0,
    onChange: () => {
      keepFirstPaint();
      sync?.tell();
    },
  });
  const keepFirstPaint = firstPaintKeeper({ player, urlOf: (path) => store.urlOf(path).catch(() => path) });
  // What was played last goes on at once, also without a network.
  player.state = readKept<PlayerState>("state");
  player.live = readKept<PlayerLive>("live");
  const commands = new Commands({ key, player, store, clock });
  sync = new Sync({
    ...{ key, clock, store, player, version: VERSION },
    onCommand: (state) => commands.take(state),
    onRefused: () => {
      keep("key", null);
      location.reload();
    },
  });
  const played = await store.readPlayed().catch(() => null);
  if (played) player.take(played, incompleteScenes({ manifest: played, has: (file) => store.has(file) }));
  else void showShop(player);
  play({ player, clock });
  sync.start();
  await commands.finishInterrupted();
  await navigator.storage?.persist?.().catch(() => false);
}

/** Until there is something to play, guests see whose screen it is. */
async function showShop(player: Player): Promise<void> {
  player.shop = keptShop();
  player.shop = await findShop();
}

/** Plays from now on, and counts what can be seen. */
function play({ player, clock }: { player: Player; clock: ServerClock }): void {
  const counter = new PlayCounter(() => clock.isHeard());
  let isCounting = false;
  whenOnlyPage(() => {
    isCounting = true;
  });
  const watchdog = new Watchdog({
    step: () => {
      player.step();
      const { state } = player;
      // Where the time is not known, nobody could say when it was.
      const seen = clock.isKnown() ? player.seen : null;
      if (isCounting) counter.see({ seen, place: state && { tv: state.id, branch: state.branch }, now: clock.now() });
    },
    // The scene that is shown may be why.
    onStoodStill: (duration) =>
      player.troubles.tell(player.shownScene?.id ?? "", FAULT_TEXTS.stoodStill(Math.round(duration / 1000))),
    reload: () => location.reload(),
  });
  const look = (): void => {
    watchdog.run();
    // Exactly when the next scene follows, so that screens of a group change together.
    const left = (player.changesAt ?? 0) - clock.now();
    if (left > 0 && left < STEP) setTimeout(() => watchdog.run(), left);
  };
  setInterval(look, STEP);
  look();
  addEventListener("pagehide", () => isCounting && counter.keep(clock.now()));
}

addEventListener("error", ({ message }) => note(message));
addEventListener("unhandledrejection", ({ reason }) => note(String(reason)));
addEventListener("pagehide", keepNotes);
if (import.meta.env.PROD)
  addEventListener(
    "load",
    () =>
      void navigator.serviceWorker
        ?.register("/build/tv-sw.js", { scope: "/display/tv", updateViaCache: "none" })
        .catch(() => undefined),
  );
void start();
