import { Button } from "../../../shared/ui/button";
import { FieldMessage } from "../../../shared/ui/input";
import { WEEK_TEXTS as texts } from "../planner.texts";

/** Somebody else stored templates or needs meanwhile: the person may store theirs over them. */
export function SetupConflict({ isSaving, onSave }: { isSaving: boolean; onSave: () => void }) {
  return (
    <div className="flex flex-col items-start gap-2">
      <FieldMessage>{texts.conflict}</FieldMessage>
      <Button isDisabled={isSaving} onPress={onSave}>
        {texts.reload}
      </Button>
    </div>
  );
}
