import { findSite } from "@tresen/contract/page/site-path";
import { isSiteType } from "@tresen/contract/page/site-type";
import { PREVIEW_KEY } from "@tresen/contract/site/preview";
import { shownSections } from "@tresen/contract/site/shown-sections";
import type { Site } from "@tresen/contract/site/site.resource";
import { useLocation } from "@tanstack/react-router";
import { Suspense, lazy } from "react";
import { useShop } from "../../state/shop-query";
import { MarkdownRenderer } from "../../widgets/markdown-renderer";
import { PageSkeleton } from "../../ui/skeleton";
import * as texts from "./content.texts";
import { MissingPage } from "./missing-page";
import { Section, type SectionData } from "./section";
import { readSection } from "./section-values";
import { UnknownType } from "./sections/unknown-type";

const Preview = lazy(() => import("./preview").then(({ Preview: component }) => ({ default: component })));

/**
 * The site at this address: the draft of one if the link contains its key, the public one, or the message that there is
 * none.
 */
export function SiteContent({ pathname }: { pathname: string }) {
  const { sites } = useShop();
  const secret = useLocation({ select: ({ searchStr }) => new URLSearchParams(searchStr).get(PREVIEW_KEY) });
  const site = findSite({ sites, pathname });
  const published = site && <Content key={site.id} site={site} />;
  if (!secret) return published ?? <MissingPage key={pathname} pathname={pathname} />;
  return (
    <Suspense fallback={<PageSkeleton path={pathname} />}>
      <Preview secret={secret} pathname={pathname} published={published}>
        {(draft) => <Content site={draft} />}
      </Preview>
    </Suspense>
  );
}

/** The whole content of a page: the same in the shop and in the preview beside its editor. */
export function Content({ site }: { site: Site }) {
  return (
    <article data-page-type={site.type}>
      {!site.isPublic && (
        <p className="page pt-4">
          <span className="inline-block rounded-full bg-warning-soft px-3 py-1 text-sm font-semibold text-warning">
            {texts.draft}
          </span>
        </p>
      )}
      <Body site={site} />
    </article>
  );
}

function Body({ site }: { site: Site }) {
  const sections = shownSections(site.content.sections);
  if (!isSiteType(site.type)) {
    return (
      <div className="py-8 md:py-14">
        <UnknownType as="h1" />
      </div>
    );
  }
  return site.type === "default" && sections.length > 0 ? (
    <Sections site={site} sections={sections} />
  ) : (
    <SimplePage site={site} />
  );
}

/** The shop's own layout: sections over the whole width, one after the other. */
function Sections({ site, sections }: { site: Site; sections: readonly SectionData[] }) {
  const isHeroFirst = hasOwnTitle(sections[0]);
  return (
    <Suspense fallback={<PageSkeleton path={`/${site.path}`} />}>
      <div
        className={
          "grid grid-cols-1 gap-14 pb-16 md:gap-24 md:pb-24 " +
          (isHeroFirst ? (site.isPublic ? "" : "mt-4") : "pt-8 md:pt-14")
        }
      >
        {!isHeroFirst && (
          <div className="page">
            <Title site={site} />
          </div>
        )}
        {sections.map((section, index) => (
          <div
            // In the preview of the editor another section may come to this place.
            key={`${index} ${section.type}`}
            data-section={section.type}
            tabIndex={-1}
            className="min-w-0 scroll-mt-20 outline-none"
          >
            <Section section={section} place={{ isFirst: index === 0, id: `${site.id}-${index}` }} />
          </div>
        ))}
      </div>
    </Suspense>
  );
}

/** One column of rich text. If the text contains its own title, the page's title is not repeated. */
function SimplePage({ site }: { site: Site }) {
  const text = site.content.text ?? "";
  return (
    <div className="page max-w-3xl pt-8 pb-16 md:pt-14">
      {!/^\s*#\s/.test(text) && <Title site={site} />}
      <MarkdownRenderer text={text} className="mt-6 text-lg" />
    </div>
  );
}

function Title({ site: { title, name, description } }: { site: Site }) {
  return (
    <header>
      <h1 className="text-3xl font-bold tracking-tight text-balance md:text-5xl">{title || name}</h1>
      {description && <p className="mt-3 max-w-2xl text-lg text-pretty text-muted md:text-xl">{description}</p>}
    </header>
  );
}

function hasOwnTitle(section: SectionData | undefined): boolean {
  return section?.type === "hero" && readSection("hero", section.value).title !== "";
}
