import { useEffect, useRef } from "react";
import { dropDraft, keepDraft, noteOpen } from "./kept-draft";
import type { Editor } from "./editor";

/** Milliseconds after a change until it is kept. */
const PAUSE = 400;

/** Keeps what is not saved in this browser, so that a reload or a crash loses nothing. */
export function useKeptDraft({
  editor,
  user,
  id,
  version,
  isDirty,
}: {
  editor: Editor;
  user: string;
  id: string;
  version: number;
  isDirty: boolean;
}): void {
  const latest = useRef({ version, isDirty });
  useEffect(() => {
    latest.current = { version, isDirty };
    if (!isDirty) dropDraft({ user, id });
  }, [version, isDirty, user, id]);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const keep = (): void => {
      clearTimeout(timer);
      timer = undefined;
      if (latest.current.isDirty)
        keepDraft({ user, id, draft: { design: editor.design(), version: latest.current.version, at: Date.now() } });
    };
    const later = (): void => {
      timer ??= setTimeout(keep, PAUSE);
    };
    const leave = (): void => {
      keep();
      if (latest.current.isDirty) noteOpen(id);
    };
    const unsubscribe = editor.subscribe(later);
    window.addEventListener("pagehide", leave);
    return () => {
      unsubscribe();
      clearTimeout(timer);
      window.removeEventListener("pagehide", leave);
      // Whoever leaves the editor within the back-office has answered the question whether to save.
      dropDraft({ user, id });
    };
  }, [editor, user, id]);
}
