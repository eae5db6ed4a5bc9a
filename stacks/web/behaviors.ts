import { Duration } from "aws-cdk-lib";
import {
  AccessLevel,
  AllowedMethods,
  type BehaviorOptions,
  CacheCookieBehavior,
  CacheHeaderBehavior,
  CachePolicy,
  CacheQueryStringBehavior,
  type FunctionAssociation,
  Function as EdgeFunction,
  FunctionCode,
  FunctionEventType,
  FunctionRuntime,
  type IOrigin,
  OriginProtocolPolicy,
  OriginRequestCookieBehavior,
  OriginRequestHeaderBehavior,
  OriginRequestPolicy,
  OriginRequestQueryStringBehavior,
  OriginSslPolicy,
  ViewerProtocolPolicy,
} from "aws-cdk-lib/aws-cloudfront";
import { FunctionUrlOrigin, HttpOrigin, OriginGroup, S3BucketOrigin } from "aws-cdk-lib/aws-cloudfront-origins";
import type { IFunctionUrl } from "aws-cdk-lib/aws-lambda";
import type { IBucket } from "aws-cdk-lib/aws-s3";
import type { Stack } from "sst/constructs";
import {
  apiHeadersPolicy,
  backofficeHeadersPolicy,
  imageHeadersPolicy,
  siteHeadersPolicy,
  uploadHeadersPolicy,
  videoHeadersPolicy,
} from "./security-headers";

const READING = {
  allowedMethods: AllowedMethods.ALLOW_GET_HEAD_OPTIONS,
  viewerProtocolPolicy: ViewerProtocolPolicy.REDIRECT_TO_HTTPS,
  compress: true,
};

/**
 * The shop's pages, from the HTTP API, or from the bucket as built if the API fails; files and the back-office's pages;
 * files with a hash in their name, which need no edge function; and the files for search engines.
 */
export function siteBehaviors({
  stack,
  site,
  media,
  api,
}: {
  stack: Stack;
  site: IBucket;
  media: IBucket;
  api: IOrigin;
}): Record<"pages" | "files" | "backoffice" | "assets" | "crawlers", BehaviorOptions> {
  const assets = {
    ...READING,
    // It may list the bucket, so that a missing file is a 404.
    origin: S3BucketOrigin.withOriginAccessControl(site, { originAccessLevels: [AccessLevel.READ, AccessLevel.LIST] }),
    cachePolicy: CachePolicy.CACHING_OPTIMIZED,
    responseHeadersPolicy: siteHeadersPolicy(stack),
  };
  const functionAssociations = [edgeFunction({ stack, name: "page" })];
  const filled = {
    ...READING,
    cachePolicy: new CachePolicy(stack, "PageCache", {
      comment: "One for each page, as long as the answer says.",
      minTtl: Duration.seconds(0),
      defaultTtl: Duration.seconds(0),
      maxTtl: Duration.hours(1),
      headerBehavior: CacheHeaderBehavior.allowList("x-page-path"),
      enableAcceptEncodingBrotli: true,
      enableAcceptEncodingGzip: true,
    }),
    responseHeadersPolicy: assets.responseHeadersPolicy,
  };
  const origin = new OriginGroup({
    primaryOrigin: api,
    fallbackOrigin: assets.origin,
    fallbackStatusCodes: [500, 502, 503, 504],
  });
  return {
    assets,
    files: { ...assets, functionAssociations },
    backoffice: {
      ...assets,
      functionAssociations,
      responseHeadersPolicy: backofficeHeadersPolicy({ stack, domain: media.bucketRegionalDomainName }),
    },
    pages: {
      ...filled,
      origin,
      functionAssociations: [...functionAssociations, edgeFunction({ stack, name: "redirect" })],
    },
    crawlers: { ...filled, origin: api },
  };
}

/** The HTTP API. It believes the caller's address only in requests that carry the key. */
export function apiOrigin({ host, originKey }: { host: string; originKey: string }): HttpOrigin {
  return new HttpOrigin(host, {
    protocolPolicy: OriginProtocolPolicy.HTTPS_ONLY,
    originSslProtocols: [OriginSslPolicy.TLS_V1_2],
    readTimeout: Duration.seconds(30),
    customHeaders: { "x-origin-key": originKey },
  });
}

interface ApiOrigins {
  api: IOrigin;
  /** The origins of the functions that have function URLs. */
  init: IOrigin;
  orders: IOrigin;
  publicOrders: IOrigin;
}

/**
 * The init bundle, cached for seconds for requests without a session; full slots and what holds in a branch right now,
 * cached briefly; style sheets with
 * typefaces, cached permanently; log-ins are told where they come from; all other calls pass through uncached.
 */
export function apiBehaviors({
  stack,
  api,
  init,
  orders,
  publicOrders,
}: ApiOrigins & { stack: Stack }): Record<
  "init" | "fullSlots" | "live" | "orders" | "publicOrders" | "login" | "calls" | "fonts",
  BehaviorOptions
> {
  const shared = {
    origin: api,
    viewerProtocolPolicy: ViewerProtocolPolicy.HTTPS_ONLY,
    responseHeadersPolicy: apiHeadersPolicy(stack),
  };
  const initCache = new CachePolicy(stack, "InitCache", {
    comment: "How long is said by the answer; with a session it says never.",
    minTtl: Duration.seconds(0),
    defaultTtl: Duration.seconds(0),
    maxTtl: Duration.minutes(1),
    cookieBehavior: CacheCookieBehavior.allowList("session"),
    enableAcceptEncodingBrotli: true,
    enableAcceptEncodingGzip: true,
  });
  const slotCache = new CachePolicy(stack, "SlotCache", {
    comment: "One for each branch and month, as long as the answer says.",
    minTtl: Duration.seconds(0),
    defaultTtl: Duration.seconds(0),
    maxTtl: Duration.minutes(1),
    queryStringBehavior: CacheQueryStringBehavior.allowList("month"),
    enableAcceptEncodingBrotli: true,
    enableAcceptEncodingGzip: true,
  });
  const liveCache = new CachePolicy(stack, "LiveCache", {
    comment: "One for each branch, as long as the answer says.",
    minTtl: Duration.seconds(0),
    defaultTtl: Duration.seconds(0),
    maxTtl: Duration.minutes(1),
    enableAcceptEncodingBrotli: true,
    enableAcceptEncodingGzip: true,
  });
  const calls = {
    ...shared,
    allowedMethods: AllowedMethods.ALLOW_ALL,
    cachePolicy: CachePolicy.CACHING_DISABLED,
    originRequestPolicy: OriginRequestPolicy.ALL_VIEWER_EXCEPT_HOST_HEADER,
    functionAssociations: [edgeFunction({ stack, name: "api" })],
  };
  // Where an address is, CloudFront tells only where it is asked for by name, and then all others must be named too.
  const loginRequests = new OriginRequestPolicy(stack, "LoginRequests", {
    comment: "What a log-in reads, and roughly where its address is.",
    cookieBehavior: OriginRequestCookieBehavior.all(),
    headerBehavior: OriginRequestHeaderBehavior.allowList(
      ...["Origin", "Content-Type", "Sec-Fetch-Site", "User-Agent", "X-Forwarded-Host", "X-Viewer-Address"],
      ...["CloudFront-Viewer-City", "CloudFront-Viewer-Country-Name"],
    ),
    queryStringBehavior: OriginRequestQueryStringBehavior.all(),
  });
  return {
    fonts: { ...shared, ...READING, cachePolicy: CachePolicy.CACHING_OPTIMIZED },
    init: { ...shared, origin: init, allowedMethods: AllowedMethods.ALLOW_GET_HEAD_OPTIONS, cachePolicy: initCache },
    // Only answers to GET are cached. What is full for a cart is asked for by POST.
    fullSlots: { ...calls, cachePolicy: slotCache },
    live: { ...shared, allowedMethods: AllowedMethods.ALLOW_GET_HEAD_OPTIONS, cachePolicy: liveCache },
    orders: { ...calls, origin: orders },
    login: { ...calls, originRequestPolicy: loginRequests },
    publicOrders: { ...calls, origin: publicOrders },
    calls,
  };
}

/** The WebSocket API, whose stage is named like the path, so that the address of the connection is the shop's own. */
export function socketBehavior(host: string): BehaviorOptions {
  return {
    origin: new HttpOrigin(host, {
      protocolPolicy: OriginProtocolPolicy.HTTPS_ONLY,
      originSslProtocols: [OriginSslPolicy.TLS_V1_2],
    }),
    viewerProtocolPolicy: ViewerProtocolPolicy.HTTPS_ONLY,
    allowedMethods: AllowedMethods.ALLOW_GET_HEAD,
    cachePolicy: CachePolicy.CACHING_DISABLED,
    originRequestPolicy: OriginRequestPolicy.ALL_VIEWER_EXCEPT_HOST_HEADER,
  };
}

/**
 * Pictures, customers' files and videos from the bucket. If a variant or preview is missing, the function behind it
 * creates and stores it. Of videos there is nothing to create; CloudFront itself answers requests for ranges of them.
 */
export function mediaBehaviors({
  stack,
  media,
  functionUrl,
}: {
  stack: Stack;
  media: IBucket;
  functionUrl: IFunctionUrl;
}): Record<"images" | "uploads" | "videos", BehaviorOptions> {
  const files = S3BucketOrigin.withOriginAccessControl(media, { originAccessLevels: [AccessLevel.READ] });
  const origin: IOrigin = new OriginGroup({
    primaryOrigin: files,
    fallbackOrigin: FunctionUrlOrigin.withOriginAccessControl(functionUrl, { readTimeout: Duration.seconds(30) }),
    // Without the permission to list, S3 answers 403 for missing files.
    fallbackStatusCodes: [403, 404],
  });
  const shared = { ...READING, origin, cachePolicy: CachePolicy.CACHING_OPTIMIZED };
  return {
    images: {
      ...shared,
      responseHeadersPolicy: imageHeadersPolicy(stack),
      functionAssociations: [edgeFunction({ stack, name: "image" })],
    },
    uploads: { ...shared, responseHeadersPolicy: uploadHeadersPolicy(stack) },
    // They are compressed already.
    videos: { ...shared, origin: files, compress: false, responseHeadersPolicy: videoHeadersPolicy(stack) },
  };
}

type EdgeName = "page" | "redirect" | "api" | "image";

/** A function in `edge/`, for the viewer's request or for the response. */
function edgeFunction({ stack, name }: { stack: Stack; name: EdgeName }): FunctionAssociation {
  const isBehind = name === "redirect";
  const id = `${isBehind ? "Behind" : "Before"}${name[0]?.toUpperCase()}${name.slice(1)}`;
  const edge = new EdgeFunction(stack, id, {
    code: FunctionCode.fromFile({ filePath: `stacks/web/edge/${name}.js` }),
    runtime: FunctionRuntime.JS_2_0,
  });
  return { function: edge, eventType: isBehind ? FunctionEventType.VIEWER_RESPONSE : FunctionEventType.VIEWER_REQUEST };
}
