import { folderPath } from "@tresen/contract/media/image-place-fields";
import { Folder as FolderIcon } from "lucide-react";
import { useId, useState } from "react";
import { type FolderCount, allPaths } from "../../../admin/media/folder/folders";
import { COMMON_TEXTS } from "../../../shared/common.texts";
import { Button, PlainButton } from "../../../shared/ui/button";
import { Dialog } from "../../../shared/ui/dialog";
import { Input } from "../../../shared/ui/input";
import { LIBRARY_TEXTS } from "./library.texts";

const ENTRY =
  "flex min-h-9 w-full items-center gap-2 rounded-control px-2 text-start text-sm hover:bg-sunken " +
  "aria-pressed:bg-action-soft pointer-coarse:min-h-11";

interface MoveDialogProps {
  /** The number of pictures; null where nobody knows it. */
  count: number | null;
  /** The folder that is open. */
  from: string;
  counts: readonly FolderCount[];
  onMove: (folder: string) => void;
  onClose: () => void;
}

/** Asks for the folder that pictures are moved to: a known one, or one that begins with them. */
export function MoveDialog({ count, from, counts, onMove, onClose }: MoveDialogProps) {
  const [typed, setTyped] = useState(from);
  const formId = useId();
  const folder = folderPath(typed);
  const paths = allPaths(counts);
  // While a known folder is entered, the others can still be chosen.
  const words = paths.includes(folder) ? "" : folder.toLowerCase();
  const found = paths.filter((path) => path.toLowerCase().includes(words));
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={LIBRARY_TEXTS.moveTitle(count)}
      footer={
        <>
          <Button onPress={onClose}>{COMMON_TEXTS.cancel}</Button>
          <Button type="submit" form={formId} variant="primary">
            {LIBRARY_TEXTS.move}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        className="flex flex-col gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          onMove(folder);
          onClose();
        }}
      >
        <Input
          label={LIBRARY_TEXTS.folder}
          hint={LIBRARY_TEXTS.folderHint}
          value={typed}
          onChange={setTyped}
          maxLength={200}
          autoFocus
        />
        <ul aria-label={LIBRARY_TEXTS.knownFolders} className="max-h-60 overflow-y-auto">
          {words === "" && <FolderEntry path="" isChosen={folder === ""} onChoose={setTyped} />}
          {found.map((path) => (
            <FolderEntry key={path} path={path} isChosen={folder === path} onChoose={setTyped} />
          ))}
        </ul>
      </form>
    </Dialog>
  );
}

function FolderEntry({
  path,
  isChosen,
  onChoose,
}: {
  path: string;
  isChosen: boolean;
  onChoose: (path: string) => void;
}) {
  return (
    <li>
      <PlainButton aria-pressed={isChosen} className={ENTRY} onPress={() => onChoose(path)}>
        <FolderIcon size={16} aria-hidden className="shrink-0 text-muted" />
        <span className="min-w-0 wrap-anywhere">{path || LIBRARY_TEXTS.top}</span>
      </PlainButton>
    </li>
  );
}
