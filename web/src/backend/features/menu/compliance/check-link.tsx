import { Link } from "@tanstack/react-router";
import { ShieldCheck } from "lucide-react";
import type { ReactNode } from "react";
import type { Screen } from "../../../admin/screen";
import { resourceEntries } from "../../../shared/resource-entries";
import { seesResource } from "../../../shared/seen-resources";
import { useMe } from "../../../shared/session";
import { buttonClass } from "../../../shared/ui/button";
import { deferred } from "../../../shared/ui/deferred";
import { MENU_TEXTS as texts } from "../menu.texts";

const Count = deferred(async () => (await import("./finding-count")).FindingCount);

/** The way to the look before publishing of a menu, with the number of its findings where that is wanted. */
export function MenuCheckLink({ menu, isCounted }: { menu: string; isCounted: boolean }) {
  return <CheckLink menu={menu}>{isCounted && <Count menu={menu} />}</CheckLink>;
}

function CheckLink({ menu, children }: { menu?: string; children?: ReactNode }) {
  return (
    <Link to="/check" search={menu === undefined ? {} : { menu }} className={buttonClass()}>
      <ShieldCheck size={16} aria-hidden /> {texts.check}
      {children}
    </Link>
  );
}

function ProductsCheck() {
  const me = useMe();
  return seesResource({ entry: resourceEntries.menus, me }) && <CheckLink />;
}

/** The list of products leads to what should be looked at, without a number: all products would be loaded for it. */
export const checkScreen: Screen = { ListLink: ProductsCheck };
