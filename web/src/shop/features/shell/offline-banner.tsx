import { MESSAGES } from "@tresen/contract/messages";
import { WifiOff } from "../../../shared/icons";
import { useIsOnline } from "../../state/online";
import { Button } from "../../ui/button";

export function OfflineBanner() {
  const isOnline = useIsOnline();
  return (
    <div role="status">
      {!isOnline && (
        <div className="bg-warning-soft">
          <div className="page flex flex-col gap-x-4 gap-y-2 py-2 sm:flex-row sm:items-center">
            <WifiOff size={20} className="hidden shrink-0 text-warning sm:block" />
            <p className="min-w-0 flex-1">
              <strong className="text-warning">{MESSAGES.offlineTitle}</strong> <span className="block sm:inline">{MESSAGES.offlineText}</span>
            </p>
            <Button look="quiet" onClick={() => window.location.reload()}>
              Erneut versuchen
            </Button>
          </div>
        </div>
      )}
    </div>
  );
}
