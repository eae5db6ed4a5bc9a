import { X } from "../../shared/icons";
import { type ReactNode, useEffect, useRef } from "react";
import type { NoticeName } from "../state/browser/notice-queue";
import { IconButton } from "../ui/button";
import { useHeightVariable } from "../ui/use-height-variable";
import * as texts from "./widgets.texts";

interface NoticeFrameProps {
  name: NoticeName;
  /** What it is called; or the id of the heading that says so. */
  label?: string;
  labelledBy?: string;
  role?: "region" | "complementary" | "dialog";
  /** With it the notice has a button that closes it, and Escape does so too. */
  onClose?: () => void;
  /** What Escape does where the notice has buttons of its own. */
  onEscape?: () => void;
  takesFocus?: boolean;
  /** Below the text, or beside it where there is room. */
  actions?: ReactNode;
  children: ReactNode;
}

/**
 * What one notice stands in: along the lower edge, above which everything else that keeps to it moves, and in the
 * corner of wide screens. Never higher than a quarter of a phone's screen; what does not fit is scrolled inside. Not
 * modal: nobody who is choosing a pizza has to answer it.
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

/** A modal above it takes the key for itself. */
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
