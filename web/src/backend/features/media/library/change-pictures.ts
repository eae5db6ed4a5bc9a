import { type QueryClient, type UseMutationResult, useMutation, useQueryClient } from "@tanstack/react-query";
import type { BulkView } from "@tresen/contract/bulk/bulk.view";
import { isOpenJob } from "@tresen/contract/job/job.state";
import { call } from "../../../../shared/api";
import { refreshResource } from "../../../admin/bulk/bulk-queries";
import { showsJob } from "../../../admin/bulk/shown-jobs";
import { type Target, meantBy } from "../../../admin/bulk/target";
import { failureText } from "../../../shared/failure";
import { ownJobsQuery } from "../../../shared/jobs/own-jobs-query";
import { showToast } from "../../../shared/toasts";
import { LIBRARY_TEXTS } from "./library.texts";

/** Milliseconds between two questions whether a job has ended. */
const POLL = 400;

/** Milliseconds after which others have noticed the end of a job. */
const TOLD_ELSEWHERE = 5000;

/** All pictures of a folder and of those below it, which come to another one. */
interface FolderMoved {
  move: { field: "folder"; from: string; to: string; merge: boolean };
}

/** What is done to many pictures at once, with its words. */
interface PictureChange {
  target: Target | FolderMoved;
  changes?: Record<string, unknown>;
  additions?: Record<string, string[]>;
  /** Told while it goes on, when it has succeeded, and if it could not begin. */
  running: string;
  done: (count: number) => string;
  failed: string;
  /** Called after it was taken back. */
  onUndone?: () => void;
}

/** Changes pictures by a job, tells what came of it, and offers to take it back. */
export function usePictureChange() {
  const client = useQueryClient();
  const mutation: UseMutationResult<BulkView, Error, PictureChange> = useMutation({
    mutationFn: async ({ target, changes = {}, additions }: PictureChange) => {
      const meant = "move" in target ? target : { ...meantBy(target), changes, ...(additions ? { additions } : {}) };
      const { id } = await call("POST /api/bulk", {
        body: { resource: "images", action: "update", ...meant, dryRun: false },
      });
      return ended({ client, id });
    },
    onSuccess: (view, { done, failed, onUndone }) => tell({ client, view, done, failed, onUndone }),
    onError: (error, change) =>
      showToast({
        kind: "error",
        message: failureText(error, change.failed),
        error,
        about: change.failed,
        retry: () => mutation.mutateAsync(change),
      }),
  });
  return { change: mutation.mutate, running: mutation.isPending ? mutation.variables.running : null };
}

/** Waits for the end of a job, and loads again what shows the pictures. */
async function ended({ client, id }: { client: QueryClient; id: string }): Promise<BulkView> {
  void client.invalidateQueries(ownJobsQuery());
  // The library tells of its end itself.
  const hide = showsJob(id);
  try {
    for (;;) {
      const view = await call("GET /api/bulk/{id}", { params: { id } });
      if (!isOpenJob(view.state)) {
        refreshResource({ client, name: "images" });
        await client.invalidateQueries(ownJobsQuery());
        return view;
      }
      await new Promise((resolve) => setTimeout(resolve, POLL));
    }
  } finally {
    // Whoever follows jobs for the whole back-office asks for the end a little later.
    setTimeout(hide, TOLD_ELSEWHERE);
  }
}

function tell({
  client,
  view: { id, state, changed, refused, canUndo },
  done,
  failed,
  onUndone,
}: {
  client: QueryClient;
  view: BulkView;
  onUndone: (() => void) | undefined;
  done: (count: number) => string;
  failed: string;
}): void {
  if (state !== "done" || refused > 0)
    showToast({ kind: "error", message: failed, ...(refused > 0 ? { detail: LIBRARY_TEXTS.refused(refused) } : {}) });
  if (changed > 0)
    showToast({
      kind: "success",
      message: done(changed),
      ...(canUndo ? { undo: () => void undo({ client, id, onUndone }) } : {}),
    });
  else if (state === "done" && refused === 0) showToast({ kind: "success", message: LIBRARY_TEXTS.unchanged });
}

async function undo(asked: { client: QueryClient; id: string; onUndone: (() => void) | undefined }): Promise<void> {
  const { client, id, onUndone } = asked;
  try {
    const started = await call("POST /api/bulk/{id}/undo", { params: { id } });
    await ended({ client, id: started.id });
    onUndone?.();
    showToast({ kind: "success", message: LIBRARY_TEXTS.undone });
  } catch (error) {
    showToast({
      kind: "error",
      message: failureText(error, LIBRARY_TEXTS.undoFailed),
      error,
      about: `undo ${id}`,
      retry: () => undo(asked),
    });
  }
}
