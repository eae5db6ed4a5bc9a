import { CheckCircle2, CircleAlert, CircleHelp } from "lucide-react";
import type { ReactNode } from "react";

const LOOKS = {
  good: { Icon: CheckCircle2, color: "text-success" },
  bad: { Icon: CircleAlert, color: "text-danger" },
  open: { Icon: CircleHelp, color: "" },
} as const;

/** What a test has shown. */
export function TestResult({ kind, children }: { kind: keyof typeof LOOKS; children: ReactNode }) {
  const { Icon, color } = LOOKS[kind];
  return (
    <p className={`flex gap-2 text-sm ${color}`}>
      <Icon size={18} className="mt-0.5 shrink-0" aria-hidden />
      <span className="wrap-anywhere">{children}</span>
    </p>
  );
}
