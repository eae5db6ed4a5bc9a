import type { ReactNode } from "react";

/** A titled part of the form. */
export function PhoneSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title} className="flex flex-col gap-3 rounded-panel border border-line bg-surface p-4">
      <h2 className="font-semibold">{title}</h2>
      {children}
    </section>
  );
}

/** What the sections read and change. */
export interface SectionProps<Entry> {
  entry: Entry;
  change: (values: Partial<Entry>) => void;
  /** The message about a field, once the order was to be saved. */
  errorOf: (field: string) => string | undefined;
}
