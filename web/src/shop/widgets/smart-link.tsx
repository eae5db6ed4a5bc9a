import { isScreenPath } from "@tresen/contract/page/reserved-path";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";

/** A link: within the shop without a reload, to another address as usual. */
export function SmartLink({
  href,
  className,
  activeClassName = "",
  onClick,
  inNewTab = false,
  children,
}: {
  href: string;
  className?: string;
  activeClassName?: string;
  onClick?: () => void;
  inNewTab?: boolean;
  children: ReactNode;
}) {
  const isInside = !inNewTab && isScreenPath(href);
  if (isInside) {
    return (
      <Link
        to={href}
        className={className}
        onClick={onClick}
        activeOptions={{ exact: true, includeSearch: false }}
        activeProps={{ className: activeClassName, "aria-current": "page" }}
      >
        {children}
      </Link>
    );
  }
  const isWeb = inNewTab || /^https?:/.test(href);
  return (
    <a href={href} className={className} onClick={onClick} {...(isWeb ? { target: "_blank", rel: "noopener" } : {})}>
      {children}
    </a>
  );
}
