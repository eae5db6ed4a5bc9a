import { folderPath } from "@tresen/contract/media/image-place-fields";
import { useId, useState } from "react";
import { FOLDER_TEXTS } from "../../../admin/media/media.texts";
import { COMMON_TEXTS } from "../../../shared/common.texts";
import { Button } from "../../../shared/ui/button";
import { Dialog } from "../../../shared/ui/dialog";
import { Input } from "../../../shared/ui/input";

/** Asks for the name of a folder and opens it. It is there for everybody as soon as it contains a picture. */
export function FolderDialog({
  within,
  onFolder,
  onClose,
}: {
  within: string;
  onFolder: (path: string) => void;
  onClose: () => void;
}) {
  const [name, setName] = useState("");
  const formId = useId();
  const path = folderPath(name);
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={FOLDER_TEXTS.create}
      footer={
        <>
          <Button onPress={onClose}>{COMMON_TEXTS.cancel}</Button>
          <Button type="submit" form={formId} variant="primary" isDisabled={path === ""}>
            {FOLDER_TEXTS.createButton}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        onSubmit={(event) => {
          event.preventDefault();
          if (path === "") return;
          onFolder([within, path].filter(Boolean).join("/"));
          onClose();
        }}
      >
        <Input
          label={FOLDER_TEXTS.name}
          hint={FOLDER_TEXTS.createHint}
          value={name}
          onChange={setName}
          maxLength={Math.max(1, MOST - within.length - 1)}
          autoFocus
        />
      </form>
    </Dialog>
  );
}

/** The longest path of a folder. */
const MOST = 200;
