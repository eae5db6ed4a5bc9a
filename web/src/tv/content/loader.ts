import { MANIFEST_FORMAT, type Manifest } from "@tresen/contract/signage/player/manifest";
import type { FoundManifest } from "@tresen/contract/signage/player/player";
import type { Player } from "../player";
import { keep, readKept } from "../state/kept";
import { note } from "../state/log";
import { FAULT_TEXTS } from "../watch/fault.texts";
import { readManifest } from "./read-manifest";
import { incompleteScenes, scenesWith } from "./scene-files";
import type { FileStore, LoadFault } from "./store";

/** Files that are missing are tried again after the first pause, which doubles up to the longest. */
const PAUSE = { first: 3_000, longest: 60_000 };

interface Parts {
  store: FileStore;
  player: Pick<Player, "played" | "take" | "troubles">;
  /** The manifest could be read, whatever became of its files. */
  onRead: () => void;
  /** It could not: the server may name another one by now. */
  onUnread: () => void;
  /** There is nothing more to load for the moment. */
  onEnd: () => void;
}

/** Loads what the server names, and gives it to the player once it is here. */
export class Loader {
  /** The manifest that is played with all of its files. */
  playedHash: string | null = readKept<string>("played");
  /** The one of which something is missing. */
  loading: string | null = null;
  private wanted: { named: FoundManifest | null } | null = null;
  private running: Promise<void> | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private pause = PAUSE.first;

  constructor(private readonly parts: Parts) {}

  /** Loads this manifest now, or after what is being loaded. @param named null for a screen without a stream. */
  load(named: FoundManifest | null): void {
    clearTimeout(this.timer);
    this.wanted = { named };
    this.running ??= this.run().finally(() => void (this.running = null));
  }

  /** Done when what was to be loaded is here, or could not be loaded. */
  async ended(): Promise<void> {
    await this.running;
  }

  private async run(): Promise<void> {
    while (this.wanted) {
      const { named } = this.wanted;
      this.wanted = null;
      try {
        if (await this.loadManifest(named)) this.pause = PAUSE.first;
        else this.loadAgain(named);
        this.parts.onRead();
      } catch {
        this.parts.onUnread();
      }
    }
    this.parts.onEnd();
  }

  /** Only the files: the server has nothing else to say of them. */
  private loadAgain(named: FoundManifest | null): void {
    this.timer = setTimeout(() => this.load(named), this.pause * (0.5 + Math.random()));
    this.pause = Math.min(PAUSE.longest, this.pause * 2);
  }

  /**
   * Plays the manifest once all of its files are here; until then the one before stays, since scenes without their files
   * would fail. Where no manifest is whole, scenes whose files are here are played.
   * @returns whether nothing is missing. @throws where the manifest cannot be read.
   */
  private async loadManifest(named: FoundManifest | null): Promise<boolean> {
    const { store, player } = this.parts;
    if (!named || this.isPlayed(named)) {
      this.loading = null;
      player.troubles.lack(new Map());
      return true;
    }
    this.loading = named.sha256;
    const manifest = await readManifest(named, store.isEmptied());
    if (Number(manifest.format) !== MANIFEST_FORMAT) {
      location.reload();
      return true;
    }
    const isFirst = !player.played;
    const hasWhole = this.playedHash !== null && !isFirst;
    const takePart = (): void => player.take(manifest, incompleteScenes({ manifest, has: (file) => store.has(file) }));
    if (isFirst) {
      this.notePlayed(null);
      await store.keepPlayed(manifest);
    }
    const faults = await store.load(manifest.files, isFirst ? takePart : undefined);
    player.troubles.lack(reasonsOf({ manifest, faults }));
    if (faults.size > 0) {
      note(`files of ${named.sha256}: ${[...new Set(faults.values())].join(", ")}`);
      if (hasWhole) return false;
      await store.keepPlayed(manifest);
      takePart();
      return false;
    }
    const isKept = await store.keepPlayed(manifest);
    player.take(manifest);
    if (!isKept) {
      // It goes on without a network until the page ends.
      player.troubles.lack(new Map([["", FAULT_TEXTS.full]]));
      return false;
    }
    this.notePlayed(named.sha256);
    this.loading = null;
    return true;
  }

  private notePlayed(hash: string | null): void {
    this.playedHash = hash;
    keep("played", hash);
  }

  /** Whether it is played, and none of its files was lost since. */
  private isPlayed({ sha256 }: FoundManifest): boolean {
    const { store, player } = this.parts;
    return sha256 === this.playedHash && player.played !== null && player.played.files.every((file) => store.has(file));
  }
}

/** Why scenes cannot be shown whose files are missing, by their ids; "" for the logo. */
function reasonsOf({
  manifest: { scenes },
  faults,
}: {
  manifest: Pick<Manifest, "scenes">;
  faults: ReadonlyMap<string, LoadFault>;
}): Map<string, string> {
  return new Map(
    [...faults].flatMap(([url, fault]) => {
      const named = scenesWith({ scenes, urls: new Set([url]) });
      return (named.length > 0 ? named : [""]).map((scene): [string, string] => [scene, FAULT_TEXTS[fault]]);
    }),
  );
}
