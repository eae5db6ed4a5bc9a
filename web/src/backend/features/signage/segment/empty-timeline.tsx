import { useEffect, useRef, useState } from "react";
import { EDITOR_TEXTS as texts } from "./segment-editor.texts";

/** Stands in place of the timeline. It takes the focus of the last block that was removed, which would be lost. */
export function EmptyTimeline({ hasFocus }: { hasFocus: boolean }) {
  const [isTaken] = useState(hasFocus);
  const text = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (isTaken) text.current?.focus();
  }, [isTaken]);
  return (
    <p
      ref={text}
      tabIndex={-1}
      className="rounded-panel border border-dashed border-line-strong px-4 py-6 text-center text-muted"
    >
      {texts.empty}
    </p>
  );
}
