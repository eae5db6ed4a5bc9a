import { useCallback, useEffect, useRef, useState } from "react";
import { Refusal, ask, isKeyRefused, pathFor } from "../shared/display-api";
import { type Note, keepNotes, readNotes } from "../shared/kept-notes";
import type { Paired } from "../shared/paired";
import { KITCHEN_TEXTS } from "./kitchen.texts";

const RETRY = 3_000;

/** Sent notes that the display remembers until an answer contains them. */
const REMEMBERED = 50;

export interface SentNote extends Note {
  /** When the server had taken it on, by the device's clock. */
  sentAt: number;
}

export interface Notes {
  /** Those that wait to be sent, oldest first. */
  waiting: readonly Note[];
  /** Those that the server has taken on last. */
  sent: readonly SentNote[];
  add: (notes: readonly Note[]) => void;
  /** What the server has refused, such as a note about an order that was canceled. */
  refusals: readonly string[];
  dismiss: () => void;
}

/**
 * Sends the kitchen's notes one after the other. Without a connection they wait, also when the page is loaded again; a
 * note that the server refuses is told and dropped.
 * @param onSent called when all have been sent, or one was refused.
 */
export function useNotes({
  paired,
  onSent,
  onRefused,
}: {
  paired: Paired;
  onSent: () => void;
  onRefused: () => void;
}): Notes {
  const [waiting, setWaiting] = useState<readonly Note[]>(readNotes);
  const [sent, setSent] = useState<readonly SentNote[]>([]);
  const [refusals, setRefusals] = useState<readonly string[]>([]);
  const queue = useRef<readonly Note[]>(waiting);
  const isSending = useRef(false);
  const isOver = useRef(false);
  const set = useCallback((notes: readonly Note[]) => {
    queue.current = notes;
    keepNotes(notes);
    setWaiting(notes);
  }, []);
  const send = useCallback(async (): Promise<void> => {
    if (isSending.current) return;
    isSending.current = true;
    while (queue.current.length > 0 && !isOver.current) {
      const [note] = queue.current;
      if (!note) break;
      const { uid, ticketNumber, ...body } = note;
      try {
        await ask({ method: "POST", path: `${pathFor(paired)}/${uid}/preparation`, body });
        setSent((known) => [...known, { ...note, sentAt: Date.now() }].slice(-REMEMBERED));
      } catch (error) {
        if (isKeyRefused(error)) {
          isSending.current = false;
          return onRefused();
        }
        const status = error instanceof Refusal ? error.status : 0;
        if (status === 0 || status === 429 || status >= 500) {
          const wait = error instanceof Refusal ? error.wait : null;
          await new Promise((resolve) => setTimeout(resolve, wait ?? RETRY));
          continue;
        }
        const told = (error instanceof Refusal && error.message) || KITCHEN_TEXTS.lost(ticketNumber);
        setRefusals((known) => (known.includes(told) ? known : [...known, told]));
      }
      set(queue.current.slice(1));
    }
    isSending.current = false;
    onSent();
  }, [paired, onSent, onRefused, set]);
  const add = useCallback(
    (notes: readonly Note[]) => {
      set([...queue.current, ...notes]);
      void send();
    },
    [set, send],
  );
  useEffect(() => {
    isOver.current = false;
    if (queue.current.length > 0) void send();
    return () => {
      isOver.current = true;
    };
  }, [send]);
  return { waiting, sent, add, refusals, dismiss: useCallback(() => setRefusals([]), []) };
}
