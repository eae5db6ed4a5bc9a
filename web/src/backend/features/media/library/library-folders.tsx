import { memo } from "react";
import { FolderTrail } from "../../../admin/media/folder/folder-trail";
import type { FolderCount } from "../../../admin/media/folder/folders";
import type { Dropped } from "../../../admin/media/upload/dropped-files";
import { FolderMove } from "./folder-move";

interface LibraryFoldersProps {
  /** The open folder. */
  path: string;
  counts: readonly FolderCount[];
  mayChange: boolean;
  mayUpload: boolean;
  onOpen: (path: string) => void;
  onPictures: (dropped: { ids: string[]; path: string }) => void;
  onFiles: (dropped: { files: readonly Dropped[]; path: string }) => void;
  onMove: (move: { from: string; to: string; merge: boolean }) => void;
}

/** The folders of the library. They are not drawn again with each page of pictures that comes while scrolling. */
export const LibraryFolders = memo(function LibraryFolders({
  path,
  counts,
  mayChange,
  mayUpload,
  onOpen,
  onPictures,
  onFiles,
  onMove,
}: LibraryFoldersProps) {
  return (
    <FolderTrail
      path={path}
      counts={counts}
      onOpen={onOpen}
      onDrop={mayChange ? onPictures : undefined}
      onFiles={mayUpload ? onFiles : undefined}
    >
      {path !== "" && mayChange && <FolderMove key={path} path={path} counts={counts} onMove={onMove} />}
    </FolderTrail>
  );
});
