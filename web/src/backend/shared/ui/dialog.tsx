import { X } from "lucide-react";
import { type ReactNode, useEffect, useRef } from "react";
import {
  Dialog as AriaDialog,
  type DialogProps as AriaDialogProps,
  Heading,
  Modal,
  ModalOverlay,
} from "react-aria-components";
import { COMMON_TEXTS } from "../common.texts";
import { keepFocus } from "../focus/keep-focus";
import { Button, IconButton } from "./button";

const PANEL =
  "flex max-h-[calc(100dvh-1.5rem-var(--entries-height,0px))] flex-col rounded-panel bg-surface " +
  "shadow-panel outline-none low:scroll-pb-16 low:overflow-y-auto";
/** Large letters on a small screen leave no more room at the sides than usual ones. */
const SIDES = "px-[min(1.25rem,5.6vw)]";
/** On a low screen title and content scroll together, below them the buttons stay in sight. */
const CONTENT = `relative min-h-0 overflow-y-auto ${SIDES} py-4 low:shrink-0 low:overflow-visible low:py-2`;
const BUTTONS =
  `flex flex-wrap justify-end gap-2 rounded-b-panel border-t border-line bg-surface ${SIDES} py-4 low:sticky ` +
  "low:bottom-0 low:z-1 low:shrink-0 low:flex-nowrap low:py-2 low:*:min-w-0 low:*:shrink";

interface DialogProps {
  isOpen: boolean;
  onClose: () => void;
  title: ReactNode;
  children: ReactNode;
  /** The buttons, the main one last. */
  footer?: ReactNode;
  /** A question that must be answered by one of its buttons. */
  role?: "dialog" | "alertdialog";
  size?: "sm" | "md" | "lg" | "xl";
  /** Whether only a button closes it, since what it shows is not shown again. */
  isKept?: boolean;
}

const WIDTHS = { sm: "max-w-md", md: "max-w-xl", lg: "max-w-3xl", xl: "max-w-6xl" };
/** The area of dialogs. It leaves room for the entries of failed calls, which stay usable below it. */
export const DIALOG_AREA = "fixed inset-x-0 top-0 bottom-(--entries-height,0px) z-40";
const OVERLAY = `${DIALOG_AREA} flex bg-black/45 animate-fade`;

/** A question or small form in the middle of the screen. */
export function Dialog({
  isOpen,
  onClose,
  title,
  children,
  footer,
  role = "dialog",
  size = "sm",
  isKept = false,
}: DialogProps) {
  return (
    <ModalOverlay
      data-overlay={size}
      isOpen={isOpen}
      onOpenChange={(open) => !open && onClose()}
      isDismissable={role === "dialog"}
      isKeyboardDismissDisabled={isKept}
      className={`${OVERLAY} items-end justify-center p-3 sm:items-center`}
    >
      <Modal className={`w-full ${WIDTHS[size]}`}>
        <Panel role={role} className={PANEL}>
          <Heading
            slot="title"
            className={`${SIDES} pt-5 text-lg font-semibold text-balance wrap-break-word hyphens-auto`}
          >
            {title}
          </Heading>
          <div className={CONTENT}>{children}</div>
          {footer && <div className={BUTTONS}>{footer}</div>}
        </Panel>
      </Modal>
    </ModalOverlay>
  );
}

/** Where an entry in it disappears, such as after a decision about it, the focus stays in it: else Escape does nothing. */
function Panel({ children, ...props }: Pick<AriaDialogProps, "role" | "className"> & { children: ReactNode }) {
  const panel = useRef<HTMLElement>(null);
  useEffect(() => (panel.current ? keepFocus(panel.current) : undefined), []);
  return (
    <AriaDialog ref={panel} {...props}>
      {children}
    </AriaDialog>
  );
}

/**
 * On a low screen, or with large letters, title and content of a sheet scroll together above its buttons, which take at
 * most half of the height.
 */
const SHEET = {
  panel: "[container-type:size] flex h-full flex-col bg-surface shadow-panel outline-none",
  body:
    "relative flex min-h-0 flex-1 scroll-py-20 flex-col overflow-y-auto " +
    "[@container(min-height:30rem)]:overflow-visible",
  header:
    "sticky top-0 z-1 flex shrink-0 items-center gap-3 border-b border-line bg-surface py-3 ps-5 pe-3 " +
    "[@container(max-height:24rem)]:static [@container(max-height:24rem)]:py-1",
  content:
    "relative shrink-0 grow [@container(min-height:30rem)]:min-h-0 [@container(min-height:30rem)]:shrink " +
    "[@container(min-height:30rem)]:overflow-y-auto",
  footer:
    "sticky bottom-0 z-1 max-h-[50cqh] shrink-0 overflow-y-auto border-t border-line bg-surface px-5 py-2 " +
    "[@container(min-height:30rem)]:max-h-none [@container(min-height:30rem)]:py-4",
};

/** A sheet along the right edge, the whole screen on a phone. */
export function SidePanel({ isOpen, onClose, title, children, footer }: Omit<DialogProps, "role" | "size" | "isKept">) {
  return (
    <ModalOverlay
      data-overlay
      isOpen={isOpen}
      onOpenChange={(open) => !open && onClose()}
      isDismissable
      className={`${OVERLAY} justify-end`}
    >
      <Modal className="h-full w-full max-w-xl animate-panel">
        <Panel className={SHEET.panel}>
          <div className={SHEET.body}>
            <header className={SHEET.header}>
              <Heading slot="title" className="min-w-0 flex-1 text-lg font-semibold">
                {title}
              </Heading>
              <IconButton label={COMMON_TEXTS.close} onPress={onClose}>
                <X size={20} aria-hidden />
              </IconButton>
            </header>
            <div className={SHEET.content}>{children}</div>
            {footer && <div className={SHEET.footer}>{footer}</div>}
          </div>
        </Panel>
      </Modal>
    </ModalOverlay>
  );
}

interface ConfirmProps {
  isOpen: boolean;
  onClose: () => void;
  onConfirm: () => void;
  title: string;
  children: ReactNode;
  confirmLabel: string;
  cancelLabel?: string;
  isDangerous?: boolean;
}

/** Asks for confirmation of an action that cannot be undone. */
export function ConfirmDialog({
  isOpen,
  onClose,
  onConfirm,
  title,
  children,
  confirmLabel,
  cancelLabel = COMMON_TEXTS.cancel,
  isDangerous = false,
}: ConfirmProps) {
  const confirm = (): void => {
    onConfirm();
    onClose();
  };
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={title}
      role="alertdialog"
      footer={
        <>
          <Button onPress={onClose}>{cancelLabel}</Button>
          <Button variant={isDangerous ? "danger" : "primary"} onPress={confirm} autoFocus>
            {confirmLabel}
          </Button>
        </>
      }
    >
      <div className="text-muted">{children}</div>
    </Dialog>
  );
}
