import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { formatDateTime } from "@tresen/contract/kit/time";
import type { PushSubscriptionView } from "@tresen/contract/push/push";
import { pushPermissions } from "@tresen/contract/push/push.permissions";
import { BellOff, BellRing, MonitorSmartphone } from "lucide-react";
import { useState } from "react";
import { call } from "../../../shared/api";
import { rememberDevice } from "../../../shared/push/subscribed-devices";
import { useZoneOf } from "../branches";
import { failureText } from "../failure";
import { useMay } from "../session";
import { showToast } from "../toasts";
import { Button } from "../ui/button";
import { PUSH_PAGE_TEXTS, type PushBlock } from "./push.texts";
import { pushQueries } from "./push-queries";
import { PushRefused, pushBlock, subscribeThisBrowser } from "./this-browser";

/** A device, or a person by their id with one of their branches. */
interface Notified {
  id: string;
  branch: string;
}

/** The browsers that get the messages of a device, and whether this one is among them. */
export function PushSubscription({ device }: { device: Notified }) {
  const isAllowed = useMay()({ permission: pushPermissions.subscribe, branch: device.branch });
  if (!isAllowed) return null;
  return (
    <div className="flex flex-col gap-4">
      <PushBrowsers device={device} introduction={PUSH_PAGE_TEXTS.introduction} />
      <p className="max-w-prose text-sm text-muted">{PUSH_PAGE_TEXTS.notAlone}</p>
    </div>
  );
}

/** The browsers that get the messages of a device or person, and whether this one is among them. */
export function PushBrowsers({ device, introduction }: { device: Notified; introduction: string }) {
  const { data: browsers, isError } = useQuery(pushQueries.list(device.id));
  const { data: own = null } = useQuery(pushQueries.own(device.id));
  const isOn = own !== null && (browsers?.some(({ id }) => id === own) ?? false);
  return (
    <div className="flex flex-col gap-4">
      <p className="max-w-prose text-muted">{introduction}</p>
      <ThisBrowser device={device} own={own} isOn={isOn} />
      <div>
        <h3 className="mb-1 font-semibold">{PUSH_PAGE_TEXTS.browsers}</h3>
        {isError && !browsers && <p className="text-danger">{PUSH_PAGE_TEXTS.listFailed}</p>}
        {browsers?.length === 0 && <p className="text-muted">{PUSH_PAGE_TEXTS.none}</p>}
        <ul className="divide-y divide-line empty:hidden">
          {browsers?.map((browser) => (
            <Browser key={browser.id} device={device} browser={browser} isOwn={browser.id === own} />
          ))}
        </ul>
      </div>
    </div>
  );
}

/** Switches the messages on and off for the browser that shows the page, or says why it cannot. */
function ThisBrowser({ device, own, isOn }: { device: Notified; own: string | null; isOn: boolean }) {
  const client = useQueryClient();
  const [block, setBlock] = useState<PushBlock | null>(pushBlock);
  const refresh = (): Promise<void> => client.invalidateQueries({ queryKey: pushQueries.of(device.id) });
  const { mutate, isPending } = useMutation({
    mutationFn: async () => {
      if (isOn && own !== null) {
        await call("DELETE /api/push/subscriptions/{id}", { params: { id: own } });
        await rememberDevice({ device: device.id, isOn: false });
        return;
      }
      setBlock(null);
      const { publicKey } = await call("GET /api/push/key");
      const { endpoint, keys, isReplaced } = await subscribeThisBrowser(publicKey);
      await call("POST /api/push/subscriptions", { body: { device: device.id, endpoint, keys } });
      const devices = await rememberDevice({ device: device.id, isOn: true });
      // With another subscription the browser would get no messages of the other devices any more.
      for (const other of isReplaced ? devices.filter((id) => id !== device.id) : [])
        await call("POST /api/push/subscriptions", { body: { device: other, endpoint, keys } }).catch(() => undefined);
    },
    onSuccess: () =>
      showToast({ kind: "success", message: isOn ? PUSH_PAGE_TEXTS.turnedOff : PUSH_PAGE_TEXTS.turnedOn }),
    onError: (error) => {
      if (error instanceof PushRefused) return setBlock(error.block);
      showToast({ kind: "error", message: failureText(error, PUSH_PAGE_TEXTS.failed), error });
    },
    onSettled: refresh,
  });
  const isPossible = isOn || block === null || block === "dismissed";
  return (
    <div className="flex flex-col items-start gap-2">
      <p role="status" className="flex items-center gap-2 font-medium">
        {isOn ? <BellRing size={20} aria-hidden /> : <BellOff size={20} aria-hidden />}
        {isOn ? PUSH_PAGE_TEXTS.isOn : PUSH_PAGE_TEXTS.isOff}
      </p>
      {block !== null && !isOn && (
        <p role="alert" className="max-w-prose text-danger">
          {PUSH_PAGE_TEXTS.blocked[block]}
        </p>
      )}
      {isPossible && (
        <Button variant={isOn ? "secondary" : "primary"} isDisabled={isPending} onPress={() => mutate()}>
          {isOn ? PUSH_PAGE_TEXTS.off : PUSH_PAGE_TEXTS.on}
        </Button>
      )}
    </div>
  );
}

function Browser({
  device,
  browser: { id, browser, createdAt, lastUsedAt, lastFailedAt },
  isOwn,
}: {
  device: Notified;
  browser: PushSubscriptionView;
  isOwn: boolean;
}) {
  const client = useQueryClient();
  const zone = useZoneOf()(device.branch);
  const timeOf = (at: string): string => formatDateTime({ at: Date.parse(at), zone });
  const { mutate, isPending } = useMutation({
    mutationFn: () => call("DELETE /api/push/subscriptions/{id}", { params: { id } }),
    onSuccess: () => showToast({ kind: "success", message: PUSH_PAGE_TEXTS.removed }),
    onError: (error) =>
      showToast({
        kind: "error",
        message: failureText(error, PUSH_PAGE_TEXTS.removeFailed),
        error,
      }),
    onSettled: () => client.invalidateQueries({ queryKey: pushQueries.of(device.id) }),
  });
  const facts = [
    PUSH_PAGE_TEXTS.since(timeOf(createdAt)),
    lastUsedAt && PUSH_PAGE_TEXTS.lastUsed(timeOf(lastUsedAt)),
    lastFailedAt && PUSH_PAGE_TEXTS.lastFailed(timeOf(lastFailedAt)),
  ].filter(Boolean);
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2">
      <MonitorSmartphone size={20} aria-hidden className="shrink-0 text-muted" />
      <p className="min-w-0 flex-1 basis-48 wrap-anywhere">
        <span className="font-medium">{browser}</span>
        {isOwn && <span className="text-muted"> ({PUSH_PAGE_TEXTS.thisOne})</span>}
        <span className="block text-sm text-muted tabular-nums">{facts.join(" · ")}</span>
      </p>
      <Button size="sm" isDisabled={isPending} aria-label={PUSH_PAGE_TEXTS.remove(browser)} onPress={() => mutate()}>
        {PUSH_PAGE_TEXTS.removeShort}
      </Button>
    </li>
  );
}
