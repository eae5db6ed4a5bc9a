import { useEffect, type ReactNode } from "react";
import { Button } from "../../ui/button";
import { askBrowser, useInstallEvent } from "./install-event";
import type { Platform } from "./install-flow";
import * as texts from "./install.texts";

interface InstructionsProps {
  platform: Platform;
  onFinish: () => void;
  onCancel: () => void;
}

/** Instructions for the installation in this browser, and buttons to go on. */
export function instructions({ platform, ...ways }: InstructionsProps): { text: ReactNode; actions: ReactNode } {
  if (platform === "supported") return { text: <BrowserText />, actions: <BrowserActions {...ways} /> };
  const actions = (
    <>
      <Button look="quiet" onClick={ways.onCancel}>
        {texts.cancel}
      </Button>
      <Button onClick={ways.onFinish}>{texts.done}</Button>
    </>
  );
  return { text: platform === "other" ? <MenuHint /> : <ShareSteps isTablet={platform === "ipad"} />, actions };
}

function BrowserText() {
  const event = useInstallEvent();
  return (
    <p className="text-sm leading-snug text-muted" role="status">
      {event ? texts.confirmInBrowser : texts.preparing}
    </p>
  );
}

function BrowserActions({ onFinish, onCancel }: Omit<InstructionsProps, "platform">) {
  const event = useInstallEvent();
  useEffect(() => {
    window.addEventListener("appinstalled", onFinish);
    return () => window.removeEventListener("appinstalled", onFinish);
  }, [onFinish]);
  const ask = async (): Promise<void> => {
    if (event && (await askBrowser(event)) === "accepted") onFinish();
  };
  return (
    <>
      <Button look="quiet" onClick={onCancel} className="px-3! text-sm">
        {texts.cancel}
      </Button>
      <Button disabled={!event} onClick={() => void ask()} className="px-3! text-sm">
        {event ? texts.finishInstallation : texts.installing}
      </Button>
    </>
  );
}

function ShareSteps({ isTablet }: { isTablet: boolean }) {
  return (
    <ol className="mt-1 grid gap-1 text-sm leading-snug">
      <Step number={1}>
        {isTablet ? texts.tapShareOnTablet : texts.tapShareOnPhone} <ShareIcon />.
      </Step>
      <Step number={2}>{isTablet ? texts.addToHomeOnTablet : texts.addToHomeOnPhone}</Step>
    </ol>
  );
}

function MenuHint() {
  return (
    <ol className="mt-1 grid gap-1 text-sm leading-snug">
      <Step number={1}>{texts.openBrowserMenu}</Step>
      <Step number={2}>{texts.chooseInstall}</Step>
    </ol>
  );
}

function Step({ number, children }: { number: number; children: ReactNode }) {
  return (
    <li className="flex gap-2">
      <span
        aria-hidden
        className={
          "figures grid size-5 shrink-0 place-items-center rounded-full bg-action-soft " +
          "font-semibold text-action-text"
        }
      >
        {number}
      </span>
      <span>{children}</span>
    </li>
  );
}

function ShareIcon() {
  return (
    <svg
      viewBox="0 0 24 24"
      width="1.25rem"
      height="1.25rem"
      fill="none"
      stroke="currentColor"
      strokeWidth={2}
      strokeLinecap="round"
      strokeLinejoin="round"
      role="img"
      aria-label={texts.shareIcon}
      className="inline align-[-0.2em]"
    >
      <path d="M12 15V3.5M8 7.5l4-4l4 4M7 11H5.5v9.5h13V11H17" />
    </svg>
  );
}
