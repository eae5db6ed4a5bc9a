import { type RefObject, useEffect, useRef } from "react";
import { isFrom, readPreviewEvent } from "../../../shared/preview/page-preview";
import type { ShownPart } from "../../../shared/preview/part-preview";

/** Sends a part of the shop to the frame with its preview, whenever it changes and when the frame is ready for it. */
export function useShownPart(part: ShownPart): RefObject<HTMLIFrameElement | null> {
  const frame = useRef<HTMLIFrameElement>(null);
  useEffect(() => {
    const show = (): void => frame.current?.contentWindow?.postMessage(part, window.location.origin);
    const listen = (event: MessageEvent): void => {
      const isOwn = isFrom({ event, sender: frame.current?.contentWindow ?? null });
      if (isOwn && readPreviewEvent(event.data)?.kind === "ready") show();
    };
    window.addEventListener("message", listen);
    show();
    return () => window.removeEventListener("message", listen);
  }, [part]);
  return frame;
}
