import type { LegalPage } from "@tresen/contract/page/route";
import { MarkdownRenderer } from "../../widgets/markdown-renderer";
import * as texts from "./content.texts";

/** A legal page from the configuration's text; if only an address is set, a link to it. */
export function LegalContent({ page }: { page: LegalPage }) {
  const hasHeading = /^\s*#\s/.test(page.text);
  return (
    <article className="page max-w-3xl pt-8 md:pt-12">
      {!hasHeading && <h1 className="mb-6 text-3xl font-bold tracking-tight md:text-4xl">{page.label}</h1>}
      {page.text ? (
        <MarkdownRenderer text={page.text} className="" />
      ) : (
        <a href={page.link} className="link">
          {texts.openPage(page.label)}
        </a>
      )}
    </article>
  );
}
