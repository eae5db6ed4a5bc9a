import type { Block } from "@tresen/contract/site/block/block.resource";
import { ChevronLeft, ChevronRight } from "../../ui/icons";
import { IconButton } from "../../ui/button";
import { Dialog } from "../../ui/dialog";
import { MarkdownRenderer } from "../../widgets/markdown-renderer";
import { Picture } from "../../widgets/picture";
import * as texts from "./news.texts";
import { useNewsCarousel } from "./use-news-carousel";

/** The complete news, opened by the visitor. */
export function NewsDialog({ news, onClose }: { news: readonly Block[]; onClose: () => void }) {
  const { shown, place, turn, hasMore } = useNewsCarousel(news);
  if (!shown) return null;
  return (
    <Dialog
      open
      onClose={onClose}
      title={texts.heading}
      place="small"
      footer={
        hasMore && (
          <div className="flex items-center justify-between">
            <IconButton label={texts.previous} onClick={() => turn(-1)}>
              <ChevronLeft />
            </IconButton>
            <p className="figures text-sm text-muted">{place}</p>
            <IconButton label={texts.following} onClick={() => turn(1)}>
              <ChevronRight />
            </IconButton>
          </div>
        )
      }
    >
      <div aria-live="polite">
        <NewsContent block={shown} />
      </div>
    </Dialog>
  );
}

/** The picture and the text of one piece of news. */
export function NewsContent({ block: { content } }: { block: Block }) {
  const { image, text } = content;
  return (
    <>
      {image && (
        <Picture
          key={image.id}
          image={image}
          variants={["small", "medium"]}
          sizes="(min-width: 45rem) 28rem, 100vw"
          eager
          className="aspect-video w-full"
        />
      )}
      {text && <MarkdownRenderer text={text} className="p-5" />}
    </>
  );
}
