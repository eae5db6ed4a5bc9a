import { type DragEventHandler, useEffect, useState } from "react";
import { useStable } from "../../form/use-stable";
import { type Dropped, carriesFiles, droppedFiles } from "./dropped-files";

interface DropHandlers {
  onDragEnter: DragEventHandler;
  onDragOver: DragEventHandler;
  onDragLeave: DragEventHandler;
  onDrop: DragEventHandler;
}

/**
 * Takes files that are dropped onto an element or pasted anywhere on the screen, also whole folders. @returns whether
 * some are over it, and the handlers of the element.
 */
export function useDropped({ isOn, onFiles: take }: { isOn: boolean; onFiles: (files: readonly Dropped[]) => void }): {
  isOver: boolean;
  handlers: Partial<DropHandlers>;
} {
  // Elements within are entered before the outer one is left.
  const [depth, setDepth] = useState(0);
  const onFiles = useStable(take);
  useEffect(() => {
    if (!isOn) return undefined;
    const paste = (event: ClipboardEvent): void => {
      if (!event.clipboardData || event.clipboardData.files.length === 0 || isTyping(event.target)) return;
      event.preventDefault();
      void droppedFiles(event.clipboardData).then(onFiles);
    };
    document.addEventListener("paste", paste);
    return () => document.removeEventListener("paste", paste);
  }, [isOn, onFiles]);
  if (!isOn) return { isOver: false, handlers: {} };
  return {
    isOver: depth > 0,
    handlers: {
      onDragEnter: ({ dataTransfer }) => carriesFiles(dataTransfer) && setDepth((known) => known + 1),
      onDragLeave: ({ dataTransfer }) => carriesFiles(dataTransfer) && setDepth((known) => Math.max(0, known - 1)),
      onDragOver: (event) => {
        if (event.defaultPrevented || !carriesFiles(event.dataTransfer)) return;
        event.preventDefault();
        event.dataTransfer.dropEffect = "copy";
      },
      onDrop: (event) => {
        setDepth(0);
        // Something within, such as a folder, has taken them.
        if (event.defaultPrevented || !carriesFiles(event.dataTransfer)) return;
        event.preventDefault();
        void droppedFiles(event.dataTransfer).then(onFiles);
      },
    },
  };
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.matches("input:not([type=checkbox]), textarea, [contenteditable]");
}
