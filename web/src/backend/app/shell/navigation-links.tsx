import { Link, createLink } from "@tanstack/react-router";
import { ChevronDown } from "lucide-react";
import { type ComponentProps, useId } from "react";
import { useCollapsed } from "./collapsed-groups";
import { isMeant } from "../../shared/found-words";
import { isCurrent, type NavigationEntry, type NavigationSection } from "./navigation";
import { HIDDEN_NARROW, HIDDEN_WIDE, WIDE_TEXT } from "./sidebar-width";

const LINK =
  "flex min-h-6.5 scroll-my-8 items-center gap-3 rounded-control px-3.5 text-sm outline-offset-[-2px] " +
  "pointer-coarse:min-h-11";
const UNMARKED = "text-ink hover:bg-sunken";
const MARKED = "bg-action-soft font-semibold text-action-text";
const HEADING =
  "flex min-h-6 w-full items-center rounded-control px-3.5 text-start text-xs font-medium text-muted " +
  "outline-offset-[-2px] hover:text-ink pointer-coarse:min-h-11 forced-colors:border-0!";
/** Where only icons are shown, a line stands for the heading. */
const GROUP =
  "mb-1.5 border-line not-first:border-t not-first:pt-1.5 " +
  "@min-[10rem]:mb-0 @min-[10rem]:not-first:border-t-0 @min-[10rem]:not-first:pt-0";

/** A link that is never marked as the current one. */
const UnmarkedLink = createLink(({ "aria-current": _, ...props }: ComponentProps<"a">) => <a {...props} />);

/** A link that is always marked as the current one. */
const MarkedLink = createLink((props: ComponentProps<"a">) => <a {...props} aria-current="page" />);

/** What decides which entries of a group are shown. */
export interface NavigationView {
  /** The words by which the entries are filtered. */
  typed: string;
  path: string;
  onNavigate: (() => void) | undefined;
}

/**
 * The links of one group under its heading. A collapsed group shows only the link to the current screen and those with
 * a badge. All are shown where there are only icons, since nothing else would tell that there are more.
 */
export function NavigationLinks({ section, view }: { section: NavigationSection; view: NavigationView }) {
  const { key, title, entries } = section;
  const { isCollapsed, toggle } = useCollapsed(key);
  const id = useId();
  const isShown = isShownIn({ title, isCollapsed, view });
  return (
    <section className={`${GROUP} ${view.typed !== "" && !entries.some(isShown) ? HIDDEN_WIDE : ""}`}>
      <h2 className={HIDDEN_NARROW}>
        <button
          type="button"
          aria-expanded={!isCollapsed || view.typed !== ""}
          aria-controls={id}
          onClick={toggle}
          className={HEADING}
        >
          {title}
          <ChevronDown size={14} aria-hidden className={`ms-auto ${isCollapsed ? "rotate-90" : ""}`} />
        </button>
      </h2>
      <ul id={id} aria-label={title}>
        {entries.map((entry) => (
          <li key={entry.to} className={isShown(entry) ? undefined : HIDDEN_WIDE}>
            <NavigationLink {...entry} path={view.path} onNavigate={view.onNavigate} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function isShownIn({ title, isCollapsed, view }: { title: string; isCollapsed: boolean; view: NavigationView }) {
  const { typed, path } = view;
  return ({ to, area, label, Badge }: NavigationEntry): boolean =>
    typed === ""
      ? !isCollapsed || Badge !== undefined || isCurrent({ to, ...(area ? { area } : {}), path })
      : isMeant({ label, title, typed });
}

function NavigationLink({
  to,
  area,
  path,
  label,
  Icon,
  Badge,
  isShortcut,
  onNavigate,
}: NavigationEntry & Pick<NavigationView, "path" | "onNavigate">) {
  // The link itself marks only what lies below its own address.
  const isInArea = area !== undefined && isCurrent({ to, area, path });
  const Target = isShortcut ? UnmarkedLink : isInArea ? MarkedLink : Link;
  return (
    <Target
      to={to}
      {...(onNavigate ? { onClick: onNavigate } : {})}
      title={label}
      activeOptions={{ exact: to === "/", includeSearch: false }}
      activeProps={{ className: isShortcut ? UNMARKED : MARKED }}
      inactiveProps={{ className: isInArea ? MARKED : UNMARKED }}
      className={LINK}
    >
      <span className="relative shrink-0">
        <Icon size={18} strokeWidth={1.75} aria-hidden />
        {Badge && <Badge />}
      </span>
      <span className={`truncate ${WIDE_TEXT}`}>{label}</span>
    </Target>
  );
}
