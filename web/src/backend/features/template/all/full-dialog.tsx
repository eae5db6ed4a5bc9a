import { X } from "lucide-react";
import type { ReactNode } from "react";
import { Dialog, Heading, Modal, ModalOverlay } from "react-aria-components";
import { COMMON_TEXTS } from "../../../shared/common.texts";
import { IconButton } from "../../../shared/ui/button";
import { DIALOG_AREA } from "../../../shared/ui/dialog";

/** A dialog as large as the screen. With large letters its head scrolls away with the content. */
export function FullDialog({
  title,
  onClose,
  commands,
  children,
}: {
  title: string;
  onClose: () => void;
  commands: ReactNode;
  children: ReactNode;
}) {
  return (
    <ModalOverlay
      data-overlay
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      className={`${DIALOG_AREA} bg-canvas animate-fade`}
    >
      <Modal className="size-full">
        <Dialog className="flex size-full flex-col outline-none low:overflow-y-auto">
          <header className="flex shrink-0 flex-wrap items-center gap-2 border-b border-line bg-surface px-3 py-1.5">
            <Heading slot="title" className="min-w-0 flex-1 basis-40 text-lg font-semibold wrap-anywhere">
              {title}
            </Heading>
            <div className="flex flex-wrap items-center gap-2">
              {commands}
              <IconButton label={COMMON_TEXTS.close} onPress={onClose}>
                <X size={20} aria-hidden />
              </IconButton>
            </div>
          </header>
          {children}
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
