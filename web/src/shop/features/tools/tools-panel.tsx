import type { PublicOrder } from "@tresen/contract/order/order";
import { skipToken, useQuery } from "@tanstack/react-query";
import { useLocation } from "@tanstack/react-router";
import { useAtomValue } from "jotai";
import type { ReactNode } from "react";
import { configureAtom } from "../../state/browser/panels";
import { useRouteParams } from "../../state/browser/route";
import { useShop } from "../../state/shop-query";
import { Dialog } from "../../ui/dialog";
import { deepLinks } from "./deep-links";
import { FlagList } from "./flag-list";
import { StoreState } from "./store-state";
import * as texts from "./tools.texts";

/** The panel with information and switches for administrators who look at the shop. */
export function ToolsPanel({ onClose }: { onClose: () => void }) {
  return (
    <Dialog open onClose={onClose} title={texts.tools} place="drawer">
      <div className="grid gap-8 px-5 py-5">
        <Part title={texts.openInBackend}>
          <Links />
        </Part>
        <Part title={texts.cacheAndSnapshot}>
          <StoreState />
        </Part>
        <Part title={texts.flags}>
          <FlagList />
        </Part>
      </div>
    </Dialog>
  );
}

function Links() {
  const shop = useShop();
  const path = useLocation({ select: ({ pathname }) => pathname });
  const configured = useAtomValue(configureAtom);
  const { uid = "", hash = "" } = useRouteParams();
  // Reads the order that the status page has loaded.
  const { data: order } = useQuery<PublicOrder>({ queryKey: ["order", uid, hash], queryFn: skipToken });
  return (
    <ul>
      {deepLinks({ shop, path, orderId: order?.id ?? null, productId: configured?.productId ?? null }).map(
        ({ label, href }) => (
          <li key={href}>
            <a href={href} className="link inline-flex min-h-11 items-center">
              {label}
            </a>
          </li>
        ),
      )}
    </ul>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h3 className="mb-2 text-lg font-semibold">{title}</h3>
      {children}
    </section>
  );
}
