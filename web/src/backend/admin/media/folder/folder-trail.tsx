import { ChevronRight, Folder as FolderIcon, Images } from "lucide-react";
import { type DragEvent, type ReactNode, useState } from "react";
import { PlainButton } from "../../../shared/ui/button";
import { carriesPictures, droppedPictures } from "../grid/drag-pictures";
import { FOLDER_TEXTS } from "../media.texts";
import { type Dropped, carriesFiles, droppedFiles } from "../upload/dropped-files";
import { type FolderCount, foldersIn, stepsTo } from "./folders";

interface FolderTrailProps {
  /** The open folder. */
  path: string;
  counts: readonly FolderCount[];
  onOpen: (path: string) => void;
  /** Gets the pictures that were dropped onto a folder. */
  onDrop?: ((dropped: { ids: string[]; path: string }) => void) | undefined;
  /** Gets the files that were dropped onto a folder. */
  onFiles?: ((dropped: { files: readonly Dropped[]; path: string }) => void) | undefined;
  children?: ReactNode;
}

const STEP =
  "inline-flex min-h-8 max-w-full items-center gap-1.5 rounded-control px-2 text-sm hover:bg-sunken pointer-coarse:min-h-11";
const INSIDE =
  "inline-flex min-h-9 max-w-full items-center gap-2 rounded-control border border-line-strong bg-surface px-3 text-sm " +
  "hover:bg-sunken pointer-coarse:min-h-11";
/** On a phone steps and folders stand in one line each, which scrolls sideways, so that the pictures have the screen. */
const SIDEWAYS = "max-sm:-mx-4 max-sm:-my-1 max-sm:overflow-x-auto max-sm:px-4 max-sm:py-1 max-sm:*:shrink-0";
const OVER = "bg-action-soft! outline-2 outline-action";

/** The way from the library to the open folder, and the folders in it. Pictures and files can be dropped onto all of them. */
export function FolderTrail({ path, counts, onOpen, onDrop, onFiles, children }: FolderTrailProps) {
  const steps = [{ path: "", name: FOLDER_TEXTS.all }, ...stepsTo(path)];
  const inside = foldersIn({ counts, path });
  return (
    <div className="flex flex-col gap-2">
      <div className={`flex items-center gap-x-1 gap-y-2 sm:flex-wrap ${SIDEWAYS}`}>
        <nav aria-label={FOLDER_TEXTS.path} className="min-w-0">
          <ol className="flex items-center gap-1 sm:flex-wrap">
            {steps.map((step, index) => {
              const isOpen = index === steps.length - 1;
              return (
                <li key={step.path} className="flex min-w-0 items-center gap-1">
                  {index > 0 && <ChevronRight size={14} aria-hidden className="shrink-0 text-muted" />}
                  <DropPlace path={step.path} onDrop={isOpen ? undefined : onDrop} onFiles={onFiles}>
                    {(over) => (
                      <PlainButton
                        aria-current={isOpen ? "page" : undefined}
                        className={`${STEP} ${isOpen ? "font-medium" : "text-action-text"} ${over}`}
                        onPress={() => onOpen(step.path)}
                      >
                        {index === 0 && <Images size={16} aria-hidden className="shrink-0" />}
                        <span className="truncate">{step.name}</span>
                      </PlainButton>
                    )}
                  </DropPlace>
                </li>
              );
            })}
          </ol>
        </nav>
        {children}
      </div>
      {inside.length > 0 && (
        <ul aria-label={FOLDER_TEXTS.inside} className={`flex gap-2 sm:flex-wrap ${SIDEWAYS}`}>
          {inside.map((folder) => (
            <li key={folder.path} className="max-w-full min-w-0">
              <DropPlace path={folder.path} onDrop={onDrop} onFiles={onFiles}>
                {(over) => (
                  <PlainButton
                    aria-label={FOLDER_TEXTS.open(folder)}
                    className={`${INSIDE} ${over}`}
                    onPress={() => onOpen(folder.path)}
                  >
                    <FolderIcon size={16} aria-hidden className="shrink-0 text-muted" />
                    <span className="truncate">{folder.name}</span>
                    <span className="figures text-muted">{FOLDER_TEXTS.count(folder.count)}</span>
                  </PlainButton>
                )}
              </DropPlace>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function DropPlace({
  path,
  onDrop,
  onFiles,
  children,
}: Pick<FolderTrailProps, "path" | "onDrop" | "onFiles"> & { children: (over: string) => ReactNode }) {
  const [isOver, setIsOver] = useState(false);
  const takes = (data: DataTransfer): boolean =>
    (onDrop !== undefined && carriesPictures(data)) || (onFiles !== undefined && carriesFiles(data));
  const over = (event: DragEvent): void => {
    if (!takes(event.dataTransfer)) return;
    event.preventDefault();
    event.dataTransfer.dropEffect = carriesPictures(event.dataTransfer) ? "move" : "copy";
    setIsOver(true);
  };
  return (
    <span
      className="contents"
      onDragOver={over}
      onDragLeave={() => setIsOver(false)}
      onDrop={(event) => {
        setIsOver(false);
        if (!takes(event.dataTransfer)) return;
        // Whoever takes files around this sees by it that they are taken.
        event.preventDefault();
        if (!carriesPictures(event.dataTransfer)) {
          void droppedFiles(event.dataTransfer).then((files) => onFiles?.({ files, path }));
          return;
        }
        const ids = droppedPictures(event.dataTransfer);
        if (ids.length > 0) onDrop?.({ ids, path });
      }}
    >
      {children(isOver ? OVER : "")}
    </span>
  );
}
