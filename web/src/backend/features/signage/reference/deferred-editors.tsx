import type { ComponentType } from "react";
import type { EditorProps } from "../../../admin/form/editor";
import { deferred } from "../../../shared/ui/deferred";
import { Skeleton } from "../../../shared/ui/states";

const WAITING = <Skeleton className="h-16" />;

/** Follows the name of a new scene. */
export const DeferredScenePath = found(
  deferred<EditorProps>(async () => (await import("./fitting-editors")).ScenePathEditor, WAITING),
);

/** Offers videos that scenes may show. */
export const DeferredReadyVideo = found(
  deferred<EditorProps>(async () => (await import("./fitting-editors")).ReadyVideoEditor, WAITING),
);

/** Offers what belongs to the branch of the record, or to all branches. */
export const DeferredOfBranch = found(
  deferred<EditorProps>(async () => (await import("./fitting-editors")).OfBranchEditor, WAITING),
);

/** Says where the orientation of a TV contradicts its size or its stream. */
export const DeferredOrientation = found(
  deferred<EditorProps>(async () => (await import("../tv/fit/orientation-editor")).OrientationEditor, WAITING),
);

/** Links find the field before its editor is loaded. */
function found(Editor: ComponentType<EditorProps>): ComponentType<EditorProps> {
  return function Found(props: EditorProps) {
    return (
      <div data-field={props.path} tabIndex={-1} className="outline-none">
        <Editor {...props} />
      </div>
    );
  };
}
