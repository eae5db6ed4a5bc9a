import type { Block } from "@tresen/contract/resources/shop";
import { useCallback, useEffect, useState } from "react";
import { ChevronLeft, ChevronRight } from "../../../shared/icons";
import { IconButton } from "../../ui/button";
import { Dialog } from "../../ui/dialog";
import { MarkdownRenderer } from "../../ui/markdown-renderer";
import { Picture } from "../../ui/picture";

/** One piece of news at a time; buttons and arrow keys lead to the others, round and round. */
export function NewsDialog({ news, onClose }: { news: readonly Block[]; onClose: () => void }) {
  const [index, setIndex] = useState(0);
  const { length } = news;
  const hasMore = length > 1;
  const turn = useCallback((step: number): void => setIndex((current) => (current + step + length) % length), [length]);

  useEffect(() => {
    if (!hasMore) return;
    const onKey = ({ key }: KeyboardEvent): void => {
      if (key === "ArrowLeft") turn(-1);
      if (key === "ArrowRight") turn(1);
    };
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, [hasMore, turn]);

  const shown = news[index % length];
  if (!shown) return null;
  const { image, text } = shown.content;
  return (
    <Dialog
      open
      onClose={onClose}
      title="Neuigkeiten"
      place="small"
      footer={
        hasMore && (
          <div className="flex items-center justify-between">
            <IconButton label="Vorherige Neuigkeit" onClick={() => turn(-1)}>
              <ChevronLeft />
            </IconButton>
            <p className="figures text-sm text-muted">
              {(index % length) + 1} von {length}
            </p>
            <IconButton label="Nächste Neuigkeit" onClick={() => turn(1)}>
              <ChevronRight />
            </IconButton>
          </div>
        )
      }
    >
      <div aria-live="polite">
        {image && <Picture key={image.id} image={image} variants={["small", "medium"]} sizes="(min-width: 45rem) 28rem, 100vw" eager className="aspect-video w-full" />}
        {text && <MarkdownRenderer text={text} className="p-5" />}
      </div>
    </Dialog>
  );
}
