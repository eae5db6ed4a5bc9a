import type { FieldError } from "@tresen/contract/kit/errors";
import { type SyntheticEvent, useRef } from "react";
import { Button } from "../../ui/button";
import { TextArea, TextField } from "../../ui/text-field";
import { MarkdownRenderer } from "../../widgets/markdown-renderer";
import { REQUEST_FIELDS, type RequestKind } from "./request-rules";
import { RequestOverlay } from "./request-overlay";
import * as texts from "./request.texts";
import { useRequestForm } from "./use-request-form";

const ROWS = 8;

interface RequestFormProps {
  kind: RequestKind;
  /** Rich text above the form. */
  intro: string;
  /** The recipient, if the page contains one. */
  branch: string | null;
  id: string;
}

/** The contact or rental form, with the result as an overlay. */
export function RequestForm({ kind, intro, branch, id }: RequestFormProps) {
  const { draft, status, errors, change, submit, goBack } = useRequestForm({
    kind,
    branch,
    storageKey: `request:${id}`,
  });
  const form = useRef<HTMLFormElement>(null);
  const control = (field: string): HTMLElement | null => document.getElementById(`${id}-${field}`);
  const focusFirst = (faults: readonly FieldError[]): void => {
    const first = REQUEST_FIELDS[kind].find(({ name }) => faults.some(({ field }) => field === name));
    (first ? control(first.name) : form.current?.querySelector("button"))?.focus();
  };
  const onSubmit = async (event: SyntheticEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const faults = await submit(String(new FormData(event.currentTarget).get("website") ?? ""));
    if (faults.length > 0) focusFirst(faults);
  };
  const close = (): void => {
    goBack();
    // The form is inert until the overlay is gone.
    requestAnimationFrame(() => focusFirst(errors));
  };
  const isCovered = status.state !== "none";

  return (
    <section className="page">
      <div className={`grid gap-x-16 gap-y-6 ${intro ? "lg:grid-cols-[2fr_3fr]" : "mx-auto max-w-3xl"}`}>
        {intro && <MarkdownRenderer text={intro} className="text-lg" />}
        <div className="relative rounded-panel border border-line bg-surface">
          <form
            ref={form}
            noValidate
            inert={isCovered}
            aria-label={kind === "contact" ? texts.contact : texts.rentalRequest}
            onSubmit={(event) => void onSubmit(event)}
            className="grid gap-x-4 gap-y-4 p-5 sm:grid-cols-2 md:p-8"
          >
            {REQUEST_FIELDS[kind].map(({ name, label, placeholder, isRequired, input, autoComplete }) => {
              const shared = {
                label,
                name: `${id}-${name}`,
                placeholder,
                required: isRequired,
                autoComplete,
                error: errors.find(({ field }) => field === name)?.message,
                value: draft[name] ?? "",
                onChange: ({ target }: { target: { value: string } }) => change(name, target.value),
              };
              return input === "area" ? (
                <TextArea key={name} {...shared} rows={ROWS} className="sm:col-span-2" />
              ) : (
                <TextField key={name} {...shared} type={input} />
              );
            })}
            {/* A honeypot for programs that fill in every field: people do not see it. */}
            <div aria-hidden className="absolute -left-[200vw] size-px overflow-hidden">
              <label htmlFor={`${id}-website`}>{texts.website}</label>
              <input id={`${id}-website`} name="website" type="text" tabIndex={-1} autoComplete="off" />
            </div>
            <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 sm:col-span-2">
              <Button type="submit" className="px-8">
                {texts.send}
              </Button>
              <p className="text-sm text-muted">{texts.requiredFields}</p>
            </div>
          </form>
          {isCovered && <RequestOverlay status={status} onBack={close} />}
        </div>
      </div>
    </section>
  );
}
