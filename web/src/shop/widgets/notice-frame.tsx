import { X } from "../../shared/icons";
import { type ReactNode, useEffect, useRef } from "react";
import type { NoticeName } from "../state/browser/notice-queue";
import { IconButton } from "../ui/button";
import { useHeightVariable } from "../ui/use-height-variable";
import * as texts from "./widgets.texts";

interface NoticeFrameProps {
  name: NoticeName;
  /** Its name, or the id of the heading that names it. */
  label?: string;
  labelledBy?: string;
  role?: "region" | "complementary" | "dialog";
  /** If set, the notice has a close button, and Escape closes it too. */
  onClose?: () => void;
  /** What Escape does if the notice has its own buttons. */
  onEscape?: () => void;
  takesFocus?: boolean;
  /** Shown below the text, or beside it if there is room. */
  actions?: ReactNode;
  children: ReactNode;
}

/**
 * The frame of a notice: along the lower edge, with other elements at that edge above it, or in the corner of wide
 * screens. It is never higher than a quarter of a phone's screen; longer content scrolls inside. It is not modal, so
 * customers can go on without answering it.
 */
export function NoticeFrame({
  name,
  label,
  labelledBy,
  role = "region",
  onClose,
  onEscape = onClose,
  takesFocus = false,
  actions,
  children,
}: NoticeFrameProps) {
  const frame = useRef<HTMLElement>(null);
  useHeightVariable({ name: "--notice-height", element: frame, isShown: true });
  useEscape(onEscape);
  useEffect(() => {
    if (takesFocus) frame.current?.focus();
  }, [takesFocus]);
  return (
    <section
      ref={frame}
      role={role}
      tabIndex={-1}
      aria-label={label}
      aria-labelledby={labelledBy}
      data-notice={name}
      className="notice risen"
    >
      <div className="page notice-body">
        <div className="min-w-0 flex-1">
          {onClose && (
            <IconButton label={texts.closeNotice} onClick={onClose} className="float-right -mt-1.5 -mr-2.5">
              <X size={20} />
            </IconButton>
          )}
          {children}
        </div>
        {actions && <div className="notice-actions">{actions}</div>}
      </div>
    </section>
  );
}

/** An open modal handles the key for itself. */
function useEscape(onEscape: (() => void) | undefined): void {
  useEffect(() => {
    if (!onEscape) return;
    const listen = ({ key }: KeyboardEvent): void => {
      if (key === "Escape" && !document.querySelector("dialog:modal")) onEscape();
    };
    window.addEventListener("keydown", listen);
    return () => window.removeEventListener("keydown", listen);
  }, [onEscape]);
}
