import { useQuery } from "@tanstack/react-query";
import type { TrustedBrowser } from "@tresen/contract/user/account/account";
import { DEFAULT_TIME_ZONE, formatDateTime } from "@tresen/contract/kit/time";
import { ShieldOff } from "lucide-react";
import { call } from "../../../../shared/api";
import { failureDetail, failureText } from "../../../shared/failure";
import { Button } from "../../../shared/ui/button";
import { ErrorState } from "../../../shared/ui/states";
import { SecuritySection } from "./security-section";
import { SECURITY_TEXTS } from "./security.texts";
import { securityQueries } from "./security-queries";
import { useAccountChange } from "./use-account-change";

/** The browsers in which the person is not asked for the second factor. Whoever has none sees nothing of it. */
export function BrowsersSection() {
  const { data, error, isFetching, refetch } = useQuery(securityQueries.browsers());
  const { mutate, isPending } = useAccountChange({
    owner: "me",
    change: (id: string) => call("POST /api/account/browsers/{id}/forget", { params: { id } }),
    done: SECURITY_TEXTS.forgotten,
  });
  if (data ? data.length === 0 : !error) return null;
  return (
    <SecuritySection title={SECURITY_TEXTS.browsers} text={SECURITY_TEXTS.browsersText}>
      {data ? (
        <ul className="divide-y divide-line">
          {data.map((browser) => (
            <li key={browser.id} className="flex flex-wrap items-center gap-3 py-2">
              <ShieldOff size={18} aria-hidden className="shrink-0 text-muted" />
              <div className="min-w-0 flex-1 basis-52 wrap-anywhere">
                <p className="font-medium">
                  {browser.device}
                  {browser.isCurrent && <span className="ms-2 text-sm text-success">{SECURITY_TEXTS.thisBrowser}</span>}
                </p>
                <p className="text-sm text-muted tabular-nums">{factsOf(browser)}</p>
              </div>
              <Button
                size="sm"
                aria-label={SECURITY_TEXTS.forgetOf(browser.device)}
                isDisabled={isPending}
                onPress={() => mutate(browser.id)}
              >
                {SECURITY_TEXTS.forget}
              </Button>
            </li>
          ))}
        </ul>
      ) : (
        <ErrorState
          message={failureText(error, SECURITY_TEXTS.loadFailed)}
          detail={failureDetail(error)}
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        />
      )}
    </SecuritySection>
  );
}

function factsOf({ createdAt, until, place, address }: TrustedBrowser): string {
  const [from, to] = [createdAt, until].map((at) => formatDateTime({ at: Date.parse(at), zone: DEFAULT_TIME_ZONE }));
  return [SECURITY_TEXTS.trusted({ from: from ?? "", until: to ?? "" }), place ?? "", address]
    .filter(Boolean)
    .join(" · ");
}
