import { useAtom, useAtomValue } from "jotai";
import { useEffect, useRef } from "react";
import { consentAskedAtom, consentAtom } from "../../state/consent";
import { useShop } from "../../state/shop-query";
import { Button } from "../../ui/button";
import { SmartLink } from "../../ui/smart-link";
import { useHeightVariable } from "../../ui/use-height-variable";

/** Shown until answered, and again when asked for. To refuse takes exactly as much as to accept. */
export function CookieBanner() {
  const [consent, answer] = useAtom(consentAtom);
  const isAsked = useAtomValue(consentAskedAtom);
  const isShown = consent === null || isAsked;
  const { privacyPolicyText, privacyPolicy } = useShop().config;
  const banner = useRef<HTMLElement>(null);

  useHeightVariable({ name: "--banner-height", element: banner, isShown });

  // Whoever asked for it is led there; at the first visit the page itself comes first.
  useEffect(() => {
    if (isAsked) banner.current?.focus();
  }, [isAsked]);

  if (!isShown) return null;
  return (
    <section ref={banner} tabIndex={-1} aria-label="Cookie-Hinweis" className="risen fixed inset-x-0 bottom-0 z-30 border-t border-line bg-surface shadow-bar">
      <div className="page flex flex-col gap-3 py-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] md:flex-row md:items-center md:justify-between">
        <p className="text-sm">
          Für Warenkorb und Bestellung speichern wir nur, was nötig ist. Zählung, Werbemessung und Karte laden wir nur mit Ihrer Zustimmung, die Sie jederzeit widerrufen können.{isAsked && consent !== null && ` Derzeit: ${consent === "accepted" ? "akzeptiert" : "abgelehnt"}.`}{" "}
          {(privacyPolicyText || privacyPolicy) && (
            <SmartLink href={privacyPolicyText ? "/site/privacy" : privacyPolicy} className="link">
              Datenschutz
            </SmartLink>
          )}
        </p>
        <div className="grid shrink-0 grid-cols-2 gap-2">
          <Button look="quiet" onClick={() => answer("rejected")}>
            Alles ablehnen
          </Button>
          <Button look="quiet" onClick={() => answer("accepted")}>
            Akzeptieren
          </Button>
        </div>
      </div>
    </section>
  );
}
