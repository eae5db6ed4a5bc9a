import { addressLine } from "@tresen/contract/branch/address";
import { Html, html } from "@tresen/contract/page/html";
import { MAIL_LABELS } from "@tresen/contract/message/message.texts";
import type { Branch } from "@tresen/contract/branch/branch.resource";
import type { ConfigRecord } from "@tresen/contract/config/config";
import { env } from "../../platform/env";
import { type MailColors, mailColors } from "./colors";

/** The content of a mail, ready to send. */
export interface Mail {
  subject: string;
  html: string;
  text: string;
  replyTo: string | null;
  files?: readonly MailFile[];
  /** Further headers, such as the ones by which mail programs offer to unsubscribe. */
  headers?: readonly { name: string; value: string }[];
}

/** A file that a mail carries. One with a content id is shown within the mail, as `cid:` and this id. */
export interface MailFile {
  name: string;
  type: string;
  bytes: Uint8Array;
  contentId?: string;
}

interface Framed {
  config: ConfigRecord;
  branch: Branch | null;
  subject: string;
  title: string;
  /** The preview text that mail programs show after the subject. */
  preview: string;
  body: (colors: MailColors) => Html;
  text: readonly string[];
  button?: { label: string; url: string };
  /** German if missing. */
  language?: "de" | "en";
  /** The reason why the mail was sent. */
  note: string;
  /** Where its recipient stops such mails. */
  stop?: { label: string; url: string };
}

const LOGO_HEIGHT = 36;
const LOGO_WIDTH = 140;
const SHOWN_EVERYWHERE = new Set(["png", "jpg", "jpeg", "gif"]);
/** Our own markup, so it is not escaped. */
const FONT = new Html("-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif");
/** Colours for mail programs with a dark mode; other programs use the inline ones. */
const STYLE = new Html(
  [
    "@media (prefers-color-scheme:dark){.ground{background:#15171a!important}.card{background:#1e2126!important}",
    ".ink{color:#eceef1!important}.quiet{color:#a9b0ba!important}.line{border-color:#3a4048!important}",
    ".link{color:#9dc2ff!important}}\n",
    "@media (max-width:480px){.pad{padding-left:20px!important;padding-right:20px!important}}",
  ].join(""),
);
const CARD = new Html(
  "max-width:600px;background:#ffffff;border-radius:12px;overflow:hidden;" +
    `font-family:${FONT.text};font-size:16px;line-height:1.5;color:#1c1e21`,
);
const FOOTER = "padding:20px 32px;border-top:1px solid #e3e4e7;font-size:13px;color:#5d6470";

/**
 * A mail in the shop's colours, with tables and inline styles since mail programs support little else, and the same
 * content as plain text.
 */
export function frameMail(framed: Framed): { html: string; text: string } {
  const { config, subject, title, preview, body, text, button, language = "de" } = framed;
  const colors = mailColors(config.primaryColor);
  const document = html`<!doctype html>
<html lang="${language}" dir="ltr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${subject}</title>
<style>${STYLE}</style>
</head>
<body class="ground" style="margin:0;padding:0;background:#f3f3f1">
<div style="display:none;max-height:0;overflow:hidden">${preview}</div>
<table role="presentation" class="ground" width="100%" cellpadding="0" cellspacing="0" style="background:#f3f3f1">
<tr><td align="center" style="padding:24px 12px">
<table role="presentation" class="card" width="100%" cellpadding="0" cellspacing="0" style="${CARD}">
<tr><td class="pad" style="padding:16px 32px;background:${colors.brand}">${brand({ config, colors })}</td></tr>
<tr><td class="pad ink" style="padding:28px 32px 32px;color:#1c1e21">
<h1 class="ink" style="margin:0 0 12px;font-size:24px;line-height:1.25;color:#1c1e21">${title}</h1>
${body(colors)}
${button && buttonOf({ ...button, colors })}
</td></tr>
<tr><td class="pad line quiet" style="${FOOTER}">${footer(framed)}</td></tr>
</table>
</td></tr></table>
</body>
</html>
`;
  const plain = [
    title,
    "",
    ...text,
    ...(button ? ["", `${button.label}: ${button.url}`] : []),
    "",
    "-- ",
    ...footerLines(framed),
  ];
  return {
    html: document.text,
    text: `${plain
      .join("\n")
      .replace(/\u00a0/g, " ")
      .replace(/\n{3,}/g, "\n\n")}\n`,
  };
}

function buttonOf({ label, url, colors }: { label: string; url: string; colors: MailColors }): Html {
  const style =
    "display:inline-block;padding:14px 24px;font-size:16px;font-weight:600;" +
    `color:${colors.onBrand};text-decoration:none`;
  return html`<table role="presentation" cellpadding="0" cellspacing="0" style="margin-top:24px">
<tr><td style="border-radius:8px;background:${colors.brand}"><a href="${url}" style="${style}">${label}</a></td></tr>
</table>`;
}

function brand({ config, colors }: { config: ConfigRecord; colors: MailColors }): Html {
  const { logo, shopName } = config;
  const name = html`<span style="font-size:18px;font-weight:700;color:${colors.onBrand}">${shopName}</span>`;
  if (!logo) return name;
  return html`<table role="presentation" cellpadding="0" cellspacing="0"><tr>
<td style="padding:4px 8px;border-radius:8px;background:#ffffff">${picture(logo)}</td>
<td style="padding-left:12px">${name}</td>
</tr></table>`;
}

function picture({ id, version, extension, width, height }: NonNullable<ConfigRecord["logo"]>): Html {
  if (SHOWN_EVERYWHERE.has(extension) && width && height) {
    const shown = Math.max(1, Math.min(LOGO_WIDTH, Math.round((LOGO_HEIGHT * width) / height)));
    const source = `${env.PUBLIC_URL}/image/${id}-${version}.${extension}`;
    return html`<img src="${source}" width="${shown}" alt="" style="display:block;height:auto">`;
  }
  // The shop's icon is always a PNG, since few mail programs show vector images.
  const source = `${env.PUBLIC_URL}/image/app-192/${id}-${version}.png`;
  return html`<img src="${source}" width="${LOGO_HEIGHT}" height="${LOGO_HEIGHT}" alt="" style="display:block">`;
}

function footer(framed: Framed): Html {
  const links = footerLinks(framed);
  const shown = footerLines(framed).slice(0, -links.length);
  const anchors = links.map(
    ({ label, url }, index) =>
      html`${index > 0 && " · "}<a class="link" href="${url}" style="color:#1c1e21">${label}</a>`,
  );
  return html`${shown.map((line) => html`<div>${line}</div>`)}
<div style="margin-top:6px">${anchors}</div>`;
}

function footerLines(framed: Framed): string[] {
  const { config, branch, note } = framed;
  const address = branch && addressLine(branch);
  const contact = branch && [branch.phone, branch.email].filter(Boolean).join(" · ");
  return [
    config.businessName || config.shopName,
    ...(branch ? [[branch.name, address].filter(Boolean).join(", "), contact ?? ""] : []),
    note,
    ...footerLinks(framed).map(({ label, url }) => `${label}: ${url}`),
  ].filter(Boolean);
}

function footerLinks({ config: { imprint, privacyPolicy }, stop }: Framed): { label: string; url: string }[] {
  return [
    ...(stop ? [stop] : []),
    { label: MAIL_LABELS.imprint, url: imprint || `${env.PUBLIC_URL}/site/imprint` },
    { label: MAIL_LABELS.privacy, url: privacyPolicy || `${env.PUBLIC_URL}/site/privacy` },
  ];
}
