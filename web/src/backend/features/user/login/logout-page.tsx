import { useMutation } from "@tanstack/react-query";
import { useEffect } from "react";
import { call } from "../../../../shared/api";
import { failureDetail } from "../../../shared/failure";
import { takePlace } from "../../../shared/session";
import { ErrorState } from "../../../shared/ui/states";

/** `/backend/logout`: ends the session, then shows the log-in. */
export function LogoutPage() {
  const { mutate, error, isPending } = useMutation({
    mutationFn: () => call("POST /api/logout", { unauthenticated: "throw" }),
    onSuccess: () => {
      // Whoever signs in next begins at the start, not where this person was.
      takePlace();
      window.location.replace("/backend/login");
    },
  });
  useEffect(() => mutate(), [mutate]);
  if (!error) return <p className="sr-only">Abmelden …</p>;
  return (
    <ErrorState
      message="Abmelden nicht möglich."
      detail={failureDetail(error)}
      onRetry={() => mutate()}
      isRetrying={isPending}
    />
  );
}
