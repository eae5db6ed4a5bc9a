import { useAtom, useAtomValue } from "jotai";
import { consentAskedAtom, consentAtom } from "../../state/browser/consent";
import { useNoticeTurn } from "../../state/browser/notices";
import { useShop } from "../../state/shop-query";
import { Button } from "../../ui/button";
import { NoticeFrame } from "../../widgets/notice-frame";
import { SmartLink } from "../../widgets/smart-link";
import * as texts from "./shell.texts";

/** Shown until answered, and again on request. Refusing takes exactly as many steps as accepting. */
export function CookieBanner() {
  const [consent, answer] = useAtom(consentAtom);
  const isAsked = useAtomValue(consentAskedAtom);
  const { privacyPolicyText, privacyPolicy } = useShop().config;
  if (!useNoticeTurn({ name: "cookies", isDue: consent === null || isAsked, isAsked })) return null;
  return (
    <NoticeFrame
      name="cookies"
      label={texts.cookieNotice}
      // If the visitor opened it, it receives the focus; on the first visit the page comes first.
      takesFocus={isAsked}
      actions={
        <>
          <Button look="quiet" onClick={() => answer("rejected")}>
            {texts.rejectAll}
          </Button>
          <Button look="quiet" onClick={() => answer("accepted")}>
            {texts.accept}
          </Button>
        </>
      }
    >
      <p className="text-sm leading-snug">
        {texts.cookieExplanation}
        {isAsked &&
          consent !== null &&
          (consent === "accepted" ? texts.currentlyAccepted : texts.currentlyRejected)}{" "}
        {(privacyPolicyText || privacyPolicy) && (
          <SmartLink href={privacyPolicyText ? "/site/privacy" : privacyPolicy} className="link">
            {texts.privacy}
          </SmartLink>
        )}
      </p>
    </NoticeFrame>
  );
}
