import type { Branch } from "@tresen/contract/branch/branch.resource";
import { Phone } from "../../../shared/icons";
import { telHref } from "../../state/browser/links";
import { buttonClass } from "../../ui/button";
import * as texts from "./status.texts";

/** The branch's address and contact, for questions about the order. */
export function BranchAddress({ name, branch }: { name: string; branch: Branch | undefined }) {
  return (
    <section
      aria-label={texts.branch}
      className="mt-10 flex flex-wrap items-center justify-between gap-4 border-t border-line pt-6"
    >
      <address className="not-italic">
        <strong className="block">{name}</strong>
        {branch && (
          <span className="text-muted">
            {branch.street}
            {branch.street && (branch.zipCode || branch.city) && ", "}
            {[branch.zipCode, branch.city].filter(Boolean).join(" ")}
          </span>
        )}
      </address>
      {branch?.phone && (
        <a href={telHref(branch.phone)} className={buttonClass("quiet")}>
          <Phone size={18} />
          {branch.phone}
        </a>
      )}
    </section>
  );
}
