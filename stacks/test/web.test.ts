import { Match, Template } from "aws-cdk-lib/assertions";
import { beforeAll, describe, expect, it } from "vitest";
import { siteHeaders, uploadHeaders } from "../../packages/functions/src/routes";
import { ORIGIN_KEY, resourcesOf, synthesised } from "./synth";
import {
  type Behavior,
  type DistributionProperties,
  type PolicyConfig,
  distributionOf,
  headersOf,
} from "./distribution";

const ALL_METHODS = ["GET", "HEAD", "OPTIONS", "PUT", "PATCH", "POST", "DELETE"];

/** CloudFront's managed policies. */
const CACHING_OPTIMIZED = "658327ea-f89d-4fab-a63d-7e88639e58f6";

const CACHING_DISABLED = "4135ea2d-6df8-44a3-9df3-4b5a84be39ad";

const ALL_BUT_HOST = "b689b0a8-53d0-40ab-baf2-68738e2966ac";

let template: Template;

let config: DistributionProperties["DistributionConfig"];

beforeAll(async () => {
  template = (await synthesised()).templates.Web;
  config = distributionOf(template);
});

const behavior = (path: string): Behavior => {
  const found =
    path === "*" ? config.DefaultCacheBehavior : config.CacheBehaviors.find(({ PathPattern }) => PathPattern === path);
  if (!found) throw new Error(`No behaviour for ${path}`);
  return found;
};

const origin = (id: string) => config.Origins.find(({ Id }) => Id === id);

const groupOf = (path: string) => config.OriginGroups.Items.find(({ Id }) => Id === behavior(path).TargetOriginId);

const functionsOf = (path: string): string[] =>
  (behavior(path).FunctionAssociations ?? []).map(
    ({ EventType, FunctionARN }) => `${EventType} ${FunctionARN["Fn::GetAtt"][0].replace(/[0-9A-F]{8}$/, "")}`,
  );

describe("paths of the one origin", () => {
  it("are matched in this order", () => {
    expect(config.CacheBehaviors.map(({ PathPattern }) => PathPattern)).toEqual([
      "/assets/*",
      "/api/init",
      "/api/branches/*/full-slots",
      "/api/branches/*/now",
      "/api/orders",
      "/api/orders/public/*",
      "/api/login*",
      "/api/passkeys/login*",
      "/api/*",
      "/socket",
      "/image/*",
      "/upload/*",
      "/video/*",
      "/signage/*",
      "/fonts/*",
      "/sitemap.xml",
      "/robots.txt",
      "/backend*",
      "/display/*",
      "/*.*",
    ]);
  });

  it("lead files and the pages of back-office and displays to the site's bucket", () => {
    for (const path of ["/assets/*", "/backend*", "/display/*", "/*.*"]) {
      expect(JSON.stringify(origin(behavior(path).TargetOriginId)?.DomainName)).toContain("Site");
      expect(functionsOf(path)).toEqual(path === "/assets/*" ? [] : ["viewer-request BeforePage"]);
    }
  });

  it("lead the shop's pages to the API, and to the bucket when that fails", () => {
    const group = groupOf("*");
    expect(group?.FailoverCriteria.StatusCodes.Items).toEqual([500, 502, 503, 504]);
    const [api, bucket] = (group?.Members.Items ?? []).map(({ OriginId }) => origin(OriginId));
    expect(JSON.stringify(api?.DomainName)).toContain(".execute-api.");
    expect(JSON.stringify(bucket?.DomainName)).toContain("Site");
    expect(functionsOf("*")).toEqual(["viewer-request BeforePage", "viewer-response BehindRedirect"]);
  });

  it("cache each page by the header with its path, and by nothing else", () => {
    const policies = resourcesOf(template, "AWS::CloudFront::CachePolicy");
    for (const path of ["*", "/sitemap.xml", "/robots.txt"]) {
      expect(policies[(behavior(path).CachePolicyId as { Ref: string }).Ref]?.Properties).toMatchObject({
        CachePolicyConfig: {
          MinTTL: 0,
          ParametersInCacheKeyAndForwardedToOrigin: {
            CookiesConfig: { CookieBehavior: "none" },
            HeadersConfig: { HeaderBehavior: "whitelist", Headers: ["x-page-path"] },
            QueryStringsConfig: { QueryStringBehavior: "none" },
          },
        },
      });
    }
    for (const path of ["/sitemap.xml", "/robots.txt"])
      expect(JSON.stringify(origin(behavior(path).TargetOriginId)?.DomainName)).toContain(".execute-api.");
  });

  it("pass calls of the API through with every method, header and cookie, and cache none", () => {
    expect(behavior("/api/*")).toMatchObject({
      AllowedMethods: ALL_METHODS,
      CachePolicyId: CACHING_DISABLED,
      OriginRequestPolicyId: ALL_BUT_HOST,
      ViewerProtocolPolicy: "https-only",
    });
    expect(functionsOf("/api/*")).toEqual(["viewer-request BeforeApi"]);
    expect(JSON.stringify(origin(behavior("/api/*").TargetOriginId)?.DomainName)).toContain(".execute-api.");
  });

  it("tell log-ins roughly where they come from, and else what they read", () => {
    for (const path of ["/api/login*", "/api/passkeys/login*"]) {
      const policy = JSON.stringify(behavior(path).OriginRequestPolicyId);
      expect(behavior(path)).toMatchObject({ AllowedMethods: ALL_METHODS, CachePolicyId: CACHING_DISABLED });
      expect(policy).toContain("LoginRequests");
      expect(functionsOf(path)).toEqual(["viewer-request BeforeApi"]);
    }
    template.hasResourceProperties("AWS::CloudFront::OriginRequestPolicy", {
      OriginRequestPolicyConfig: {
        CookiesConfig: { CookieBehavior: "all" },
        HeadersConfig: {
          Headers: Match.arrayWith(["Sec-Fetch-Site", "X-Viewer-Address", "CloudFront-Viewer-City"]),
        },
      },
    });
  });

  it("send the calls of every order directly to functions, without the HTTP API, which is billed by request", () => {
    const urls = { "/api/orders": /"OrdersFunctionUrl/, "/api/orders/public/*": /"PublicOrdersFunctionUrl/ };
    for (const [path, url] of Object.entries(urls)) {
      expect(behavior(path)).toMatchObject({
        AllowedMethods: ALL_METHODS,
        CachePolicyId: CACHING_DISABLED,
        OriginRequestPolicyId: ALL_BUT_HOST,
        ViewerProtocolPolicy: "https-only",
      });
      expect(functionsOf(path)).toEqual(["viewer-request BeforeApi"]);
      expect(JSON.stringify(origin(behavior(path).TargetOriginId)?.DomainName)).toMatch(url);
    }
    expect(JSON.stringify(origin(behavior("/api/init").TargetOriginId)?.DomainName)).toContain("InitFunctionUrl");
  });

  it("never turn an error of the API into a page", () => {
    expect(config.CustomErrorResponses).toBeUndefined();
  });

  it("cache the init bundle as long as its headers say, separately by session and encoding", () => {
    const { CachePolicyId } = behavior("/api/init");
    const policies = resourcesOf(template, "AWS::CloudFront::CachePolicy");
    expect(policies[(CachePolicyId as { Ref: string }).Ref]?.Properties).toMatchObject({
      CachePolicyConfig: {
        DefaultTTL: 0,
        MinTTL: 0,
        ParametersInCacheKeyAndForwardedToOrigin: {
          CookiesConfig: { CookieBehavior: "whitelist", Cookies: ["session"] },
          EnableAcceptEncodingBrotli: true,
          EnableAcceptEncodingGzip: true,
          HeadersConfig: { HeaderBehavior: "none" },
          QueryStringsConfig: { QueryStringBehavior: "none" },
        },
      },
    });
  });

  it("cache full slots as long as their headers say, separately by month and without sessions", () => {
    const { CachePolicyId } = behavior("/api/branches/*/full-slots");
    const policies = resourcesOf(template, "AWS::CloudFront::CachePolicy");
    expect(policies[(CachePolicyId as { Ref: string }).Ref]?.Properties).toMatchObject({
      CachePolicyConfig: {
        DefaultTTL: 0,
        MinTTL: 0,
        ParametersInCacheKeyAndForwardedToOrigin: {
          CookiesConfig: { CookieBehavior: "none" },
          HeadersConfig: { HeaderBehavior: "none" },
          QueryStringsConfig: { QueryStringBehavior: "whitelist", QueryStrings: ["month"] },
        },
      },
    });
  });

  it("serve pictures from the bucket, and missing ones from the function", () => {
    const group = groupOf("/image/*");
    expect(group?.FailoverCriteria.StatusCodes.Items).toEqual([403, 404]);
    const [bucket, resizing] = (group?.Members.Items ?? []).map(({ OriginId }) => origin(OriginId));
    expect(JSON.stringify(bucket?.DomainName)).toContain("Media");
    expect(JSON.stringify(resizing?.DomainName)).toContain("ImageFunctionUrl");
    expect(resizing?.OriginAccessControlId).toBeDefined();
    expect(functionsOf("/image/*")).toEqual(["viewer-request BeforeImage"]);
  });

  it("serve customers' files in the same way, with headers that prevent scripts", () => {
    expect(behavior("/upload/*").TargetOriginId).toBe(behavior("/image/*").TargetOriginId);
    expect(functionsOf("/upload/*")).toEqual([]);
    type Policy = { ResponseHeadersPolicyConfig: PolicyConfig };
    const policies = resourcesOf<Policy>(template, "AWS::CloudFront::ResponseHeadersPolicy");
    const policy = policies[behavior("/upload/*").ResponseHeadersPolicyId.Ref]?.Properties.ResponseHeadersPolicyConfig;
    expect(policy && headersOf(policy)).toEqual({ ...uploadHeaders, "strict-transport-security": "63072000" });
    expect(uploadHeaders["content-security-policy"]).toMatch(/default-src 'none'.*sandbox$/);
  });

  it("answer videos from the bucket alone and as they are, so that ranges of them are answered", () => {
    const { TargetOriginId, CachePolicyId } = behavior("/video/*");
    expect(JSON.stringify(origin(TargetOriginId)?.DomainName)).toContain("Media");
    expect(CachePolicyId).toBe(behavior("/assets/*").CachePolicyId);
    expect([functionsOf("/video/*"), behavior("/video/*").Compress]).toEqual([[], false]);
  });

  it("serve typefaces from the API and cache them", () => {
    expect(JSON.stringify(origin(behavior("/fonts/*").TargetOriginId)?.DomainName)).toContain(".execute-api.");
    expect(behavior("/fonts/*")).toMatchObject({
      CachePolicyId: CACHING_OPTIMIZED,
      AllowedMethods: ["GET", "HEAD", "OPTIONS"],
    });
  });
});

describe("access", () => {
  it("allows calls of the picture function only through this distribution", () => {
    template.hasResourceProperties("AWS::Lambda::Url", { AuthType: "AWS_IAM" });
    const thisDistribution = Match.objectLike({
      "Fn::Join": ["", Match.arrayWith([{ Ref: Match.stringLikeRegexp("^Distribution") }])],
    });
    for (const Action of ["lambda:InvokeFunctionUrl", "lambda:InvokeFunction"])
      template.hasResourceProperties("AWS::Lambda::Permission", {
        Action,
        Principal: "cloudfront.amazonaws.com",
        SourceArn: thisDistribution,
      });
  });

  it("sends the API, and no other origin, the key that identifies this distribution", () => {
    for (const { DomainName, OriginCustomHeaders } of config.Origins) {
      const isApi = /"[^"]*Gateway[^"]*".*\.execute-api\.|(?:Init|Orders)FunctionUrl/.test(JSON.stringify(DomainName));
      expect(OriginCustomHeaders).toEqual(
        isApi ? [{ HeaderName: "x-origin-key", HeaderValue: ORIGIN_KEY }] : undefined,
      );
    }
  });

  it("allows only this distribution to read the buckets", () => {
    const s3 = config.Origins.filter(({ S3OriginConfig }) => S3OriginConfig);
    // The pages, pictures and customers' files, and videos.
    expect(s3).toHaveLength(3);
    for (const { OriginAccessControlId } of s3) expect(OriginAccessControlId).toBeDefined();
    for (const { CustomOriginConfig } of config.Origins.filter((one) => !one.S3OriginConfig))
      expect(CustomOriginConfig).toMatchObject({ OriginProtocolPolicy: "https-only", OriginSSLProtocols: ["TLSv1.2"] });
  });

  it("logs no path, because it may contain the key of an order or a file", () => {
    expect(config.Logging).toBeUndefined();
    template.allResourcesProperties("AWS::S3::Bucket", { LoggingConfiguration: Match.absent() });
  });
});

describe("headers of pages", () => {
  it("equal those of one machine, with HSTS for two years", () => {
    type Policy = { ResponseHeadersPolicyConfig: PolicyConfig };
    const policies = resourcesOf<Policy>(template, "AWS::CloudFront::ResponseHeadersPolicy");
    const policy = policies[behavior("*").ResponseHeadersPolicyId.Ref]?.Properties.ResponseHeadersPolicyConfig;
    expect(policy && headersOf(policy)).toEqual({ ...siteHeaders, "strict-transport-security": "63072000" });
    expect(siteHeaders["content-security-policy"]).toMatch(/frame-ancestors/);
  });

  it("let only the back-office send files to the bucket of pictures, and to nothing else", () => {
    type Policy = { ResponseHeadersPolicyConfig: PolicyConfig };
    const policies = resourcesOf<Policy>(template, "AWS::CloudFront::ResponseHeadersPolicy");
    const known = policies[behavior("/backend*").ResponseHeadersPolicyId.Ref]?.Properties.ResponseHeadersPolicyConfig;
    const { "content-security-policy": policy, ...others } = known ? headersOf(known) : {};
    const { "content-security-policy": usual = "", ...rest } = siteHeaders;
    expect(others).toEqual({ ...rest, "strict-transport-security": "63072000" });
    const [before, after] = usual.split("connect-src 'self'");
    const domain = { "Fn::GetAtt": [expect.stringMatching(/^Media/), "RegionalDomainName"] };
    expect(policy).toEqual({
      "Fn::Join": ["", [`${before}connect-src 'self' https://`, domain, after]],
    });
    for (const path of ["*", "/display/*", "/*.*", "/assets/*"])
      expect(behavior(path).ResponseHeadersPolicyId).not.toEqual(behavior("/backend*").ResponseHeadersPolicyId);
  });
});
