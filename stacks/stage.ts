import type { App } from "sst/constructs";

export interface Stage {
  /** The data of production is kept when a stage or resource is removed. */
  isProduction: boolean;
  /** The shop's own name and its certificate in us-east-1; without them the stage uses CloudFront's name. */
  domain: { name: string; certificateArn: string } | null;
  /** The mail address for alarms; further people may subscribe by hand. */
  alarmEmail: string | null;
  /** The sender of mails, an address of an identity verified with SES; without it none are sent. */
  mail: { sender: string; identity: string } | null;
  /** The addresses of payment providers, by the variables' names, if not the real ones: their sandboxes. */
  paymentEndpoints: Record<string, string>;
  /** Further hosts of push services, separated by commas, beside those of the known browsers. */
  pushHosts: string | null;
  logLevel: string;
}

const PRODUCTION = "production";
const PAYMENT_ENDPOINTS = ["MOLLIE_ENDPOINT", "DATATRANS_ENDPOINT"];
/** The name of a host, or `*.` and one for everything below it. At least two labels, so no name of a network alone. */
const PUSH_HOST = /^(?:\*\.)?(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z][a-z0-9-]*[a-z0-9]$/;
const CERTIFICATE = /^arn:aws:acm:us-east-1:\d{12}:certificate\/[\w-]+$/;

/**
 * The settings that differ between stages, from the environment or `.env.<stage>`.
 * @throws Error for a sender that is no address, for a payment provider's address that is not HTTPS, for a push service
 * that is no name of a host, and for a domain without the certificate that CloudFront needs.
 */
export function stageOf(app: Pick<App, "stage">, source: NodeJS.ProcessEnv = process.env): Stage {
  return {
    isProduction: app.stage === PRODUCTION,
    domain: domainOf(source),
    alarmEmail: source.ALARM_EMAIL || null,
    mail: mailOf(source),
    paymentEndpoints: paymentEndpointsOf(source),
    pushHosts: pushHostsOf(source),
    logLevel: source.LOG_LEVEL || "info",
  };
}

/** The identity is the sender's domain, unless only the address was verified. */
function mailOf({ MAIL_SENDER, MAIL_IDENTITY }: NodeJS.ProcessEnv): Stage["mail"] {
  if (!MAIL_SENDER) return null;
  const [, domain] = /^[^@\s]+@([^@\s]+)$/.exec(MAIL_SENDER) ?? [];
  if (!domain) throw new Error(`MAIL_SENDER is ${MAIL_SENDER}, which is no address.`);
  return { sender: MAIL_SENDER, identity: MAIL_IDENTITY || domain };
}

function paymentEndpointsOf(source: NodeJS.ProcessEnv): Stage["paymentEndpoints"] {
  const given = PAYMENT_ENDPOINTS.flatMap((name) => (source[name] ? [[name, source[name]] as const] : []));
  for (const [name, url] of given)
    if (!URL.canParse(url) || !url.startsWith("https://"))
      throw new Error(`${name} is ${url}, which is no address with HTTPS.`);
  return Object.fromEntries(given);
}

function pushHostsOf({ PUSH_HOSTS = "" }: NodeJS.ProcessEnv): Stage["pushHosts"] {
  const hosts = PUSH_HOSTS.split(",")
    .map((host) => host.trim())
    .filter(Boolean);
  for (const host of hosts)
    if (!PUSH_HOST.test(host)) throw new Error(`PUSH_HOSTS names ${host}, which is no name of a host.`);
  return hosts.join(",") || null;
}

function domainOf({ SITE_DOMAIN, SITE_CERTIFICATE_ARN }: NodeJS.ProcessEnv): Stage["domain"] {
  if (!SITE_DOMAIN) return null;
  if (!SITE_CERTIFICATE_ARN || !CERTIFICATE.test(SITE_CERTIFICATE_ARN)) {
    throw new Error(
      `SITE_DOMAIN is ${SITE_DOMAIN}, but SITE_CERTIFICATE_ARN is not the ARN of a certificate in us-east-1.`,
    );
  }
  return { name: SITE_DOMAIN, certificateArn: SITE_CERTIFICATE_ARN };
}
