import type { HttpResult } from "../types";

/** A page without script, for whoever comes by a link in a message. @param body our own markup. */
export function smallPage({ status, title, body }: { status: number; title: string; body: string }): HttpResult {
  return {
    statusCode: status,
    headers: {
      "content-type": "text/html; charset=utf-8",
      "content-security-policy":
        "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
      "referrer-policy": "no-referrer",
      "x-robots-tag": "noindex",
    },
    body: `<!doctype html>
<html lang="de">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${title}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>${title}</h1>
${body}
</main>
</body>
</html>
`,
  };
}

const STYLE = `:root { color-scheme: light dark; }
body { margin: 0; font: 1.0625rem/1.5 system-ui, sans-serif; }
body { color: light-dark(#1c1e21, #eceef1); background: light-dark(#f6f6f4, #15171a); }
main { max-width: 30rem; margin: 0 auto; padding: 2rem 1rem; }
h1 { margin: 0 0 1rem; font-size: 1.5rem; line-height: 1.25; }
p { margin: 0 0 1rem; }
.button, button { display: inline-block; box-sizing: border-box; min-height: 3rem; padding: .75rem 1.25rem; }
.button, button { font: inherit; font-weight: 600; text-decoration: none; border-radius: .5rem; cursor: pointer; }
.button { color: light-dark(#fff, #15171a); background: light-dark(#1c1e21, #eceef1); }
button { color: inherit; background: none; border: 1px solid light-dark(#6b7280, #9aa3af); }
:focus-visible { outline: 2px solid light-dark(#1f5fbf, #8ab4f8); outline-offset: 2px; }`;
