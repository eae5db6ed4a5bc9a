/*
 * The clipboard is kept for the session, which is that of one tab. So that something can be copied in one tab and pasted
 * in another, tabs tell each other what was copied, and each keeps it in its own session.
 */

const NAME = "clipboard";

type Said = { text: string } | { ask: true };

export interface OtherTabs {
  tell: (text: string) => void;
}

/**
 * Listens to the other tabs, and asks them what was copied there before.
 * @param onText called with what was copied in another tab; it is not checked yet.
 * @returns null where the browser has no such channel: then the clipboard works within the tab.
 */
export function joinOtherTabs({
  current,
  onText,
}: {
  /** What this tab has, for tabs that ask. */
  current: () => string | null;
  onText: (text: string) => void;
}): OtherTabs | null {
  if (typeof BroadcastChannel === "undefined") return null;
  const channel = new BroadcastChannel(NAME);
  const say = (said: Said): void => channel.postMessage(said);
  channel.addEventListener("message", ({ data }: MessageEvent<unknown>) => {
    if (typeof data !== "object" || data === null) return;
    if ("text" in data && typeof data.text === "string") return onText(data.text);
    const own = "ask" in data ? current() : null;
    if (own !== null) say({ text: own });
  });
  say({ ask: true });
  return { tell: (text) => say({ text }) };
}
