import { isWithinPath, movedPath } from "@tresen/contract/bulk/moved-path";
import { folderPath } from "@tresen/contract/media/image-place-fields";
import { FolderPen } from "lucide-react";
import { useId, useState } from "react";
import { type FolderCount, allPaths } from "../../../admin/media/folder/folders";
import { COMMON_TEXTS } from "../../../shared/common.texts";
import { Button } from "../../../shared/ui/button";
import { Dialog } from "../../../shared/ui/dialog";
import { Input } from "../../../shared/ui/input";
import { Select } from "../../../shared/ui/select";
import { FOLDER_MOVE_TEXTS } from "./folder-move.texts";

/** The longest path of a folder. */
const MOST = 200;
/** A choice in a list needs a value. No folder is called so. */
const TOP = "/";

interface FolderMoveProps {
  /** The open folder. */
  path: string;
  counts: readonly FolderCount[];
  /** @param merge whether it comes to pictures that are there already. */
  onMove: (moved: { from: string; to: string; merge: boolean }) => void;
}

/** Gives the open folder another name or place, with all that is in it. */
export function FolderMove(props: FolderMoveProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button size="sm" onPress={() => setIsOpen(true)}>
        <FolderPen size={16} aria-hidden /> {FOLDER_MOVE_TEXTS.button}
      </Button>
      {isOpen && <FolderMoveDialog {...props} onClose={() => setIsOpen(false)} />}
    </>
  );
}

function FolderMoveDialog({ path, counts, onMove, onClose }: FolderMoveProps & { onClose: () => void }) {
  const former = splitPath(path);
  const [name, setName] = useState(former.name);
  const [place, setPlace] = useState(former.place);
  const formId = useId();
  const own = folderPath(name);
  const to = [place, own].filter(Boolean).join("/");
  const inside = counts.filter(({ folder }) => isWithinPath({ path: folder, within: path }));
  const there = counts.filter(
    ({ folder }) => isWithinPath({ path: folder, within: to }) && !isWithinPath({ path: folder, within: path }),
  );
  const isTaken = own !== "" && to !== path && there.length > 0;
  const isTooLong = inside.some(({ folder }) => movedPath({ path: folder, from: path, to }).length > MOST);
  // A folder cannot lie in itself.
  const places = allPaths(counts).filter((one) => !isWithinPath({ path: one, within: path }));
  const action = place === former.place ? FOLDER_MOVE_TEXTS.rename : FOLDER_MOVE_TEXTS.move;
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={FOLDER_MOVE_TEXTS.title(former.name)}
      footer={
        <>
          <Button onPress={onClose}>{COMMON_TEXTS.cancel}</Button>
          <Button
            type="submit"
            form={formId}
            variant="primary"
            isDisabled={own === "" || to === path || isTooLong || isWithinPath({ path: to, within: path })}
          >
            {isTaken ? FOLDER_MOVE_TEXTS.merge : action}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        className="flex flex-col gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          onMove({ from: path, to, merge: isTaken });
          onClose();
        }}
      >
        <Input
          label={FOLDER_MOVE_TEXTS.name}
          value={name}
          onChange={setName}
          maxLength={MOST}
          error={isTooLong ? FOLDER_MOVE_TEXTS.tooLong : undefined}
          autoFocus
        />
        <Select
          label={FOLDER_MOVE_TEXTS.place}
          options={[{ value: TOP, label: FOLDER_MOVE_TEXTS.top }, ...places.map((value) => ({ value, label: value }))]}
          value={place === "" ? TOP : place}
          onChange={(chosen) => setPlace(chosen === TOP ? "" : chosen)}
        />
        <p className="text-sm text-muted">{FOLDER_MOVE_TEXTS.all(countOf(inside))}</p>
        <div role="status">
          {isTaken && (
            <p className="rounded-control bg-warning-soft px-4 py-2 text-sm wrap-anywhere text-warning">
              {FOLDER_MOVE_TEXTS.exists({ path: to, count: countOf(there) })}
            </p>
          )}
        </div>
      </form>
    </Dialog>
  );
}

/** `Speisen/Pizza` as the folder `Pizza` in `Speisen`. */
function splitPath(path: string): { place: string; name: string } {
  const end = path.lastIndexOf("/");
  return { place: path.slice(0, Math.max(0, end)), name: path.slice(end + 1) };
}

function countOf(folders: readonly FolderCount[]): number {
  return folders.reduce((sum, { count }) => sum + count, 0);
}
