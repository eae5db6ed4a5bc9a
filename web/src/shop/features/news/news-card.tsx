import type { Block } from "@tresen/contract/site/block/block.resource";
import { X } from "../../../shared/icons";
import { ChevronLeft, ChevronRight } from "../../ui/icons";
import { Button, IconButton } from "../../ui/button";
import { MarkdownRenderer } from "../../widgets/markdown-renderer";
import { NoticeFrame } from "../../widgets/notice-frame";
import { Picture } from "../../widgets/picture";
import * as texts from "./news.texts";
import { useNewsCarousel } from "./use-news-carousel";

/** The news that appear without a click: one at a time in a small card, which opens the complete news. */
export function NewsCard({
  news,
  onOpen,
  onClose,
}: {
  news: readonly Block[];
  onOpen: () => void;
  onClose: () => void;
}) {
  const { shown, place, turn, hasMore } = useNewsCarousel(news);
  if (!shown) return null;
  const { image, text } = shown.content;
  return (
    <NoticeFrame name="news" role="dialog" label={texts.heading} onEscape={onClose}>
      <div className="-mt-1.5 -mr-2.5 flex flex-wrap items-center justify-end">
        <p className="mr-auto font-semibold">{hasMore ? <span className="figures">{place}</span> : texts.heading}</p>
        <Button look="plain" onClick={onOpen} className="text-sm">
          {texts.view}
        </Button>
        {hasMore && (
          <>
            <IconButton label={texts.previous} onClick={() => turn(-1)}>
              <ChevronLeft />
            </IconButton>
            <IconButton label={texts.following} onClick={() => turn(1)}>
              <ChevronRight />
            </IconButton>
          </>
        )}
        <IconButton label={texts.close} onClick={onClose}>
          <X size={20} />
        </IconButton>
      </div>
      <div aria-live="polite" className="flow-root">
        {image && (
          <Picture
            key={image.id}
            image={image}
            variants={["thumbnail", "tiny"]}
            sizes="5rem"
            eager
            className="float-left mt-1 mr-3 aspect-square w-20 rounded-control"
          />
        )}
        {text && <MarkdownRenderer text={text} className="news-text text-sm" />}
      </div>
    </NoticeFrame>
  );
}
