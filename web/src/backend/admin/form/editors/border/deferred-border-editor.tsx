import { deferred } from "../../../../shared/ui/deferred";
import { Skeleton } from "../../../../shared/ui/states";
import type { EditorProps } from "../../editor";

/** The editor of borders with its map, loaded with the first one that is shown. */
export const BorderEditor = deferred<EditorProps<"border">>(
  async () => (await import("./border-editor")).BorderEditor,
  <Skeleton className="h-24" />,
);
