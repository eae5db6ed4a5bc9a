import type { AnyRecord } from "@tresen/contract/openapi/client";
import { deferred } from "../../../shared/ui/deferred";
import { useSeen } from "../../../shared/template/use-seen";

/** The renderer and the fonts are loaded with the first row that comes into sight. */
const RowPicture = deferred(async () => (await import("./row-picture")).RowPicture);

/** What a template looks like, beside its name in the list. Rows that were never in sight load and draw nothing. */
export function TemplateThumb({ record }: { record: AnyRecord }) {
  const [place, isSeen] = useSeen<HTMLSpanElement>();
  return (
    <span ref={place} aria-hidden data-thumb className="grid h-14 w-20 shrink-0 place-items-center overflow-hidden">
      {isSeen && <RowPicture record={record} />}
    </span>
  );
}
