import { Duration } from "aws-cdk-lib";
import {
  HeadersFrameOption,
  HeadersReferrerPolicy,
  ResponseHeadersPolicy,
  type ResponseHeadersPolicyProps,
} from "aws-cdk-lib/aws-cloudfront";
import type { Stack } from "sst/constructs";
import { siteHeaders, uploadHeaders, videoHeaders } from "../../packages/functions/src/routes";

const POLICY = "content-security-policy";
const TWO_YEARS = Duration.days(730);
type Behaviors = NonNullable<ResponseHeadersPolicyProps["securityHeadersBehavior"]>;

const hsts: Behaviors["strictTransportSecurity"] = {
  accessControlMaxAge: TWO_YEARS,
  includeSubdomains: true,
  override: true,
};

/** Headers of pages and files: the same as on one machine, and HSTS. */
export function siteHeadersPolicy(stack: Stack): ResponseHeadersPolicy {
  return pageHeadersPolicy({ stack, id: "SiteHeaders", headers: siteHeaders });
}

/** The same for the back-office, whose pages may also send files to the bucket with this domain. */
export function backofficeHeadersPolicy({ stack, domain }: { stack: Stack; domain: string }): ResponseHeadersPolicy {
  const policy = siteHeaders[POLICY] ?? "";
  const wider = policy.replace("connect-src 'self'", `connect-src 'self' https://${domain}`);
  return pageHeadersPolicy({ stack, id: "BackofficeHeaders", headers: { ...siteHeaders, [POLICY]: wider } });
}

function pageHeadersPolicy({
  stack,
  id,
  headers,
}: {
  stack: Stack;
  id: string;
  headers: Readonly<Record<string, string>>;
}): ResponseHeadersPolicy {
  const { securityHeadersBehavior, others } = splitHeaders(headers);
  return new ResponseHeadersPolicy(stack, id, {
    securityHeadersBehavior: { ...securityHeadersBehavior, strictTransportSecurity: hsts },
    customHeadersBehavior: { customHeaders: others.map(([header, value]) => ({ header, value, override: true })) },
  });
}

/** Answers of the functions already have their headers; this covers the answers of the HTTP API itself. */
export function apiHeadersPolicy(stack: Stack): ResponseHeadersPolicy {
  return new ResponseHeadersPolicy(stack, "ApiHeaders", {
    securityHeadersBehavior: { contentTypeOptions: { override: true }, strictTransportSecurity: hsts },
  });
}

/**
 * An SVG picture opened directly is a document: it may contain styles and nothing else. Other sites may embed pictures.
 */
export function imageHeadersPolicy(stack: Stack): ResponseHeadersPolicy {
  return new ResponseHeadersPolicy(stack, "ImageHeaders", {
    securityHeadersBehavior: {
      contentSecurityPolicy: {
        contentSecurityPolicy: "default-src 'none'; style-src 'unsafe-inline'; sandbox",
        override: true,
      },
      contentTypeOptions: { override: true },
      strictTransportSecurity: hsts,
    },
    customHeadersBehavior: {
      customHeaders: [{ header: "cross-origin-resource-policy", value: "cross-origin", override: true }],
    },
  });
}

/** Headers of customers' files, from the bucket or from the function: the same as on one machine. */
export function uploadHeadersPolicy(stack: Stack): ResponseHeadersPolicy {
  const { securityHeadersBehavior, others } = splitHeaders(uploadHeaders);
  return new ResponseHeadersPolicy(stack, "UploadHeaders", {
    securityHeadersBehavior: { ...securityHeadersBehavior, strictTransportSecurity: hsts },
    customHeadersBehavior: { customHeaders: others.map(([header, value]) => ({ header, value, override: true })) },
  });
}

/** A video opened directly is a document of the browser's own, which needs nothing but the video. */
export function videoHeadersPolicy(stack: Stack): ResponseHeadersPolicy {
  const { securityHeadersBehavior, others } = splitHeaders(videoHeaders);
  return new ResponseHeadersPolicy(stack, "VideoHeaders", {
    securityHeadersBehavior: { ...securityHeadersBehavior, strictTransportSecurity: hsts },
    customHeadersBehavior: { customHeaders: others.map(([header, value]) => ({ header, value, override: true })) },
  });
}

/** CloudFront has separate fields for headers that it knows, and refuses these among the custom ones. */
function splitHeaders(headers: Readonly<Record<string, string>>): {
  securityHeadersBehavior: Behaviors;
  others: [string, string][];
} {
  const known: Record<string, (value: string) => Behaviors> = {
    "content-security-policy": (value) => ({ contentSecurityPolicy: { contentSecurityPolicy: value, override: true } }),
    "referrer-policy": (value) => ({
      referrerPolicy: { referrerPolicy: value as HeadersReferrerPolicy, override: true },
    }),
    "x-content-type-options": () => ({ contentTypeOptions: { override: true } }),
    "x-frame-options": (value) => ({ frameOptions: { frameOption: value as HeadersFrameOption, override: true } }),
  };
  const entries = Object.entries(headers);
  return {
    securityHeadersBehavior: entries.reduce<Behaviors>(
      (all, [name, value]) => ({ ...all, ...known[name]?.(value) }),
      {},
    ),
    others: entries.filter(([name]) => !known[name]),
  };
}
