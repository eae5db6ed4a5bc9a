import { useSetAtom } from "jotai";
import { consentAskedAtom } from "../../state/browser/consent";
import { useInstall } from "../../state/browser/install";
import { useNow } from "../../state/browser/now";
import { useShop } from "../../state/shop-query";
import { SmartLink } from "../../widgets/smart-link";
import { ContactFooter } from "./contact-footer";
import { footerLinks } from "./footer-links";
import { isSelfService } from "../../state/browser/self-service";
import * as texts from "./footer.texts";

const LINK = "inline-flex min-h-11 min-w-11 items-center justify-center px-2.5 underline-offset-4 hover:underline";

/**
 * The contact of the branches, and below it the legal links. A self-service screen shows only the latter, so that no
 * link leaves the shop.
 */
export function Footer() {
  const shop = useShop();
  const { config } = shop;
  const { bottom, menus } = footerLinks(shop);
  const ask = useSetAtom(consentAskedAtom);
  const install = useInstall();
  const isKiosk = isSelfService();
  const year = new Date(useNow()).getFullYear();
  return (
    <footer
      className={
        "mt-16 border-t-4 border-secondary bg-surface " +
        "pb-[calc(var(--notice-height,0px)+var(--cart-height,0px))] text-sm"
      }
    >
      {!isKiosk && <ContactFooter menus={menus} />}
      <div className="page">
        <div className="-mx-2.5 flex flex-wrap items-center gap-x-1 py-4">
          <SmartLink href="/" className={`${LINK} font-semibold`}>
            {config.shopName}
          </SmartLink>
          {bottom.map(({ label, href }) => (
            <SmartLink key={href} href={href} className={LINK}>
              {label}
            </SmartLink>
          ))}
          {install.isOffered && (
            <button type="button" onClick={install.open} className={LINK}>
              {texts.installApp}
            </button>
          )}
          {!isKiosk && (
            <button type="button" onClick={() => ask(true)} className={LINK}>
              {texts.cookieSettings}
            </button>
          )}
          <p className="px-2.5 py-3 text-muted md:ml-auto">
            © {year} {config.businessName || config.shopName}
          </p>
        </div>
      </div>
    </footer>
  );
}
