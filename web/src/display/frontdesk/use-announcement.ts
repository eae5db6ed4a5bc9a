import type { BoardEntry } from "@tresen/contract/display/display";
import { useEffect, useRef, useState } from "react";
import { chime } from "../../shared/chime";
import { FRONTDESK_TEXTS } from "./frontdesk.texts";

const MARKED = 20_000;

/** Announces numbers that have become ready: by sound, by a mark for some seconds, and by voice where it is wanted. */
export function useAnnouncement({
  entries,
  hasVoice,
}: {
  entries: readonly BoardEntry[] | null;
  hasVoice: boolean;
}): ReadonlySet<number> {
  const known = useRef<ReadonlySet<number> | null>(null);
  const voice = useRef(hasVoice);
  const [fresh, setFresh] = useState<ReadonlySet<number>>(new Set());
  useEffect(() => {
    voice.current = hasVoice;
  }, [hasVoice]);
  useEffect(() => {
    if (entries === null) return undefined;
    const ready = entries.filter(({ state }) => state === "ready").map(({ ticketNumber }) => ticketNumber);
    const before = known.current;
    known.current = new Set(ready);
    const added = before === null ? [] : ready.filter((number) => !before.has(number));
    if (added.length === 0) return undefined;
    chime();
    if (voice.current) speak(FRONTDESK_TEXTS.announced(added));
    setFresh((marked) => new Set([...marked, ...added]));
    setTimeout(() => setFresh((marked) => new Set([...marked].filter((number) => !added.includes(number)))), MARKED);
    return undefined;
  }, [entries]);
  return fresh;
}

function speak(text: string): void {
  if (!("speechSynthesis" in window)) return;
  const said = new SpeechSynthesisUtterance(text);
  said.lang = "de-AT";
  const german = speechSynthesis.getVoices().find(({ lang }) => lang.startsWith("de"));
  if (german) said.voice = german;
  speechSynthesis.speak(said);
}
