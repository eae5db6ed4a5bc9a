import { Link } from "@tanstack/react-router";
import { BellRing, CalendarX, CloudOff, Hourglass, Search, Volume2, VolumeX } from "lucide-react";
import { livePermissions } from "@tresen/contract/live/live.permissions";
import { orderPermissions } from "@tresen/contract/order/order.permissions";
import { MINUTE } from "@tresen/contract/kit/time";
import { useEffect, useState } from "react";
import { COMMON_TEXTS, PAGE_TITLES } from "../../../shared/common.texts";
import { TIME_TEXTS } from "../order.texts";
import { durationText } from "../urgency";
import { useMyBranches } from "../../../shared/branches";
import { resourceEntries } from "../../../shared/resource-entries";
import { entryPermission } from "../../../shared/seen-resources";
import { useMay } from "../../../shared/session";
import { Button, buttonClass } from "../../../shared/ui/button";
import { NativeSelect } from "../../../shared/ui/native-select";
import { DESK_TEXTS } from "./desk.texts";
import { useSound } from "./use-alarm";

const HEAD =
  "flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line bg-surface px-4 py-2.5 max-sm:py-1 " +
  "low:flex-auto low:py-1";
const BAR =
  "flex h-full flex-wrap items-center gap-x-4 gap-y-2 bg-action px-4 max-sm:gap-x-2 py-2 text-on-action max-sm:py-0.5 " +
  "low:py-0.5";

interface DeskHeaderProps {
  branch: string | undefined;
  /** Orders that nobody has worked on for a day. */
  leftOver: number;
  /** Whether the bar of new orders is shown, which asks for the sound itself. */
  hasNew: boolean;
  onBranch: (branch: string | undefined) => void;
  onFind: () => void;
}

const ALL = "all";
/** In the colour of urgent orders, since these orders have waited for a day. */
const LEFT_OVER = buttonClass({ variant: "alarm", className: "max-sm:w-full" });

/** The title, the link to left-over orders, the branch filter and the sound switch. */
export function DeskHeader({ branch, leftOver, hasNew, onBranch, onFind }: DeskHeaderProps) {
  const branches = useMyBranches();
  const may = useMay();
  const mayClose = may({ permission: entryPermission({ entry: resourceEntries.branches, verb: "update" }) });
  return (
    <header className={HEAD}>
      <h1 className="text-xl font-semibold max-sm:sr-only low:sr-only">{PAGE_TITLES.desk}</h1>
      {leftOver > 0 && (
        <Link to="/orders/left-over" search={{ branch }} className={LEFT_OVER}>
          <Hourglass size={18} aria-hidden /> <span className="min-w-0 wrap-anywhere">{PAGE_TITLES.leftOver}</span>{" "}
          <span className="figures rounded-full bg-surface px-2 font-bold text-danger">{leftOver}</span>
        </Link>
      )}
      <div className="ms-auto flex min-w-0 flex-wrap items-center justify-end gap-2 max-sm:w-full">
        {branches.length === 1 && <p className="min-w-0 font-medium max-sm:flex-1">{branches[0]?.name}</p>}
        {branches.length > 1 && (
          <NativeSelect
            label={COMMON_TEXTS.branch}
            className="w-52 max-w-full min-w-24 max-lg:w-36 max-sm:flex-1"
            options={[
              { value: ALL, label: COMMON_TEXTS.allBranches },
              ...branches.map(({ id, name }) => ({ value: id, label: name })),
            ]}
            value={branch ?? ALL}
            onChange={(value) => onBranch(value === ALL ? undefined : value)}
          />
        )}
        <Button
          variant="ghost"
          className="max-sm:px-3"
          aria-label={DESK_TEXTS.find}
          aria-keyshortcuts="/"
          onPress={onFind}
        >
          <Search size={20} aria-hidden />
        </Button>
        {may({ permission: orderPermissions.phone }) && (
          <Link to="/orders/new" search={{ branch }} className={buttonClass({ className: "max-sm:hidden" })}>
            {PAGE_TITLES.phone}
          </Link>
        )}
        {Object.values(livePermissions).some((permission) => may({ permission })) && (
          <Link to="/now" search={{ branch }} className={buttonClass({ variant: "ghost", className: "max-sm:px-3" })}>
            {PAGE_TITLES.now}
          </Link>
        )}
        {mayClose && (
          <Link
            to="/$resource"
            params={{ resource: "branches" }}
            search={{ dialog: "closed" }}
            aria-label={COMMON_TEXTS.closedDays}
            title={COMMON_TEXTS.closedDays}
            className={buttonClass({ variant: "ghost", className: "max-sm:px-3" })}
          >
            <CalendarX size={20} aria-hidden /> <span className="max-xl:sr-only">{COMMON_TEXTS.closedDays}</span>
          </Link>
        )}
        <SoundButton isRequested={hasNew} />
      </div>
    </header>
  );
}

/** Switches the sound; the bar of new orders asks for it itself. */
function SoundButton({ isRequested }: { isRequested: boolean }) {
  const { isOn, isUnlocked, switchOff } = useSound();
  if (!isOn || !isUnlocked) return isRequested ? null : <SoundRequest className="low:sr-only" />;
  return (
    <Button variant="ghost" className="max-sm:px-3" onPress={switchOff} aria-label={DESK_TEXTS.switchSoundOff}>
      <Volume2 size={20} aria-hidden /> <span className="max-sm:sr-only">{DESK_TEXTS.soundOn}</span>
    </Button>
  );
}

/** Asks to switch the sound on, which the browser allows only after a press. */
function SoundRequest({ className }: { className: string }) {
  const { isOn, isUnlocked, switchOn } = useSound();
  if (isOn && isUnlocked) return null;
  return (
    <Button
      variant="soft"
      className="max-sm:px-3"
      title={isOn ? DESK_TEXTS.soundBlockedWhy : undefined}
      onPress={switchOn}
    >
      <VolumeX size={20} aria-hidden />{" "}
      <span className={className}>{isOn ? DESK_TEXTS.soundBlocked : DESK_TEXTS.switchSoundOn}</span>
    </Button>
  );
}

/** Shown until somebody has looked at every new order, with what is needed to hear of the next ones. */
export function NewOrdersBar({ count, onSeen }: { count: number; onSeen: () => void }) {
  return (
    <div role="status" aria-live="assertive" className={count > 0 ? "flex-auto" : ""}>
      {count > 0 && (
        <div className={BAR}>
          <BellRing size={24} aria-hidden className="max-sm:hidden low:hidden" />
          <p className="flex-1 text-lg leading-tight font-semibold max-sm:text-base low:text-base">
            {DESK_TEXTS.newOrders(count)}
          </p>
          <SoundRequest className="max-sm:sr-only low:sr-only" />
          <Button size="lg" className="border-transparent! max-sm:min-h-11" onPress={onSeen}>
            {DESK_TEXTS.seen}
          </Button>
        </div>
      )}
    </div>
  );
}

/** Shows the age of the data when the server does not answer. */
export function ConnectionBar({ updatedAt, onRetry }: { updatedAt: number; onRetry: () => void }) {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  const seconds = Math.max(0, Math.round((now - updatedAt) / 1000));
  const age = seconds < 60 ? TIME_TEXTS.seconds(seconds) : durationText(Math.floor((seconds * 1000) / MINUTE));
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 bg-danger-soft px-4 py-2 text-danger">
      <CloudOff size={24} aria-hidden />
      <p className="flex-1 font-semibold">
        {/* Only this is announced, once: the age changes every second. */}
        <span role="alert">{DESK_TEXTS.disconnected}</span>{" "}
        <span className="font-normal">{DESK_TEXTS.lastKnown(age)}</span>
      </p>
      <Button size="sm" onPress={onRetry}>
        {COMMON_TEXTS.retry}
      </Button>
    </div>
  );
}
