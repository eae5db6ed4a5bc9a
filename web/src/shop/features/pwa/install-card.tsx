import { useAtom, useSetAtom } from "jotai";
import { useId } from "react";
import { installStepAtom, isRegisteredAtom } from "../../state/browser/install";
import { useShop } from "../../state/shop-query";
import { Picture } from "../../widgets/picture";
import { Button } from "../../ui/button";
import { NoticeFrame } from "../../widgets/notice-frame";
import { dismiss } from "./dismissal";
import { type InstallEvent, nextStep, platformOf } from "./install-flow";
import * as texts from "./install.texts";
import { instructions } from "./instructions";
import { isRegistered, register, unregister } from "./registration";

/** Asks whether to install the shop, and then explains how. */
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
      <NoticeFrame
        key={step}
        name="install"
        role="dialog"
        labelledBy={title}
        onEscape={refuse}
        actions={
          <>
            <Button look="quiet" onClick={refuse}>
              {texts.notNow}
            </Button>
            <Button onClick={() => void accept()}>{texts.install}</Button>
          </>
        }
      >
        <div className="flex items-center gap-3">
          {config.logo && (
            <Picture
              image={config.logo}
              variants={["thumbnail"]}
              sizes="3rem"
              alt=""
              fit="contain"
              className="size-12 shrink-0 rounded-control bg-white p-1"
            />
          )}
          <div className="min-w-0">
            <h2 id={title} className="leading-snug font-semibold text-balance">
              {texts.asApp(config.shopName)}
            </h2>
            <p className="text-sm leading-snug text-muted">{texts.advantage}</p>
          </div>
        </div>
      </NoticeFrame>
    );
  }
  const platform = platformOf({
    userAgent: navigator.userAgent,
    touchPoints: navigator.maxTouchPoints,
    hasInstallEvent: "onbeforeinstallprompt" in window,
  });
  const { text, actions } = instructions({ platform, onFinish: () => go("finish"), onCancel: () => void cancel() });
  return (
    <NoticeFrame key={step} name="install" role="dialog" labelledBy={title} takesFocus actions={actions}>
      <h2 id={title} className="leading-snug font-semibold">
        {texts.installShop(config.shopName)}
      </h2>
      {text}
    </NoticeFrame>
  );
}
