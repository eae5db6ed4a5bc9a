import { buttonClass } from "../../ui/button";
import { SmartLink } from "../../widgets/smart-link";
import type { PageLink } from "./value-readers";

/** The properties of every section besides its value. */
export interface SectionPlace {
  /** The first section of a page: its heading is the page's heading, and its picture is loaded at once. */
  isFirst: boolean;
  /** Unique on the page, so that ids inside the section differ from those of another section of the same type. */
  id: string;
}

export function SectionTitle({ text, className = "" }: { text: string; className?: string }) {
  if (!text) return null;
  return <h2 className={`text-2xl font-bold tracking-tight text-balance md:text-3xl ${className}`}>{text}</h2>;
}

export function LinkButtons({ links, className = "" }: { links: readonly PageLink[]; className?: string }) {
  if (links.length === 0) return null;
  return (
    <p className={`flex flex-wrap gap-3 ${className}`}>
      {links.map(({ url, label }, index) => (
        <SmartLink
          key={index}
          href={url}
          className={buttonClass(index === 0 ? "action" : "quiet", "px-5 hyphens-auto wrap-anywhere")}
        >
          {label}
        </SmartLink>
      ))}
    </p>
  );
}
