import { deferred } from "../../../../shared/ui/deferred";
import { Skeleton } from "../../../../shared/ui/states";
import type { EditorProps } from "../../editor";

const Editor = deferred<EditorProps<"border">>(
  async () => (await import("./border-editor")).BorderEditor,
  <Skeleton className="h-24" />,
);

/** The editor of borders with its map, loaded with the first one that is shown. Links find its field before that. */
export function BorderEditor(props: EditorProps<"border">) {
  return (
    <div data-field={props.path} tabIndex={-1} className="outline-none">
      <Editor {...props} />
    </div>
  );
}
