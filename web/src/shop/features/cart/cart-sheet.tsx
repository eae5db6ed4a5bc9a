import type { Branch } from "@tresen/contract/branch/branch.resource";
import { Dialog } from "../../ui/dialog";
import { CartPanel } from "./cart-panel";
import * as texts from "./cart.texts";

/** The cart on narrow screens, as a sheet at the lower edge. */
export function CartSheet({ branch, onClose }: { branch: Branch; onClose: () => void }) {
  return (
    <Dialog open onClose={onClose} title={texts.heading}>
      <CartPanel branch={branch} place="sheet" />
    </Dialog>
  );
}
