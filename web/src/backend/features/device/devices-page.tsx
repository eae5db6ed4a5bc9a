import { useQuery, useQueryClient } from "@tanstack/react-query";
import type { AccessKey, PairedPurpose } from "@tresen/contract/access-key/access-key";
import { ACCESS_KEYS_TITLE } from "@tresen/contract/access-key/access-key.texts";
import { accessKeyPermissions } from "@tresen/contract/access-key/access-key.permissions";
import { MonitorSmartphone } from "lucide-react";
import { useEffect, useState } from "react";
import { COMMON_TEXTS } from "../../shared/common.texts";
import { failureDetail, failureText } from "../../shared/failure";
import { useMay } from "../../shared/session";
import { Button } from "../../shared/ui/button";
import { EmptyState, ErrorState, Skeleton } from "../../shared/ui/states";
import { ConfirmKeyDialog } from "./confirm-key-dialog";
import { CreateKeyDialog } from "./create-key-dialog";
import { DEVICE_TEXTS } from "./device.texts";
import { deviceQueries } from "./device-queries";
import { DevicesTable } from "./devices-table";
import { KeyDialog } from "./key-dialog";
import { PairDialog } from "./pair-dialog";

type Open =
  | { dialog: "pair"; code: string }
  | { dialog: "create" }
  | { dialog: "rotate" | "revoke"; device: AccessKey }
  | { dialog: "key"; text: string }
  | null;

/**
 * The displays and other devices of the own branches, with their keys; new ones are connected here.
 * @param code the code of a display that was scanned, until `onCodeUsed` is called.
 */
export function DevicesPage({
  code,
  purpose,
  onCodeUsed,
}: {
  code: string | null;
  /** What that display said of itself. */
  purpose: PairedPurpose | null;
  onCodeUsed: () => void;
}) {
  const may = useMay();
  const cache = useQueryClient();
  const list = useQuery(deviceQueries.list());
  const [open, setOpen] = useState<Open>(code === null ? null : { dialog: "pair", code });
  useEffect(() => {
    document.title = COMMON_TEXTS.pageTitle(ACCESS_KEYS_TITLE);
  }, []);
  const mayManage = may({ permission: accessKeyPermissions.manage });
  const close = (): void => {
    setOpen(null);
    if (code !== null) onCodeUsed();
  };
  const changed = (): void => {
    close();
    void cache.invalidateQueries(deviceQueries.list());
  };
  const show = (text: string): void => {
    changed();
    setOpen({ dialog: "key", text });
  };
  return (
    <div className="flex h-full min-h-0 flex-col overflow-y-auto">
      <header className="flex flex-wrap items-center gap-3 border-b border-line bg-surface px-4 py-3">
        <div className="min-w-0 flex-1 basis-80">
          <h1 className="text-xl font-semibold">{ACCESS_KEYS_TITLE}</h1>
          <p className="text-sm text-muted">{DEVICE_TEXTS.intro}</p>
        </div>
        {mayManage && (
          <>
            <Button onPress={() => setOpen({ dialog: "create" })}>{DEVICE_TEXTS.create}</Button>
            <Button variant="primary" onPress={() => setOpen({ dialog: "pair", code: "" })}>
              {DEVICE_TEXTS.pair}
            </Button>
          </>
        )}
      </header>
      <div className="relative min-h-80 flex-1 overflow-auto">
        {list.data && list.data.length > 0 ? (
          <DevicesTable
            devices={list.data}
            mayManage={mayManage}
            onRotate={(device) => setOpen({ dialog: "rotate", device })}
            onRevoke={(device) => setOpen({ dialog: "revoke", device })}
          />
        ) : list.isPending ? (
          <div role="status" aria-label={DEVICE_TEXTS.loading} className="flex flex-col gap-2 p-4">
            {Array.from({ length: 6 }, (_, index) => (
              <Skeleton key={index} className="h-10" />
            ))}
          </div>
        ) : list.error ? (
          <ErrorState
            message={failureText(list.error, DEVICE_TEXTS.loadFailed)}
            detail={failureDetail(list.error)}
            onRetry={() => void list.refetch()}
            isRetrying={list.isFetching}
          />
        ) : (
          <EmptyState icon={<MonitorSmartphone size={36} aria-hidden />} title={DEVICE_TEXTS.none}>
            {DEVICE_TEXTS.noneText}
          </EmptyState>
        )}
      </div>
      {open?.dialog === "pair" && mayManage && (
        <PairDialog scanned={open.code} purpose={purpose} onClose={close} onDone={changed} />
      )}
      {open?.dialog === "create" && <CreateKeyDialog onClose={close} onCreated={show} />}
      {(open?.dialog === "rotate" || open?.dialog === "revoke") && (
        <ConfirmKeyDialog
          action={open.dialog}
          device={open.device}
          onClose={close}
          onRotated={show}
          onRevoked={changed}
        />
      )}
      {open?.dialog === "key" && <KeyDialog text={open.text} onClose={close} />}
    </div>
  );
}
