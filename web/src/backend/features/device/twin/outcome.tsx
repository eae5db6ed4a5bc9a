import { CheckCircle2, CircleAlert, LoaderCircle } from "lucide-react";
import type { ReactNode } from "react";

const LOOKS = {
  waiting: { Icon: LoaderCircle, className: "", spin: "animate-spin" },
  done: { Icon: CheckCircle2, className: "text-success", spin: "" },
  failed: { Icon: CircleAlert, className: "text-danger", spin: "" },
} as const;

/** What came of a test, read aloud when it changes. */
export function Outcome({ kind, children }: { kind: keyof typeof LOOKS; children: ReactNode }) {
  const { Icon, className, spin } = LOOKS[kind];
  return (
    <div className={`flex items-start gap-2 text-sm ${className}`}>
      <Icon size={18} className={`mt-0.5 shrink-0 ${spin}`} aria-hidden />
      <div className="min-w-0 wrap-anywhere">{children}</div>
    </div>
  );
}

/** The text of a failed call, with the reason that the server gives beside it. */
export function Failed({ text, detail }: { text: string; detail?: string | undefined }) {
  return (
    <Outcome kind="failed">
      <span className="font-medium">{text}</span> {detail}
    </Outcome>
  );
}
