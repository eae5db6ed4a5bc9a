import { useMutation } from "@tanstack/react-query";
import { useEffect } from "react";
import { call } from "../../../../shared/api";
import { failureDetail } from "../../../shared/failure";
import { takeRememberedLocation } from "../../../shared/session";
import { ErrorState } from "../../../shared/ui/states";
import { LOGOUT_TEXTS } from "./login.texts";

/** `/backend/logout`: ends the session, then shows the log-in. */
export function LogoutPage() {
  const { mutate, error, isPending } = useMutation({
    mutationFn: () => call("POST /api/logout", { unauthenticated: "throw" }),
    onSuccess: () => {
      // The next user begins at the start page, not on this person's page.
      takeRememberedLocation();
      window.location.replace("/backend/login");
    },
  });
  useEffect(() => mutate(), [mutate]);
  if (!error) return <p className="sr-only">{LOGOUT_TEXTS.underWay}</p>;
  return (
    <ErrorState
      message={LOGOUT_TEXTS.failed}
      detail={failureDetail(error)}
      onRetry={() => mutate()}
      isRetrying={isPending}
    />
  );
}
