import { Duration } from "aws-cdk-lib";
import {
  AccessLevel,
  AllowedMethods,
  type BehaviorOptions,
  CacheCookieBehavior,
  CachePolicy,
  type FunctionAssociation,
  Function as EdgeFunction,
  FunctionCode,
  FunctionEventType,
  FunctionRuntime,
  type IOrigin,
  OriginProtocolPolicy,
  OriginRequestPolicy,
  OriginSslPolicy,
  ViewerProtocolPolicy,
} from "aws-cdk-lib/aws-cloudfront";
import { FunctionUrlOrigin, HttpOrigin, OriginGroup, S3BucketOrigin } from "aws-cdk-lib/aws-cloudfront-origins";
import type { IFunctionUrl } from "aws-cdk-lib/aws-lambda";
import type { IBucket } from "aws-cdk-lib/aws-s3";
import type { Stack } from "sst/constructs";
import { apiHeadersPolicy, imageHeadersPolicy, siteHeadersPolicy } from "./security-headers";

const READING = { allowedMethods: AllowedMethods.ALLOW_GET_HEAD_OPTIONS, viewerProtocolPolicy: ViewerProtocolPolicy.REDIRECT_TO_HTTPS, compress: true };

/** Pages, and the files with a hash in their name, which need no function to be found. */
export function siteBehaviors({ stack, site }: { stack: Stack; site: IBucket }): { pages: BehaviorOptions; assets: BehaviorOptions } {
  const assets = {
    ...READING,
    // May list, so that a missing file is a 404.
    origin: S3BucketOrigin.withOriginAccessControl(site, { originAccessLevels: [AccessLevel.READ, AccessLevel.LIST] }),
    cachePolicy: CachePolicy.CACHING_OPTIMIZED,
    responseHeadersPolicy: siteHeadersPolicy(stack),
  };
  return { assets, pages: { ...assets, functionAssociations: [edgeFunction({ stack, name: "page" })] } };
}

/** The bundle that the shop starts with, kept for seconds where no session is sent; every other call passes through. */
export function apiBehaviors({ stack, host }: { stack: Stack; host: string }): { init: BehaviorOptions; calls: BehaviorOptions } {
  const shared = {
    origin: new HttpOrigin(host, { protocolPolicy: OriginProtocolPolicy.HTTPS_ONLY, originSslProtocols: [OriginSslPolicy.TLS_V1_2], readTimeout: Duration.seconds(30) }),
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
  return {
    init: { ...shared, allowedMethods: AllowedMethods.ALLOW_GET_HEAD_OPTIONS, cachePolicy: initCache },
    calls: {
      ...shared,
      allowedMethods: AllowedMethods.ALLOW_ALL,
      cachePolicy: CachePolicy.CACHING_DISABLED,
      originRequestPolicy: OriginRequestPolicy.ALL_VIEWER_EXCEPT_HOST_HEADER,
      functionAssociations: [edgeFunction({ stack, name: "api" })],
    },
  };
}

/** Pictures from the bucket; a variant that is not there yet is made and kept by the function behind it. */
export function imageBehavior({ stack, media, functionUrl }: { stack: Stack; media: IBucket; functionUrl: IFunctionUrl }): BehaviorOptions {
  const origin: IOrigin = new OriginGroup({
    primaryOrigin: S3BucketOrigin.withOriginAccessControl(media, { originAccessLevels: [AccessLevel.READ] }),
    fallbackOrigin: FunctionUrlOrigin.withOriginAccessControl(functionUrl, { readTimeout: Duration.seconds(30) }),
    // Without the right to list, S3 answers 403 for what is not there.
    fallbackStatusCodes: [403, 404],
  });
  return { ...READING, origin, cachePolicy: CachePolicy.CACHING_OPTIMIZED, responseHeadersPolicy: imageHeadersPolicy(stack), functionAssociations: [edgeFunction({ stack, name: "image" })] };
}

function edgeFunction({ stack, name }: { stack: Stack; name: "page" | "api" | "image" }): FunctionAssociation {
  const id = `Before${name[0]?.toUpperCase()}${name.slice(1)}`;
  const edge = new EdgeFunction(stack, id, { code: FunctionCode.fromFile({ filePath: `stacks/edge/${name}.js` }), runtime: FunctionRuntime.JS_2_0 });
  return { function: edge, eventType: FunctionEventType.VIEWER_REQUEST };
}
