import type { EditorProps } from "../../../admin/form/editor";
import { deferred } from "../../../shared/ui/deferred";
import { Skeleton } from "../../../shared/ui/states";

const Editor = deferred<EditorProps>(
  async () => (await import("./entries-editor")).EntriesEditor,
  <Skeleton className="h-40" />,
);

/** The timeline of a segment, loaded with the first form that shows it. Links find its field before that. */
export function DeferredEntriesEditor(props: EditorProps) {
  return (
    <div data-field={props.path} tabIndex={-1} className="outline-none">
      <Editor {...props} />
    </div>
  );
}
