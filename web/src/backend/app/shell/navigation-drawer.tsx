import { X } from "lucide-react";
import { Dialog, Modal, ModalOverlay } from "react-aria-components";
import { BrandMark } from "../../shared/ui/brand";
import { IconButton } from "../../shared/ui/button";
import { NavigationList } from "./navigation-list";
import { DIALOG_AREA } from "../../shared/ui/dialog";
import { SHELL_TEXTS } from "./shell.texts";
import { UserMenu } from "./user-menu";

/** The navigation of a phone. */
export function NavigationDrawer({ onClose }: { onClose: () => void }) {
  return (
    <ModalOverlay
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      isDismissable
      className={`${DIALOG_AREA} bg-black/45 animate-fade md:hidden`}
    >
      <Modal className="h-full w-72 max-w-[85vw]">
        <Dialog
          aria-label={SHELL_TEXTS.navigation}
          className="[container-type:size] flex h-full flex-col bg-surface shadow-panel outline-none"
        >
          <div className="flex h-14 items-center justify-between ps-4 pe-2">
            <BrandMark size={28} />
            <IconButton label={SHELL_TEXTS.closeNavigation} onPress={onClose}>
              <X size={20} aria-hidden />
            </IconButton>
          </div>
          <NavigationList onNavigate={onClose} />
          <div className="border-t border-line p-2">
            <UserMenu onLeave={onClose} />
          </div>
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
