import { accessKeyPermissions } from "@tresen/contract/access-key/access-key.permissions";
import type { DeviceStatus } from "@tresen/contract/device/device.status";
import { CircleAlert, KeyRound, Wifi, WifiOff } from "lucide-react";
import type { ReactNode } from "react";
import { agoText } from "../../../shared/ago.texts";
import { useZoneOf } from "../../../shared/branches";
import { useMay } from "../../../shared/session";
import { useNow } from "../../../shared/use-now";
import { type ShownDevice, hasKeyDriver } from "../shown-device";
import { TWIN_TEXTS } from "./twin.texts";

const BADGE = "inline-flex items-center gap-1.5 rounded-full px-3 py-1 text-sm font-semibold";

/** What the device last said of itself: first what somebody has to do, then whether it is there, then the rest. */
export function StatusFacts({ device, status }: { device: ShownDevice; status: DeviceStatus }) {
  return (
    <>
      {hasKeyDriver(device) && <Presence device={device} status={status} />}
      <Troubles status={status} />
      {device.kind === "print" && (
        <dl className="grid grid-cols-[repeat(auto-fit,minmax(7.5rem,1fr))] gap-px overflow-hidden rounded-panel border border-line bg-surface text-sm">
          {factsOf({ device, status }).map(({ title, text, isBad }) => (
            <div key={title} className="px-3 py-2 outline outline-line">
              <dt className="text-muted">{title}</dt>
              <dd className={`font-semibold wrap-anywhere tabular-nums ${isBad ? "text-danger" : ""}`}>{text}</dd>
            </div>
          ))}
        </dl>
      )}
    </>
  );
}

function Presence({ device, status: { hasKey, isOnline, lastSeenAt } }: { device: ShownDevice; status: DeviceStatus }) {
  const now = useNow();
  const mayManage = useMay()({ permission: accessKeyPermissions.manage, branch: device.branch });
  const zone = useZoneOf()(device.branch);
  const seen =
    lastSeenAt === null ? TWIN_TEXTS.never : TWIN_TEXTS.seen(agoText({ at: Date.parse(lastSeenAt), now, zone }));
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      {!hasKey ? (
        <span className={`${BADGE} bg-warning-soft text-warning`}>
          <KeyRound size={16} aria-hidden /> {TWIN_TEXTS.noKey}
        </span>
      ) : isOnline ? (
        <span className={`${BADGE} bg-success-soft text-success`}>
          <Wifi size={16} aria-hidden /> {TWIN_TEXTS.online}
        </span>
      ) : (
        <span className={`${BADGE} bg-danger-soft text-danger`}>
          <WifiOff size={16} aria-hidden /> {TWIN_TEXTS.silent}
        </span>
      )}
      <span className="text-sm text-muted">
        {hasKey || lastSeenAt !== null ? seen : mayManage && TWIN_TEXTS.noKeyHow}
      </span>
    </div>
  );
}

function Troubles({ status: { paper, cover, errorCode } }: { status: DeviceStatus }) {
  const troubles = [
    ...(paper === "out" ? [TWIN_TEXTS.paperOut] : []),
    ...(cover === "open" ? [TWIN_TEXTS.coverOpen] : []),
    ...(errorCode !== null && paper !== "out" && cover !== "open" ? [TWIN_TEXTS.hasError(errorCode)] : []),
  ];
  return (
    <div role="status" className="flex flex-col gap-2 empty:hidden">
      {troubles.map((text) => (
        <p
          key={text}
          className="flex items-start gap-2 rounded-control bg-danger-soft px-3 py-2 font-medium text-danger"
        >
          <CircleAlert size={18} className="mt-0.5 shrink-0" aria-hidden />{" "}
          <span className="wrap-anywhere">{text}</span>
        </p>
      ))}
    </div>
  );
}

interface Fact {
  title: string;
  text: ReactNode;
  isBad?: boolean;
}

/** Browsers tell nothing of their printers but what waits for them. */
function factsOf({ device, status }: { device: ShownDevice; status: DeviceStatus }): Fact[] {
  const { paper, cover, errorCode, firmware, battery, waiting, troubled } = status;
  const counts: Fact[] = [
    { title: TWIN_TEXTS.waiting, text: waiting },
    { title: TWIN_TEXTS.troubled, text: troubled, isBad: troubled > 0 },
  ];
  if (!hasKeyDriver(device)) return counts;
  return [
    ...counts,
    { title: TWIN_TEXTS.paper, text: paper ? TWIN_TEXTS.papers[paper] : "–", isBad: paper === "out" },
    { title: TWIN_TEXTS.cover, text: cover ? TWIN_TEXTS.covers[cover] : "–", isBad: cover === "open" },
    { title: TWIN_TEXTS.error, text: errorCode ?? TWIN_TEXTS.noError, isBad: errorCode !== null },
    ...(battery === null ? [] : [{ title: TWIN_TEXTS.battery, text: battery }]),
    { title: TWIN_TEXTS.firmware, text: firmware ?? "–" },
  ];
}
