import type { FoundManifest } from "@tresen/contract/signage/player/player";
import { isDarkAt } from "../content/player-state";
import { readManifest } from "../content/read-manifest";
import type { FileStore } from "../content/store";
import type { Player } from "../player";
import type { Forced } from "../scene/made";
import type { ServerClock } from "../state/clock";
import { Fault } from "../watch/fault";
import { FAULT_TEXTS } from "../watch/fault.texts";
import { endOf, forgetEnd } from "./kept-end";

/** The command to show a scene for some minutes, whether it is part of what the TV plays or not. */
export class SceneCommand {
  /** The manifest that is shown. */
  private hash: string | null = null;

  constructor(private readonly parts: { player: Player; store: FileStore; clock: ServerClock }) {}

  /** Shows the scene once its files are here. Done when its time is over. @throws Fault where it cannot be shown. */
  async run({ id, minutes, named }: { id: string; minutes: number; named: FoundManifest | undefined }): Promise<void> {
    const { player, clock } = this.parts;
    if (isDarkAt({ state: player.state, now: clock.now() })) throw new Fault(FAULT_TEXTS.dark);
    try {
      const found = await this.load(named);
      const until = endOf({ id, minutes, now: clock.now() });
      await new Promise<void>((resolve, reject) => {
        const onEnd = (error?: unknown): void => (error === undefined ? resolve() : reject(error));
        player.forced = { ...found, until, onEnd };
      });
    } finally {
      this.forget();
    }
  }

  /** Goes on with what the scene has become, such as new prices; ends where it may not be shown any more. */
  async renew(named: FoundManifest | undefined): Promise<void> {
    const { player } = this.parts;
    const { forced } = player;
    if (!forced || named?.sha256 === this.hash) return;
    if (!named) return player.endForced(new Fault(FAULT_TEXTS.noScene));
    // What cannot be loaded now is loaded with the next look.
    const found = await this.load(named).catch(() => null);
    if (found && player.forced === forced) player.forced = { ...forced, ...found };
    return undefined;
  }

  /** The command was taken back. */
  stop(): void {
    this.parts.player.endForced();
  }

  private async load(named: FoundManifest | undefined): Promise<Pick<Forced, "scene" | "manifest">> {
    const { store } = this.parts;
    if (!named) throw new Fault(FAULT_TEXTS.noScene);
    const manifest = await readManifest(named, store.isEmptied()).catch(() => {
      throw new Fault(FAULT_TEXTS.network);
    });
    const [scene] = manifest.scenes;
    if (!scene) throw new Fault(FAULT_TEXTS.noScene);
    store.hold(manifest.files);
    const [fault] = (await store.load(manifest.files)).values();
    if (fault) throw new Fault(FAULT_TEXTS[fault]);
    this.hash = named.sha256;
    return { scene, manifest };
  }

  private forget(): void {
    this.hash = null;
    this.parts.store.hold([]);
    forgetEnd();
  }
}
