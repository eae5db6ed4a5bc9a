import type { TvCommand } from "@tresen/contract/signage/command/command";
import type { PlayerState } from "@tresen/contract/signage/player/player";
import type { FileStore } from "../content/store";
import type { Player } from "../player";
import { element } from "../scene/scene-view";
import { MessageCommand } from "./message-command";
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
  private identified: ReturnType<typeof setTimeout> | undefined;
  private readonly scene: SceneCommand;
  private readonly message: MessageCommand;

  constructor(private readonly parts: Parts) {
    this.scene = new SceneCommand(parts);
    this.message = new MessageCommand(parts);
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
    this.message.stop();
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
    if (!(await this.report(command.id, "running"))) void this.tellRunning(command.id);
    // It was taken back meanwhile.
    if (this.running !== command.id) return;
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
        this.hideNumber();
        await this.scene.run({ id, minutes: Number(data["minutes"]), named: state.commandScene });
        return undefined;
      case "message":
        this.hideNumber();
        await this.message.run({ id, text: String(data["text"]), minutes: Number(data["minutes"]) });
        return undefined;
      case "identify":
        this.showNumber();
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

  private showNumber(): void {
    const { cover, state } = this.parts.player;
    clearTimeout(this.identified);
    cover.showNumber(numberOf(state));
    this.identified = setTimeout(() => cover.showNumber(null), IDENTIFY_FOR);
  }

  /** What is shown next is to be seen at once. */
  private hideNumber(): void {
    clearTimeout(this.identified);
    this.parts.player.cover.showNumber(null);
  }

  /** Tells again that a command runs, as long as it does: the server gives up one of which it does not know. */
  private async tellRunning(id: string): Promise<void> {
    const isRunning = (): boolean => this.running === id && readKept<string>("command-done") !== id;
    for (let pause = AGAIN.first; pause < AGAIN.last; pause *= 2) {
      await new Promise((resolve) => setTimeout(resolve, pause));
      if (!isRunning() || (await this.report(id, "running"))) return;
    }
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

/** Letters of an identifier in a line; a longer one takes several. */
const LINE_OF_NUMBER = 16;

function numberOf(state: PlayerState | null): HTMLElement {
  const made = element("div", "notice");
  const number = element("p", "number", state?.identifier ?? "");
  number.style.setProperty("--letters", String(Math.min(LINE_OF_NUMBER, state?.identifier.length ?? 1)));
  made.append(number, element("p", "", state?.name ?? ""));
  return made;
}
