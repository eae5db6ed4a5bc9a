import type { Resource } from "@tresen/contract/kit/resource";
import type { AnyRecord } from "@tresen/contract/openapi/client";
import { COMMON_TEXTS } from "../../../shared/common.texts";
import { ConfirmDialog } from "../../../shared/ui/dialog";
import type { Screen } from "../../screen";
import { FORM_TEXTS } from "../form.texts";

/** Asks before a record is removed: by the question of its screen, or the usual one. */
export function RemovalQuestion({
  resource,
  screen: { Removal },
  record,
  title,
  canUndo,
  onConfirm,
  onClose,
}: {
  resource: Resource;
  screen: Screen;
  record: AnyRecord;
  title: string;
  canUndo: boolean;
  onConfirm: () => void;
  onClose: () => void;
}) {
  if (Removal) return <Removal record={record} onConfirm={onConfirm} onClose={onClose} />;
  return (
    <ConfirmDialog
      isOpen
      onClose={onClose}
      onConfirm={onConfirm}
      title={FORM_TEXTS.askRemoval(resource.one)}
      confirmLabel={COMMON_TEXTS.remove}
      isDangerous
    >
      {canUndo ? FORM_TEXTS.removalUndoable(title) : FORM_TEXTS.removal(title)}
    </ConfirmDialog>
  );
}
