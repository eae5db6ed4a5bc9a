import type { Instant } from "@tresen/contract/kit/time";
import { type RefObject, useCallback, useEffect, useRef, useState } from "react";
import { isFrom } from "../../../../shared/preview/page-preview";
import {
  type PreviewMove,
  type PreviewPlace,
  type PreviewPlay,
  readSignagePreviewEvent,
} from "../../../../shared/preview/signage-preview";

/** What is played in the frame, from when on. */
export type Played = Omit<PreviewPlay, "kind" | "isPlaying">;

interface PreviewFrame {
  frame: RefObject<HTMLIFrameElement | null>;
  /** Where the player is; null before it has begun. */
  place: PreviewPlace | null;
  isPlaying: boolean;
  setIsPlaying: (isPlaying: boolean) => void;
  goTo: (at: Instant) => void;
}

/** Plays something in the frame, from its beginning whenever it is another one, and says where the player is. */
export function usePreviewFrame(played: Played): PreviewFrame {
  const frame = useRef<HTMLIFrameElement>(null);
  const [place, setPlace] = useState<PreviewPlace | null>(null);
  const [isPlaying, setIsPlaying] = useState(true);
  const send = useCallback(
    (order: PreviewPlay | PreviewMove) => frame.current?.contentWindow?.postMessage(order, window.location.origin),
    [],
  );
  useEffect(() => {
    const start = (): void => {
      setIsPlaying(true);
      send({ kind: "play", ...played, isPlaying: true });
    };
    const listen = (event: MessageEvent): void => {
      if (!isFrom({ event, sender: frame.current?.contentWindow ?? null })) return;
      const told = readSignagePreviewEvent(event.data);
      if (told?.kind === "ready") start();
      else if (told) setPlace(told);
    };
    window.addEventListener("message", listen);
    start();
    return () => window.removeEventListener("message", listen);
  }, [played, send]);
  const move = (at: Instant | null, goesOn: boolean): void => {
    setIsPlaying(goesOn);
    send({ kind: "move", at, isPlaying: goesOn });
  };
  return {
    ...{ frame, place, isPlaying },
    setIsPlaying: (goesOn) => move(null, goesOn),
    goTo: (at) => {
      // The slider is there at once, also before the player has answered.
      setPlace((known) => known && { ...known, at });
      move(at, isPlaying);
    },
  };
}
