import { COMMON_TEXTS } from "../../shared/common.texts";
import { Skeleton } from "../../shared/ui/states";

/** Stands in place of a form while its record is loading. */
export function RecordSkeleton() {
  return (
    <div role="status" aria-label={COMMON_TEXTS.loading} className="mx-auto flex max-w-6xl flex-col gap-5 p-6">
      <Skeleton className="h-9 w-64" />
      {Array.from({ length: 6 }, (_, index) => (
        <Skeleton key={index} className="h-16" />
      ))}
    </div>
  );
}
