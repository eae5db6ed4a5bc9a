import { createECDH, randomBytes } from "node:crypto";
import type { BrowserKeys } from "@tresen/core/push/protocol";
import { readJson, writeJson } from "../json-file";

/** How many messages are shown and kept. */
const KEPT = 50;

/** A browser that is registered with the stand-in. Of one that was registered by a test its keys are not known. */
export interface StandInBrowser {
  token: string;
  at: string;
  isGone: boolean;
  keys: BrowserKeys | null;
  /** The name of the device that it was subscribed to. */
  device: string | null;
}

export interface StandInMessage {
  token: string;
  at: string;
  ttl: string;
  urgency: string;
  topic: string | null;
  /** The encrypted body in base64. */
  body: string;
}

interface Content {
  /** The pair of keys of the platform, in base64url. */
  vapid: { publicKey: string; privateKey: string };
  browsers: StandInBrowser[];
  messages: StandInMessage[];
  /** Whether the next message is refused, as a service does that is asked too often. */
  isBusy: boolean;
}

export interface PushStore {
  readonly content: Readonly<Content>;
  find(token: string): StandInBrowser | undefined;
  /** @param at ISO. */
  addBrowser(given: Pick<StandInBrowser, "at" | "keys" | "device">): StandInBrowser;
  forget(token: string): boolean;
  addMessage(message: StandInMessage): void;
  setBusy(isBusy: boolean): void;
}

/** What the stand-in knows, in one file of the data folder. The keys of the platform are made with it, once. */
export function openPushStore(path: string): PushStore {
  const content = readJson<Content | null>(path, null) ?? { ...EMPTY, vapid: newPair(), browsers: [], messages: [] };
  const save = (): void => writeJson(path, content);
  save();
  const find = (token: string): StandInBrowser | undefined => content.browsers.find((one) => one.token === token);
  return {
    content,
    find,
    addBrowser: (given) => {
      const browser = { ...given, token: randomBytes(16).toString("hex"), isGone: false };
      content.browsers.push(browser);
      save();
      return browser;
    },
    forget: (token) => {
      const browser = find(token);
      if (!browser) return false;
      browser.isGone = true;
      save();
      return true;
    },
    addMessage: (message) => {
      content.messages = [...content.messages, message].slice(-KEPT);
      save();
    },
    setBusy: (isBusy) => {
      content.isBusy = isBusy;
      save();
    },
  };
}

const EMPTY = { isBusy: false };

function newPair(): Content["vapid"] {
  const pair = createECDH("prime256v1");
  const publicKey = pair.generateKeys("base64url");
  // A number of 32 bytes may begin with zeros, which are left out of the buffer.
  const privateKey = Buffer.from(pair.getPrivateKey("hex").padStart(64, "0"), "hex").toString("base64url");
  return { publicKey, privateKey };
}
