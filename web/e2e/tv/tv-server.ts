import { createHash } from "node:crypto";
import type { Page, Route } from "@playwright/test";
import type { PlayedQuarter } from "@tresen/contract/signage/plays/plays";
import type { Manifest, ManifestContent, ManifestScene } from "@tresen/contract/signage/player/manifest";
import type { PlayerLive, PlayerState } from "@tresen/contract/signage/player/player";
import type { TvReport } from "@tresen/contract/signage/tv/tv.status";

const SECOND = 1000;

interface StoredFile {
  body: Buffer;
  mimeType: string;
}

const hashOf = (body: Buffer | string): string => createHash("sha256").update(body).digest("hex");

/** A message on the screen. */
export const word = (text: string): ManifestContent => ({ type: "message", text, color: "#fff", background: "#135" });

/** A scene of a second, or as long as is said. */
export function scene(id: string, content: ManifestContent, changes: Partial<ManifestScene> = {}): ManifestScene {
  return {
    ...{ id, name: id, version: 1, title: "", fit: "cover", isEnabled: true, duration: 1, transition: "none", content },
    ...{ validFrom: null, validTo: null, schedule: [], branches: [] },
    ...changes,
  };
}

/** A manifest whose filler shows these scenes one after the other. */
export function manifestOf(scenes: readonly ManifestScene[], changes: Partial<Manifest> = {}): Manifest {
  return {
    ...{ format: 1, branch: "brn_1", zone: "Europe/Vienna", currency: "EUR", priceHours: 12, files: [] },
    shop: { name: "Pizzeria", logo: null, primaryColor: "#7a1f1f", secondaryColor: "#ffffff" },
    stream: { id: "str_1", filler: "seg_1", plan: [], overrides: [], orientation: "landscape", isMuted: true },
    segments: [{ id: "seg_1", order: "sequence", entries: scenes.map(({ id }) => ({ scene: id })) }],
    scenes: [...scenes],
    ...changes,
  };
}

/** Stands for the server of one TV, so that a test decides about its time, files and faults. */
export class TvServer {
  isOffline = false;
  /** Files whose answers do not come. */
  readonly held = new Set<string>();
  readonly files = new Map<string, StoredFile>();
  readonly reports: (TvReport & { plays?: PlayedQuarter[] })[] = [];
  /** What the TV is told of itself beside what it plays. */
  told: Partial<PlayerState> = {};
  private manifest = "";
  private moved = 0;
  private readonly since = Date.now();

  constructor(private readonly start: number) {}

  get now(): number {
    return this.start + this.moved + (Date.now() - this.since);
  }

  /** What the TV is to play from now on. */
  play(manifest: Manifest): string {
    this.manifest = JSON.stringify(manifest);
    return hashOf(this.manifest);
  }

  /** A file that manifests may name. @param told what they say of it, where that is something else. */
  add(url: string, body: Buffer, told: Buffer = body): Manifest["files"][number] {
    const mimeType = url.endsWith(".webm") ? "video/webm" : "image/png";
    this.files.set(url, { body, mimeType });
    return { url, sha256: hashOf(told), bytes: told.length, mimeType };
  }

  /** Opens the TV's page, which has its key already. @param own what only this screen is told of itself, where there are several. */
  async open(page: Page, shop: string, own: Partial<PlayerState> = {}): Promise<void> {
    await page.addInitScript(() => localStorage.setItem("tv-key", '"key"'));
    await page.route(/\/(api\/tv|signage|tv-file)\//, (route) => this.answer(route, own));
    await page.goto(`${shop}/display/tv`);
  }

  /** Lets this time pass on the page and here. The page runs each of its timers once, and plays the last second. */
  async pass(page: Page, milliseconds: number): Promise<void> {
    this.moved += milliseconds;
    await page.clock.fastForward(milliseconds - SECOND);
    await page.clock.runFor(SECOND);
  }

  private async answer(route: Route, own: Partial<PlayerState>): Promise<void> {
    const path = new URL(route.request().url()).pathname;
    if (this.isOffline) return route.abort("internetdisconnected");
    // It never comes.
    if (this.held.has(path)) return undefined;
    const file = this.files.get(path);
    if (file) return route.fulfill({ body: file.body, contentType: file.mimeType });
    if (path.startsWith("/signage/")) return route.fulfill({ body: this.manifest, contentType: "application/json" });
    if (path.endsWith("/socket-ticket")) return route.fulfill({ status: 503, json: { errors: [] } });
    if (path.endsWith("/report")) this.reports.push(route.request().postDataJSON());
    const state = { ...this.state(), ...own };
    return route.fulfill({ json: { data: path.endsWith("/report") ? { state, live: this.live() } : state } });
  }

  private state(): PlayerState {
    const sha256 = hashOf(this.manifest);
    return {
      ...{
        id: "tv_1",
        version: 1,
        name: "Theke",
        identifier: "t1",
        branch: "brn_1",
        group: "",
        orientation: "landscape",
      },
      ...{ size: { width: 1280, height: 720 }, powerHours: [], volume: 0, wall: null, timeZone: "Europe/Vienna" },
      manifest: { sha256, url: `/signage/${sha256}.json`, bytes: this.manifest.length },
      ...{ command: null, now: new Date(this.now).toISOString() },
      ...this.told,
    };
  }

  private live(): PlayerLive {
    const soldOut = { products: [], categories: [] };
    const at = new Date(this.now).toISOString();
    return { at, isOpen: true, changesAt: null, openOrders: 0, soldOut, tickets: [], readyMinutes: null };
  }
}
