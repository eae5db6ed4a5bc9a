import { useAtom, useAtomValue } from "jotai";
import { consentAskedAtom, consentAtom } from "../../state/browser/consent";
import { useTurn } from "../../state/browser/notices";
import { useShop } from "../../state/shop-query";
import { Button } from "../../ui/button";
import { NoticeFrame } from "../../widgets/notice-frame";
import { SmartLink } from "../../widgets/smart-link";

/** Shown until answered, and again when asked for. To refuse takes exactly as much as to accept. */
export function CookieBanner() {
  const [consent, answer] = useAtom(consentAtom);
  const isAsked = useAtomValue(consentAskedAtom);
  const { privacyPolicyText, privacyPolicy } = useShop().config;
  if (!useTurn({ name: "cookies", isDue: consent === null || isAsked, isAsked })) return null;
  return (
    <NoticeFrame
      name="cookies"
      label="Cookie-Hinweis"
      // Whoever asked for it is led there; at the first visit the page itself comes first.
      takesFocus={isAsked}
      actions={
        <>
          <Button look="quiet" onClick={() => answer("rejected")}>
            Alles ablehnen
          </Button>
          <Button look="quiet" onClick={() => answer("accepted")}>
            Akzeptieren
          </Button>
        </>
      }
    >
      <p className="text-sm leading-snug">
        Für Warenkorb und Bestellung speichern wir nur Nötiges. Zählung, Werbemessung und Karte laden wir nur mit Ihrer
        Zustimmung, jederzeit widerrufbar.
        {isAsked && consent !== null && ` Derzeit: ${consent === "accepted" ? "akzeptiert" : "abgelehnt"}.`}{" "}
        {(privacyPolicyText || privacyPolicy) && (
          <SmartLink href={privacyPolicyText ? "/site/privacy" : privacyPolicy} className="link">
            Datenschutz
          </SmartLink>
        )}
      </p>
    </NoticeFrame>
  );
}
