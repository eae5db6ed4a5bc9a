import { isDarkAt } from "../content/player-state";
import type { Player } from "../player";
import { element } from "../scene/scene-view";
import type { ServerClock } from "../state/clock";
import { Fault } from "../watch/fault";
import { FAULT_TEXTS } from "../watch/fault.texts";
import { endOf, forgetEnd } from "./kept-end";

/** The command to show a message in front of the scenes for some minutes. */
export class MessageCommand {
  private end: (() => void) | null = null;

  constructor(private readonly parts: { player: Player; clock: ServerClock }) {}

  /** Shows the message. Done when its time is over, or it was taken back. @throws Fault on a black screen. */
  async run({ id, text, minutes }: { id: string; text: string; minutes: number }): Promise<void> {
    const { player, clock } = this.parts;
    if (isDarkAt({ state: player.state, now: clock.now() })) throw new Fault(FAULT_TEXTS.dark);
    const left = endOf({ id, minutes, now: clock.now() }) - clock.now();
    player.cover.showMessage(noticeOf(text));
    let timer: ReturnType<typeof setTimeout> | undefined;
    await new Promise<void>((resolve) => {
      this.end = resolve;
      timer = setTimeout(resolve, left);
    });
    clearTimeout(timer);
    this.end = null;
    player.cover.showMessage(null);
    forgetEnd();
  }

  /** The command was taken back. */
  stop(): void {
    this.end?.();
  }
}

function noticeOf(text: string): HTMLElement {
  const made = element("div", "notice");
  for (const line of text.split("\n")) made.append(element("p", "", line));
  return made;
}
