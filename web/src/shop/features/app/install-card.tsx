import { useAtom, useSetAtom } from "jotai";
import { type ReactNode, useEffect, useId, useRef } from "react";
import { installStepAtom, isRegisteredAtom } from "../../state/install";
import { useShop } from "../../state/shop-query";
import { Picture } from "../../ui/picture";
import { Button } from "../../ui/button";
import { dismiss } from "./dismissal";
import { type InstallEvent, nextStep, platformOf } from "./install-flow";
import { Instructions } from "./instructions";
import { isRegistered, register, unregister } from "./registration";

/**
 * Asks whether to install the shop, and then explains how. It stands beside the screen and not over it: nobody who is
 * choosing a pizza has to answer it.
 */
export function InstallCard() {
  const { config } = useShop();
  const [step, setStep] = useAtom(installStepAtom);
  const setRegistered = useSetAtom(isRegisteredAtom);
  const title = useId();
  const go = (event: InstallEvent): void => setStep((current) => nextStep(current, event));

  const accept = async (): Promise<void> => {
    go("accept");
    await register();
    setRegistered(await isRegistered());
  };
  const cancel = async (): Promise<void> => {
    go("cancel");
    await unregister();
    setRegistered(false);
  };
  const refuse = (): void => {
    dismiss();
    go("dismiss");
  };

  if (step === "prompt") {
    return (
      <Card key={step} titleId={title} onEscape={refuse}>
        <div className="flex items-center gap-3">
          {config.logo && <Picture image={config.logo} variants={["thumbnail"]} sizes="3rem" alt="" fit="contain" className="size-12 shrink-0 rounded-control bg-white p-1" />}
          <div className="min-w-0">
            <h2 id={title} className="text-lg leading-snug font-semibold text-balance">
              {config.shopName} als App
            </h2>
            <p className="text-muted">Mit einem Tippen da, das Angebot auch ohne Netz lesbar.</p>
          </div>
        </div>
        <div className="mt-4 grid grid-cols-2 gap-2">
          <Button look="quiet" onClick={refuse}>
            Jetzt nicht
          </Button>
          <Button onClick={() => void accept()}>Installieren</Button>
        </div>
      </Card>
    );
  }
  const platform = platformOf({ userAgent: navigator.userAgent, touchPoints: navigator.maxTouchPoints, hasInstallEvent: "onbeforeinstallprompt" in window });
  return (
    <Card key={step} titleId={title} takesFocus>
      <h2 id={title} className="text-lg leading-snug font-semibold">
        {config.shopName} installieren
      </h2>
      <Instructions platform={platform} onFinish={() => go("finish")} onCancel={() => void cancel()} />
    </Card>
  );
}

function Card({ titleId, takesFocus = false, onEscape, children }: { titleId: string; takesFocus?: boolean; onEscape?: () => void; children: ReactNode }) {
  const card = useRef<HTMLElement>(null);
  useEffect(() => {
    if (takesFocus) card.current?.focus();
  }, [takesFocus]);
  return (
    <section
      ref={card}
      role="dialog"
      aria-labelledby={titleId}
      tabIndex={-1}
      onKeyDown={({ key }) => {
        if (key === "Escape") onEscape?.();
      }}
      className="install-card fixed inset-x-3 bottom-[calc(var(--banner-height,0px)+5.25rem+env(safe-area-inset-bottom))] z-30 mx-auto max-w-md rounded-panel border border-line bg-surface p-5 shadow-panel outline-none lg:right-6 lg:bottom-[calc(var(--banner-height,0px)+1.5rem)] lg:left-auto lg:mx-0 lg:w-md"
    >
      {children}
    </section>
  );
}
