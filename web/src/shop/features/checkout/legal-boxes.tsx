import { useState } from "react";
import { isSelfService } from "../../state/browser/self-service";
import { Dialog } from "../../ui/dialog";
import { CheckField } from "../../ui/text-field";
import { Markdown } from "../../widgets/markdown";
import * as texts from "./checkout.texts";
import { messageFor } from "./errors";
import type { CheckoutState } from "./use-checkout";

interface Agreement {
  field: "legalInstructions" | "privacyPolicy";
  before: string;
  title: string;
  after: string;
  /** The path of the text's page. */
  path: string;
  text: string;
  link: string;
}

/** The two checkboxes; their texts open in a modal, so that reading them loses no input. */
export function LegalBoxes({ state }: { state: CheckoutState }) {
  const { config } = state.shop;
  const agreements: Agreement[] = [
    {
      field: "legalInstructions",
      before: texts.accept,
      title: texts.terms,
      after: ".",
      path: "/site/terms-and-conditions",
      text: config.termsAndConditionsText,
      link: config.termsAndConditions,
    },
    {
      field: "privacyPolicy",
      before: texts.accept,
      title: texts.privacyPolicy,
      after: ".",
      path: "/site/privacy",
      text: config.privacyPolicyText,
      link: config.privacyPolicy,
    },
  ];
  return (
    <div>
      {agreements.map((agreement) => (
        <AgreementBox key={agreement.field} agreement={agreement} state={state} />
      ))}
    </div>
  );
}

function AgreementBox({ agreement, state }: { agreement: Agreement; state: CheckoutState }) {
  const { field, before, title, after, path, text, link } = agreement;
  const [isOpen, setOpen] = useState(false);
  const label = (
    <>
      {before}
      {text ? (
        // A link, so that it can also be opened in another tab; a button inside a label would be a second control of
        // that label.
        <a
          href={path}
          aria-haspopup="dialog"
          className="link py-2.5"
          onClick={(event) => {
            if (event.ctrlKey || event.metaKey || event.shiftKey) return;
            event.preventDefault();
            setOpen(true);
          }}
        >
          {title}
        </a>
      ) : link && !isSelfService() ? (
        <a href={link} target="_blank" rel="noopener" className="link py-2.5">
          {title}
        </a>
      ) : (
        title
      )}
      {after}
    </>
  );
  return (
    <>
      <CheckField
        label={label}
        name={field}
        required
        checked={state.details[field]}
        error={messageFor(state.errors, field)}
        onChange={({ target }) => state.change({ [field]: target.checked })}
      />
      <Dialog open={isOpen} onClose={() => setOpen(false)} title={title}>
        {/* Focusable, because not every browser scrolls by keyboard content without focusable elements. */}
        <div role="region" aria-label={title} tabIndex={0}>
          <Markdown text={text} className="p-5" />
        </div>
      </Dialog>
    </>
  );
}
