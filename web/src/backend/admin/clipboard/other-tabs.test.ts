import { afterEach, beforeEach, expect, test, vi } from "vitest";

/** Tabs in one browser: a channel that tells all others, and a session for each. */
class Channel extends EventTarget {
  static open: Channel[] = [];
  constructor() {
    super();
    Channel.open.push(this);
  }
  postMessage(data: unknown): void {
    for (const other of Channel.open)
      if (other !== this) other.dispatchEvent(new MessageEvent("message", { data: structuredClone(data) }));
  }
}

beforeEach(() => {
  Channel.open = [];
  vi.stubGlobal("BroadcastChannel", Channel);
  vi.stubGlobal("sessionStorage", undefined);
});
afterEach(() => vi.unstubAllGlobals());

/** A tab with its own session. What it does is done with that. */
async function openTab() {
  vi.resetModules();
  const stored = new Map<string, string>();
  const sessionStorage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  };
  const { joinOtherTabs } = await import("./other-tabs");
  const { readClip } = await import("./clipboard");
  const joined = joinOtherTabs({
    current: () => sessionStorage.getItem("clipboard"),
    onText: (text) => {
      if (readClip(text)) sessionStorage.setItem("clipboard", text);
    },
  });
  return {
    stored,
    copy: (text: string) => {
      sessionStorage.setItem("clipboard", text);
      joined?.tell(text);
    },
  };
}

const CLIP = JSON.stringify({ kind: "record:tags", value: { name: "Vegan" }, at: 1 });

test("what is copied in one tab can be pasted in the others, also in one that is opened later", async () => {
  const first = await openTab();
  const second = await openTab();
  first.copy(CLIP);
  expect(second.stored.get("clipboard")).toBe(CLIP);
  const third = await openTab();
  expect(third.stored.get("clipboard")).toBe(CLIP);
});

test("what is no copied value is not kept, whoever says it", async () => {
  const tab = await openTab();
  const stranger = new Channel();
  for (const data of [null, "text", { text: 1 }, { text: "{}" }, { text: "no JSON" }, { text: '{"kind":1,"value":2}' }])
    stranger.postMessage(data);
  expect(tab.stored.size).toBe(0);
});

test("without such a channel the clipboard works within the tab", async () => {
  vi.stubGlobal("BroadcastChannel", undefined);
  const { joinOtherTabs } = await import("./other-tabs");
  expect(joinOtherTabs({ current: () => null, onText: () => undefined })).toBeNull();
});
