import { useState } from "react";
import { Button } from "../../../shared/ui/button";
import { Dialog } from "../../../shared/ui/dialog";
import { COMMON_TEXTS } from "../../../shared/common.texts";
import { usePageState, useParts } from "./editor-context";
import { PUBLISH_FLOW_TEXTS as texts } from "./editor.texts";
import { PublishPage } from "./publish-page";

/**
 * From the button to the published page. Whoever publishes a page that nobody can see is asked first whether it shall be
 * seen, since that is what most mean.
 */
export function PublishFlow({ onPublished, onClose }: { onPublished: () => void; onClose: () => void }) {
  const { page } = useParts();
  const { fields } = usePageState();
  const [isAnswered, setIsAnswered] = useState(fields.isPublic);
  if (isAnswered) return <PublishPage onPublished={onPublished} onClose={onClose} />;
  const answer = (isPublic: boolean): void => {
    if (isPublic) page.change({ ...page.fields(), isPublic });
    setIsAnswered(true);
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={texts.askPublic}
      footer={
        <>
          <Button variant="ghost" onPress={onClose}>
            {COMMON_TEXTS.cancel}
          </Button>
          <Button onPress={() => answer(false)}>{texts.stayHidden}</Button>
          <Button variant="primary" autoFocus onPress={() => answer(true)}>
            {texts.makePublic}
          </Button>
        </>
      }
    >
      <p className="text-muted">{texts.askPublicText}</p>
    </Dialog>
  );
}
