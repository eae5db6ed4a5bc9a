import { SmartLink } from "../../../widgets/smart-link";
import { ArrowRight } from "../content-icons";
import { SectionTitle } from "../section-parts";
import type { SectionProps } from "../section-values";

/** A list of links, each a large line. */
export function Links({ value: { title, links } }: { value: SectionProps<"links"> }) {
  if (links.length === 0 && !title) return null;
  return (
    <section className="page">
      <SectionTitle text={title} />
      <ul className="mt-4 grid gap-x-8 sm:grid-cols-2 lg:grid-cols-3">
        {links.map(({ url, label }, index) => (
          <li key={index} className="border-b border-line">
            <SmartLink
              href={url}
              className={
                "group flex min-h-16 items-center justify-between gap-4 py-3 text-lg font-semibold " +
                "hover:text-action-text"
              }
            >
              <span className="min-w-0">{label}</span>
              <span aria-hidden className="text-action-text transition-transform group-hover:translate-x-1">
                <ArrowRight />
              </span>
            </SmartLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
