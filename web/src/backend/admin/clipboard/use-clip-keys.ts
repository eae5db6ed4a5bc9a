import { useEffect } from "react";
import { isTyping } from "../../shared/use-slash-key";
import { useStable } from "../form/use-stable";
import { type Clip, readClip, writeClip } from "./clipboard";

/**
 * The keys to copy and paste, where no text is typed or chosen: they are the browser's own, so that the clipboard of the
 * system gets the same, and other windows can read it.
 * @param onCopy what is copied; null to leave it to others.
 * @param onPaste whether it took what is pasted.
 */
export function useClipKeys({
  onCopy,
  onPaste,
}: {
  onCopy: (focused: Element | null) => Clip | null;
  onPaste: (clip: Clip, focused: Element | null) => boolean;
}): void {
  const listen = useStable((event: ClipboardEvent) => {
    const focused = document.activeElement;
    if (event.defaultPrevented || isTyping(focused)) return;
    if (event.type === "copy") {
      const clip = document.getSelection()?.isCollapsed === false ? null : onCopy(focused);
      if (!clip) return;
      event.clipboardData?.setData("text/plain", writeClip(clip));
    } else {
      const clip = readClip(event.clipboardData?.getData("text/plain"));
      if (!clip || !onPaste(clip, focused)) return;
    }
    event.preventDefault();
  });
  useEffect(() => {
    document.addEventListener("copy", listen);
    document.addEventListener("paste", listen);
    return () => {
      document.removeEventListener("copy", listen);
      document.removeEventListener("paste", listen);
    };
  }, [listen]);
}
