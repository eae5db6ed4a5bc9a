import { legalPages } from "@tresen/contract/page/route";
import { WITHDRAWAL_PATH, WITHDRAWAL_TEXTS, withdrawalBranches } from "@tresen/contract/withdrawal";
import { useSetAtom } from "jotai";
import { consentAskedAtom } from "../../state/consent";
import { useInstall } from "../../state/install";
import { useNow } from "../../state/now";
import { useShop } from "../../state/shop-query";
import { SmartLink } from "../../ui/smart-link";
import { ContactFooter } from "./contact-footer";
import { paths } from "../../state/route";
import { isSelfService } from "../../state/self-service";

const LINK = "inline-flex min-h-11 min-w-11 items-center underline-offset-4 hover:underline";

/** How to reach the branches, and below it what the law asks for. A screen in the branch shows the latter only: nothing leads away from it. */
export function Footer() {
  const { config, branches } = useShop();
  const ask = useSetAtom(consentAskedAtom);
  const install = useInstall();
  const isKiosk = isSelfService();
  const year = new Date(useNow()).getFullYear();
  const [onlyBranch, ...others] = branches.filter(({ isPublic }) => isPublic);
  return (
    <footer className="mt-16 border-t-4 border-secondary bg-surface pb-[calc(var(--notice-height,0px)+var(--cart-height,0px))] text-sm">
      {!isKiosk && <ContactFooter />}
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
        {!isKiosk && (
          <button type="button" onClick={() => ask(true)} className={LINK}>
            Cookie-Einstellungen
          </button>
        )}
        <p className="py-3 text-muted md:ml-auto">
          © {year} {config.businessName || config.shopName}
        </p>
      </div>
    </footer>
  );
}
