import { Link } from "@tanstack/react-router";
import type { NavigationSection } from "./navigation";

const LINK =
  "flex min-h-10 scroll-my-10 items-center gap-3 rounded-control px-3.5 text-sm outline-offset-[-2px] " +
  "pointer-coarse:min-h-11";

interface NavigationLinksProps extends NavigationSection {
  /** Hides the texts where the bar shows only icons. */
  textClass: string;
  onNavigate: (() => void) | undefined;
}

/** The links of one group under its heading. */
export function NavigationLinks({ title, entries, textClass, onNavigate }: NavigationLinksProps) {
  return (
    <section className="mb-3">
      <h2 className="px-3.5 py-1 text-xs font-medium text-muted">
        <span className={textClass}>{title}</span>
      </h2>
      <ul>
        {entries.map(({ to, label, Icon, Badge }) => (
          <li key={to}>
            <Link
              to={to}
              {...(onNavigate ? { onClick: onNavigate } : {})}
              title={textClass ? label : undefined}
              activeOptions={{ exact: to === "/", includeSearch: false }}
              activeProps={{ className: "bg-action-soft font-semibold text-action-text" }}
              inactiveProps={{ className: "text-ink hover:bg-sunken" }}
              className={LINK}
            >
              <span className="relative shrink-0">
                <Icon size={20} strokeWidth={1.75} aria-hidden />
                {Badge && <Badge />}
              </span>
              <span className={`truncate ${textClass}`}>{label}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
