import type { Block } from "@tresen/contract/site/block/block.resource";
import { useCallback, useEffect, useState } from "react";
import * as texts from "./news.texts";

interface NewsCarousel {
  shown: Block | undefined;
  /** `1 von 3` */
  place: string;
  turn: (step: number) => void;
  hasMore: boolean;
}

/** Shows one piece of news at a time; buttons and arrow keys show the others, in a circle. */
export function useNewsCarousel(news: readonly Block[]): NewsCarousel {
  const [index, setIndex] = useState(0);
  const { length } = news;
  const hasMore = length > 1;
  const turn = useCallback((step: number): void => setIndex((current) => (current + step + length) % length), [length]);

  useEffect(() => {
    if (!hasMore) return;
    const onKey = ({ key, target }: KeyboardEvent): void => {
      // In an input field the arrow keys move the cursor.
      if (target instanceof Element && target.matches("input, select, textarea")) return;
      if (key === "ArrowLeft") turn(-1);
      if (key === "ArrowRight") turn(1);
    };
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, [hasMore, turn]);

  return {
    shown: news[index % length],
    place: texts.position({ number: (index % length) + 1, count: length }),
    turn,
    hasMore,
  };
}
