import { legalPages } from "@tresen/contract/page/route";
import { WITHDRAWAL_PATH, WITHDRAWAL_TEXTS, withdrawalBranches } from "@tresen/contract/withdrawal";
import { useLocation } from "@tanstack/react-router";
import { useSetAtom } from "jotai";
import { consentAskedAtom } from "../../state/consent";
import { useInstall } from "../../state/install";
import { useNow } from "../../state/now";
import { useShop } from "../../state/shop-query";
import { SmartLink } from "../../ui/smart-link";
import { ContactFooter } from "./contact-footer";
import { isOrderingPath, paths } from "../../state/route";

const LINK = "inline-flex min-h-11 min-w-11 items-center underline-offset-4 hover:underline";

/** The contact footer where people look for a branch, and below it what the law asks for, everywhere. */
export function Footer() {
  const { config, branches } = useShop();
  const path = useLocation({ select: ({ pathname }) => pathname });
  const ask = useSetAtom(consentAskedAtom);
  const install = useInstall();
  const year = new Date(useNow()).getFullYear();
  const [onlyBranch, ...others] = branches.filter(({ isPublic }) => isPublic);
  return (
    <footer className="mt-16 border-t border-line bg-surface text-sm">
      {!isOrderingPath(path) && <ContactFooter />}
      <div className="page flex flex-wrap items-center gap-x-6 py-4">
        <SmartLink href="/" className={`${LINK} font-semibold`}>
          {config.shopName}
        </SmartLink>
        {onlyBranch && others.length === 0 && (
          <SmartLink href={paths.store(onlyBranch.identifier)} className={LINK}>
            Online Bestellen
          </SmartLink>
        )}
        {legalPages(config).map(({ label, path: page, text, link }) =>
          text || link ? (
            <SmartLink key={page} href={text ? page : link} className={LINK}>
              {label}
            </SmartLink>
          ) : null,
        )}
        {withdrawalBranches(branches).length > 0 && (
          <SmartLink href={WITHDRAWAL_PATH} className={LINK}>
            {WITHDRAWAL_TEXTS.declare}
          </SmartLink>
        )}
        {install.isOffered && (
          <button type="button" onClick={install.open} className={LINK}>
            App installieren
          </button>
        )}
        <button type="button" onClick={() => ask(true)} className={LINK}>
          Cookie-Einstellungen
        </button>
        <p className="py-3 text-muted md:ml-auto">
          © {year} {config.businessName || config.shopName}
        </p>
      </div>
    </footer>
  );
}
