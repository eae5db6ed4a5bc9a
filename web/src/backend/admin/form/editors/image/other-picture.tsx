import type { ImageRef } from "@tresen/contract/media/image-fields";
import { Images, ImageUp, Replace } from "lucide-react";
import { useRef, useState } from "react";
import { deferredPanel } from "../../../../shared/ui/deferred";
import { Menu } from "../../../../shared/ui/menu";
import { TriggerButton } from "../../../../shared/ui/trigger-button";
import { ACCEPTED } from "../../../media/upload/check-file";
import { IMAGE_TEXTS } from "./image.texts";
import { referenceTo } from "./upload-image";

const LibraryDialog = deferredPanel(async () => (await import("../../../media/picker/library-dialog")).LibraryDialog);

/** Puts another picture in the place of one: from the library, or of a new file. The former one stays in the library. */
export function OtherPicture({
  name,
  onFile,
  onChosen,
}: {
  name: string;
  onFile: (file: File) => void;
  onChosen: (image: ImageRef) => void;
}) {
  const input = useRef<HTMLInputElement>(null);
  const [isChoosing, setIsChoosing] = useState(false);
  return (
    <>
      <Menu
        label={IMAGE_TEXTS.otherOf(name)}
        entries={[
          {
            id: "library",
            label: IMAGE_TEXTS.fromLibrary,
            icon: <Images size={16} aria-hidden />,
            onAction: () => setIsChoosing(true),
          },
          {
            id: "file",
            label: IMAGE_TEXTS.fromFile,
            icon: <ImageUp size={16} aria-hidden />,
            onAction: () => input.current?.click(),
          },
        ]}
      >
        <TriggerButton size="sm" aria-label={IMAGE_TEXTS.otherOf(name)}>
          <Replace size={16} aria-hidden /> {IMAGE_TEXTS.other}
        </TriggerButton>
      </Menu>
      <input
        ref={input}
        type="file"
        accept={ACCEPTED}
        hidden
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) onFile(file);
          // The same file may be chosen again.
          target.value = "";
        }}
      />
      {isChoosing && (
        <LibraryDialog
          isSingle
          onChoose={([picture]) => picture && onChosen(referenceTo(picture))}
          onClose={() => setIsChoosing(false)}
        />
      )}
    </>
  );
}
