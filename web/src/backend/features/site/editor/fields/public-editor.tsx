import { useState } from "react";
import type { EditorProps } from "../../../../admin/form/editor";
import { failureText } from "../../../../shared/failure";
import { showToast } from "../../../../shared/toasts";
import { ConfirmDialog } from "../../../../shared/ui/dialog";
import { Switch } from "../../../../shared/ui/switch";
import { useKeeperState, useParts } from "../editor-context";
import { FIELDS_TEXTS as texts } from "../editor.texts";
import { pageCalls } from "../saving/stored-page";

/**
 * Whether the page is public. Turning it on is part of the draft; turning it off takes a public page away at once, which
 * is asked before.
 */
export function PublicEditor({ field, path, value, onChange }: EditorProps) {
  const { page, keeper } = useParts();
  const { record } = useKeeperState();
  const [isAsking, setIsAsking] = useState(false);
  const hide = async (): Promise<void> => {
    try {
      const saved = await pageCalls(record.id).update(record, { isPublic: false });
      page.change({ ...page.fields(), isPublic: false });
      keeper.rebase(saved);
      showToast({ kind: "success", message: texts.hidden });
    } catch (error) {
      showToast({ kind: "error", message: failureText(error, texts.hidingFailed), about: "page hiding" });
      void keeper.look().catch(() => undefined);
    }
  };
  return (
    <div data-field={path} className="flex flex-col gap-1">
      <Switch
        isSelected={value === true}
        onChange={(isOn) => (!isOn && record.isPublic ? setIsAsking(true) : onChange(isOn))}
      >
        {field.title}
      </Switch>
      {value === true && !record.isPublic && <p className="text-sm text-muted">{texts.publicHint}</p>}
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        onConfirm={() => void hide()}
        title={texts.askHiding}
        confirmLabel={texts.hide}
        isDangerous
      >
        {texts.hiding}
      </ConfirmDialog>
    </div>
  );
}
