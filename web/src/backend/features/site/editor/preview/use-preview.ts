import { type RefObject, useEffect, useState } from "react";
import { isFrom, readPreviewEvent } from "../../../../../shared/preview/page-preview";
import { useKeeperState, usePageState, useParts } from "../editor-context";
import { shownPage, wholePlace } from "./shown-page";

/** Sends the frame what is typed, and chooses the section that is pressed in it. */
export function usePreview(frame: RefObject<HTMLIFrameElement | null>): { isReady: boolean } {
  const { page } = useParts();
  const { fields, chosen } = usePageState();
  const { record } = useKeeperState();
  /** How often the frame was loaded: each time it has to be told anew. */
  const [loads, setLoads] = useState(0);
  useEffect(() => {
    const listen = (event: MessageEvent): void => {
      const sender = frame.current?.contentWindow ?? null;
      const told = isFrom({ event, sender }) ? readPreviewEvent(event.data) : null;
      if (told?.kind === "ready") setLoads((count) => count + 1);
      if (told?.kind !== "choose") return;
      const place = wholePlace({ fields: page.fields(), place: told.place });
      if (place !== null) page.choose(place);
    };
    window.addEventListener("message", listen);
    return () => window.removeEventListener("message", listen);
  }, [frame, page]);
  useEffect(() => {
    if (loads > 0)
      frame.current?.contentWindow?.postMessage(shownPage({ record, fields, chosen }), window.location.origin);
  }, [frame, loads, record, fields, chosen]);
  return { isReady: loads > 0 };
}
