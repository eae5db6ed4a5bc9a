import type { TvCommand } from "@tresen/contract/signage/command/command";
import type { PlayerState } from "@tresen/contract/signage/player/player";
import { MINUTE } from "@tresen/contract/kit/time";
import type { FileStore } from "../content/store";
import type { Player } from "../player";
import { element } from "../scene/scene-view";
import { SceneCommand } from "./scene-command";
import { pictureOf } from "./screen-picture";
import { Refusal, ask } from "../state/api";
import type { ServerClock } from "../state/clock";
import { keep, readKept } from "../state/kept";
import { note, notes } from "../state/log";
import { reasonOf } from "../watch/fault";
import { FAULT_TEXTS } from "../watch/fault.texts";

const IDENTIFY_FOR = 15_000;
/** The pauses in which the end of a command is told again, in milliseconds; they double, and take ten minutes together. */
const AGAIN = { first: 2_000, last: 600_000 };
/** What a command has set, until the TV's record changes. */
interface Overrides {
  version: number;
  volume?: number;
  powerHours?: PlayerState["powerHours"];
}

interface Parts {
  key: string;
  player: Player;
  store: FileStore;
  clock: ServerClock;
}

/** Carries out the commands of a TV, each once: also one after which the page is loaded again. */
export class Commands {
  private running: string | null = null;
  private notice: ReturnType<typeof setTimeout> | undefined;
  private readonly scene: SceneCommand;

  constructor(private readonly parts: Parts) {
    this.scene = new SceneCommand(parts);
  }

  /** Tells the end of a command that loaded the page again. */
  async finishInterrupted(): Promise<void> {
    const id = readKept<string>("command");
    if (id === null) return;
    // Until the server knows of it, its answers name the command again, which is not carried out a second time.
    keep("command-done", id);
    keep("command", null);
    await this.end(id, "done");
  }

  take(state: PlayerState): void {
    this.apply(state);
    const { command, commandScene } = state;
    if (command?.id === this.running) return void this.scene.renew(commandScene);
    // Another one, or none, says that what is still shown was taken back.
    this.running = null;
    this.scene.stop();
    if (!command || command.id === readKept<string>("command-done")) return;
    this.running = command.id;
    void this.run(command, state);
  }

  /** What commands have set holds until somebody changes the TV in the back-office. */
  private apply(state: PlayerState): void {
    const kept = readKept<Overrides>("overrides");
    const overrides = kept?.version === state.version ? kept : null;
    this.parts.player.volume = overrides?.volume ?? state.volume;
    if (overrides?.powerHours) state.powerHours = overrides.powerHours;
  }

  private set(change: Omit<Overrides, "version">): void {
    const { state } = this.parts.player;
    if (!state) return;
    const kept = readKept<Overrides>("overrides");
    const before = kept?.version === state.version ? kept : {};
    keep("overrides", { ...before, ...change, version: state.version });
    this.apply(state);
  }

  private async run(command: TvCommand, state: PlayerState): Promise<void> {
    note(`command ${command.type} by ${command.by}`);
    await this.report(command.id, "running");
    try {
      const result = await this.carryOut(command, state);
      if (this.running !== command.id) return;
      keep("command-done", command.id);
      await this.end(command.id, "done", result);
    } catch (error) {
      const message = reasonOf({ error, otherwise: FAULT_TEXTS.command });
      note(`command ${command.type}: ${message}`);
      keep("command-done", command.id);
      await this.end(command.id, "failed", { message });
    }
  }

  private async carryOut({ id, type, data }: TvCommand, state: PlayerState): Promise<object | undefined> {
    const { player, store, key } = this.parts;
    switch (type) {
      case "reload":
      case "restart":
      case "update":
        keep("command", id);
        if (type === "update") await (await navigator.serviceWorker?.getRegistration())?.update();
        location.reload();
        return new Promise(() => undefined);
      case "showScene":
        await this.scene.run({ id, minutes: Number(data["minutes"]), named: state.commandScene });
        return undefined;
      case "message":
        this.showNotice(noticeOf(String(data["text"])), Number(data["minutes"]) * MINUTE);
        return undefined;
      case "identify":
        this.showNotice(numberOf(player.state), IDENTIFY_FOR);
        return undefined;
      case "volume":
        this.set({ volume: Number(data["volume"]) });
        return undefined;
      case "powerPlan":
        this.set({ powerHours: data["powerHours"] as PlayerState["powerHours"] });
        return undefined;
      case "screenshot":
        await ask({ method: "POST", path: `/api/tv/${key}/picture`, body: { jpeg: await pictureOf(player) } });
        return undefined;
      case "clearCache":
        await store.clear();
        keep("played", null);
        keep("command", id);
        location.reload();
        return new Promise(() => undefined);
      case "sendLogs":
        return { lines: notes() };
    }
  }

  private showNotice(content: HTMLElement, duration: number): void {
    clearTimeout(this.notice);
    this.parts.player.notice(content);
    this.notice = setTimeout(() => this.parts.player.notice(null), duration);
  }

  /** Tells how a command ended, until the server has answered or would not wait for it any more. */
  private async end(id: string, state: "done" | "failed", result?: object): Promise<void> {
    for (let pause = AGAIN.first; !(await this.report(id, state, result)) && pause < AGAIN.last; pause *= 2)
      await new Promise((resolve) => setTimeout(resolve, pause));
  }

  /** @returns whether the server has answered. */
  private async report(id: string, state: "running" | "done" | "failed", result?: object): Promise<boolean> {
    const body = { state, ...(result ? { result } : {}) };
    try {
      await ask({ method: "POST", path: `/api/tv/${this.parts.key}/commands/${id}`, body });
      return true;
    } catch (error) {
      return error instanceof Refusal && error.status < 500;
    }
  }
}

function noticeOf(text: string): HTMLElement {
  const made = element("div", "notice");
  for (const line of text.split("\n")) made.append(element("p", "", line));
  return made;
}

function numberOf(state: PlayerState | null): HTMLElement {
  const made = element("div", "notice");
  made.append(element("p", "number", state?.identifier ?? ""), element("p", "", state?.name ?? ""));
  return made;
}
