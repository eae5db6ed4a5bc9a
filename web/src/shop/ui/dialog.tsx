import { X } from "../../shared/icons";
import { type ReactNode, useId, useLayoutEffect, useRef } from "react";
import { IconButton } from "./button";
import * as texts from "./ui.texts";

const PLACES = {
  /** At the lower edge on phones, in the middle of anything wider. */
  sheet:
    "mt-auto mb-0 w-full max-w-none rounded-t-panel max-h-[92dvh] md:m-auto " +
    "md:max-h-[88dvh] md:max-w-2xl md:rounded-panel",
  /** The same with room for two columns. */
  wide:
    "mt-auto mb-0 w-full max-w-none rounded-t-panel max-h-[96dvh] md:m-auto " +
    "md:max-h-[88dvh] md:max-w-4xl md:rounded-panel",
  small:
    "mt-auto mb-0 w-full max-w-none rounded-t-panel max-h-[92dvh] md:m-auto " +
    "md:max-h-[88dvh] md:max-w-md md:rounded-panel",
  /** Along the right edge, full height. */
  drawer: "ml-auto mr-0 h-dvh max-h-none w-full max-w-md",
} as const;

interface DialogProps {
  open: boolean;
  onClose: () => void;
  title: string;
  place?: keyof typeof PLACES;
  /** Replaces the bar with title and close button; it must contain a way to close. */
  header?: ReactNode;
  /** Stays visible below the content. */
  footer?: ReactNode;
  children: ReactNode;
}

/** A modal on the browser's own <dialog>: focus stays inside and returns, Escape and a click beside it close. */
export function Dialog({ open, ...rest }: DialogProps) {
  return open ? <OpenDialog {...rest} /> : null;
}

/** A separate component, so that the dialog is closed, which returns the focus, before it is removed from the page. */
function OpenDialog({ onClose, title, place = "sheet", header, footer, children }: Omit<DialogProps, "open">) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();

  // Runs before the effects of the content, so that the content can move the focus.
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);

  return (
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      onCancel={(event) => {
        // A file picker inside the dialog also fires `cancel` when no file is chosen.
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => {
        if (event.target === event.currentTarget) onClose();
      }}
      className={`dialog fixed bg-surface p-0 text-ink shadow-panel outline-none ${PLACES[place]}`}
    >
      <div className="flex max-h-[inherit] flex-col" style={place === "drawer" ? { height: "100%" } : undefined}>
        {header ?? (
          <div className="flex items-center justify-between gap-2 border-b border-line py-2 pr-2 pl-5">
            <h2 id={titleId} className="text-lg leading-snug font-semibold">
              {title}
            </h2>
            <IconButton label={texts.close} onClick={onClose}>
              <X size={22} />
            </IconButton>
          </div>
        )}
        {header !== undefined && (
          <h2 id={titleId} className="sr-only">
            {title}
          </h2>
        )}
        <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain">{children}</div>
        {footer && (
          <div className="border-t border-line bg-surface px-5 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))]">
            {footer}
          </div>
        )}
      </div>
    </dialog>
  );
}
