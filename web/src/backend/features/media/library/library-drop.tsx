import { UPLOAD_TEXTS } from "../../../admin/media/upload/upload.texts";

/** What is shown while files are over the library. */
export function LibraryDrop({ folder }: { folder: string }) {
  return (
    <div className="pointer-events-none fixed inset-0 z-10 grid place-items-center bg-action-soft/80 p-6">
      <p className="rounded-panel border-2 border-dashed border-action bg-surface px-8 py-6 text-lg font-medium">
        {folder ? UPLOAD_TEXTS.dropInto(folder) : UPLOAD_TEXTS.dropHere}
      </p>
    </div>
  );
}
