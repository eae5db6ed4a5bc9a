import type { ReactNode, Ref } from "react";

/** One part of an account, with what can be done about it. */
export function SecuritySection({
  title,
  heading,
  text,
  actions,
  children,
}: {
  title: string;
  /** For moving the focus to it. */
  heading?: Ref<HTMLHeadingElement>;
  text: string;
  actions?: ReactNode;
  children?: ReactNode;
}) {
  return (
    <section aria-label={title} className="rounded-panel border border-line bg-surface p-[min(1rem,4vw)] sm:p-5">
      <div className="flex flex-wrap items-start gap-3">
        <div className="min-w-0 flex-1 basis-60">
          <h2 ref={heading} tabIndex={heading ? -1 : undefined} className="font-semibold wrap-break-word hyphens-auto">
            {title}
          </h2>
          <p className="mt-1 text-sm text-muted wrap-anywhere">{text}</p>
        </div>
        {actions && <div className="flex flex-wrap gap-2">{actions}</div>}
      </div>
      {children && <div className="mt-4">{children}</div>}
    </section>
  );
}
