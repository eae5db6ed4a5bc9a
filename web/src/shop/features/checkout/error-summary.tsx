import type { FieldError } from "@tresen/contract/kit/errors";
import { CircleAlert } from "../../../shared/icons";
import * as texts from "./checkout.texts";
import { ERROR_SUMMARY, elementFor } from "./errors";

/** The list of all errors, each with a link to its control. Screen readers announce it when it appears. */
export function ErrorSummary({ errors }: { errors: readonly FieldError[] }) {
  const messages = [...new Map(errors.map((error) => [`${error.field ?? ""} ${error.message}`, error])).values()];
  const isAboutForm = messages.some(({ field }) => field !== undefined);
  return (
    <div id={ERROR_SUMMARY} role="alert" tabIndex={-1} className="scroll-mt-4 outline-none">
      {messages.length > 0 && (
        <div className="mt-1 mb-4 flex gap-3 rounded-control bg-danger-soft px-4 py-3">
          <CircleAlert size={20} className="mt-0.5 shrink-0 text-danger" />
          <div className="min-w-0 hyphens-auto wrap-anywhere">
            <p className="font-semibold text-danger">{isAboutForm ? texts.checkDetails : texts.notSent}</p>
            <ul className="mt-1">
              {messages.map((error) => (
                <li key={`${error.field ?? ""} ${error.message}`}>
                  <Fault error={error} />
                </li>
              ))}
            </ul>
            {!isAboutForm && <p className="mt-1">{texts.tryAgain}</p>}
          </div>
        </div>
      )}
    </div>
  );
}

function Fault({ error }: { error: FieldError }) {
  const target = elementFor(error.field);
  if (!target) return <span className="inline-block py-2.5">{error.message}</span>;
  return (
    <a
      href={`#${target.id}`}
      className="inline-block py-2.5 underline underline-offset-2"
      onClick={(event) => {
        event.preventDefault();
        target.focus({ preventScroll: true });
        target.scrollIntoView({ block: "center" });
      }}
    >
      {error.message}
    </a>
  );
}
