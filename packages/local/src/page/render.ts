import { type Html, html } from "@tresen/contract/page/html";
import { DEFAULT_TIME_ZONE, type Instant, formatDateTime } from "@tresen/contract/kit/time";
import { PAGE_TEXTS } from "./page.texts";
import { STYLE } from "./style";

export const numbers = new Intl.NumberFormat("de-DE", { maximumFractionDigits: 1 });

interface Content {
  id: string;
  title: string;
  html: Html | null;
}

export function renderPage({ sections, message }: { sections: readonly Content[]; message: string | null }): string {
  const shown = sections.filter((section) => section.html !== null);
  return frame({
    title: PAGE_TEXTS.title,
    header: html`<h1>${PAGE_TEXTS.title}</h1><p>${PAGE_TEXTS.audience}</p>`,
    main: html`${message && html`<p class="notice" role="status">${message}</p>`}
${shown.map(
  ({
    id,
    title,
    html: content,
  }) => html`<section id="${id}" aria-labelledby="${id}-title"><h2 id="${id}-title">${title}</h2>
${content}
</section>
`,
)}`,
  });
}

export function renderSubPage({ title, html: content }: { title: string; html: Html }): string {
  return frame({
    title,
    header: html`<p><a href="/_local">${PAGE_TEXTS.title}</a></p><h1>${title}</h1>`,
    main: html`<section>${content}</section>`,
  });
}

export function timeOf(at: Instant): Html {
  return html`<time datetime="${new Date(at).toISOString()}">${formatDateTime({ at, zone: DEFAULT_TIME_ZONE })}</time>`;
}

function frame({ title, header, main }: { title: string; header: Html; main: Html }): string {
  return html`<!doctype html>
<html lang="de">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<style>${STYLE}</style>
</head>
<body>
<header>${header}</header>
<main>
${main}
</main>
</body>
</html>
`.text;
}
