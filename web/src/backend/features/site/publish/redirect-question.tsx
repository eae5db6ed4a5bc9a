import { permissionOf } from "@tresen/contract/kit/access";
import type { SiteDraft } from "@tresen/contract/site/draft/site-draft";
import { isPageMoved } from "@tresen/contract/site/moved-page";
import { redirects } from "@tresen/contract/site/redirect.resource";
import type { Site } from "@tresen/contract/site/site.resource";
import { useId, useState } from "react";
import { useMay } from "../../../shared/session";
import { Checkbox } from "../../../shared/ui/switch";
import { REDIRECT_QUESTION_TEXTS as texts } from "./publish.texts";

export interface RedirectWish {
  /** Whether there is something to ask: the public page will have another address. */
  isAsked: boolean;
  isAllowed: boolean;
  isWished: boolean;
  wish: (isWished: boolean) => void;
  from: string;
  to: string;
}

/** Whether a publication shall redirect from the page's former address. */
export function useRedirectWish({ site, fields }: { site: Site; fields: SiteDraft["fields"] }): RedirectWish {
  const isAllowed = useMay()({ permission: permissionOf({ resource: redirects, verb: "create" }) });
  const [isChosen, setIsChosen] = useState(true);
  const isAsked = isPageMoved({ before: { ...site }, after: fields });
  const isWished = isAsked && isAllowed && isChosen;
  return { isAsked, isAllowed, isWished, wish: setIsChosen, from: site.path, to: fields.path };
}

/** Asks for the redirect, which comes with the publication, or says that somebody else has to make it. */
export function RedirectQuestion({ wish: { isAsked, isAllowed, isWished, wish, from, to } }: { wish: RedirectWish }) {
  const id = useId();
  if (!isAsked) return null;
  return (
    <div className="rounded-control border border-line px-3 py-2">
      {isAllowed && (
        <Checkbox isSelected={isWished} onChange={wish} describedBy={id}>
          <span className="wrap-anywhere">{texts.label(from)}</span>
        </Checkbox>
      )}
      <p id={id} className="text-sm wrap-anywhere text-muted">
        {isAllowed ? texts.why({ from, to }) : texts.notAllowed({ from, to })}
      </p>
    </div>
  );
}
