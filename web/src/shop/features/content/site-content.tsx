import { MESSAGES } from "@tresen/contract/messages";
import type { Site } from "@tresen/contract/resources/shop";
import { usePageHead } from "../../state/page-head";
import { useShop } from "../../state/shop-query";
import { ErrorPage } from "../../ui/error-page";
import { Markdown } from "../../ui/markdown";
import { Section } from "./section";

export function SiteContent({ path }: { path: string }) {
  const { sites } = useShop();
  const site = sites.find((candidate) => candidate.path === path);
  return site ? <Content key={site.id} site={site} /> : <NotFound />;
}

function Content({ site }: { site: Site }) {
  usePageHead({ prefix: site.title || site.name, description: site.description });
  const sections = site.content.sections ?? [];
  return (
    <article className="page pt-8 md:pt-12">
      {!site.isPublic && <p className="mb-4 w-fit rounded-full bg-warning-soft px-3 py-1 text-sm font-semibold text-warning">Entwurf</p>}
      {site.type === "default" && sections.length > 0 ? (
        <div className="grid gap-12">
          {!startsWithTitle(sections[0]?.type) && <Title site={site} />}
          {sections.map((section, index) => (
            <Section key={index} section={section} isFirst={index === 0} />
          ))}
        </div>
      ) : (
        <div className="max-w-3xl">
          {!/^\s*#\s/.test(site.content.text ?? "") && <Title site={site} />}
          <Markdown text={site.content.text ?? ""} className="mt-6" />
        </div>
      )}
    </article>
  );
}

function startsWithTitle(type: string | undefined): boolean {
  return type === "hero";
}

function Title({ site }: { site: Site }) {
  return <h1 className="text-3xl font-bold tracking-tight text-balance md:text-4xl">{site.title || site.name}</h1>;
}

function NotFound() {
  usePageHead({});
  return <ErrorPage title={MESSAGES.siteNotFound} />;
}
