import { failureDetail } from "../failure";
import { ErrorState, Skeleton } from "./states";

/** In place of a part of a page whose data are not there: that they are being loaded, or why not and how to try again. */
export function NotLoaded({
  message,
  error,
  refetch,
  isFetching,
}: {
  /** What could not be loaded, as a whole sentence. */
  message: string;
  error: Error | null;
  refetch: () => unknown;
  isFetching: boolean;
}) {
  if (!error) return <Skeleton className="h-16" />;
  return (
    <ErrorState
      message={message}
      detail={failureDetail(error)}
      onRetry={() => void refetch()}
      isRetrying={isFetching}
    />
  );
}
