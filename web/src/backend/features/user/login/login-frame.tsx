import { type FormEvent, type ReactNode, useEffect } from "react";
import { ThemeToggle } from "../../../../shared/theme-toggle";
import { COMMON_TEXTS } from "../../../shared/common.texts";
import { BrandMark } from "../../../shared/ui/brand";
import { FieldMessage } from "../../../shared/ui/input";

/** The page around everything that happens before a session is open. */
export function LoginFrame({ title, children }: { title: string; children: ReactNode }) {
  useEffect(() => {
    document.title = COMMON_TEXTS.pageTitle(title);
  }, [title]);
  return (
    <main className="grid min-h-dvh grid-cols-[minmax(0,24rem)] place-content-center p-4">
      <div className="min-w-0">
        <div className="mb-6 flex flex-wrap items-center gap-3">
          <BrandMark size={44} />
          <h1 className="text-2xl font-semibold">{COMMON_TEXTS.backoffice}</h1>
          <ThemeToggle className="ms-auto" />
        </div>
        {children}
        <p className="mt-4 text-center text-sm text-muted">
          <a href="/" className="underline underline-offset-4">
            {COMMON_TEXTS.toShop}
          </a>
        </p>
      </div>
    </main>
  );
}

const CARD = "flex flex-col gap-4 rounded-panel border border-line bg-surface p-[min(1.5rem,6vw)] shadow-panel";

/** A form of this page, with what went wrong above its fields. */
export function LoginCard({
  label,
  told,
  onSubmit,
  children,
}: {
  label: string;
  told: string | null;
  onSubmit: () => void;
  children: ReactNode;
}) {
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    onSubmit();
  };
  return (
    <form onSubmit={submit} noValidate className={CARD} aria-label={label}>
      {told !== null && (
        <div role="alert" className="rounded-control bg-danger-soft p-3">
          <FieldMessage>{told}</FieldMessage>
        </div>
      )}
      {children}
    </form>
  );
}

/** What is said instead of a form. */
export function LoginNotice({ children }: { children: ReactNode }) {
  return (
    <div role="status" className={CARD}>
      {children}
    </div>
  );
}
