import { type FormEvent, type ReactNode, useEffect, useRef } from "react";
import { ThemeToggle } from "../../../../shared/theme-toggle";
import { COMMON_TEXTS } from "../../../shared/common.texts";
import { BrandMark } from "../../../shared/ui/brand";
import { FieldMessage } from "../../../shared/ui/input";

/** The page around everything that happens before a session is open. */
export function LoginFrame({
  title,
  shopName,
  children,
}: {
  title: string;
  /** For somebody who may not know yet where they are. */
  shopName?: string | undefined;
  children: ReactNode;
}) {
  useEffect(() => {
    document.title = COMMON_TEXTS.pageTitle(title);
  }, [title]);
  return (
    <main className="grid min-h-dvh grid-cols-[minmax(0,24rem)] place-content-center p-4">
      <div className="min-w-0">
        <div className="mb-6 flex flex-wrap items-center gap-3">
          <BrandMark size={44} />
          <div className="min-w-0 wrap-anywhere">
            <h1 className="text-2xl font-semibold">{COMMON_TEXTS.backoffice}</h1>
            {shopName && <p className="text-muted">{shopName}</p>}
          </div>
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

/** The heading of a page or message that nobody types in: it has the focus, since the button before it is gone. */
export function LoginHeading({ children }: { children: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <h2 ref={heading} tabIndex={-1} className="font-semibold">
      {children}
    </h2>
  );
}

/** What is said instead of a form. */
export function LoginNotice({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div role="status" className={CARD}>
      <LoginHeading>{title}</LoginHeading>
      {children}
    </div>
  );
}
