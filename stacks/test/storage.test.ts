import { Match, Template } from "aws-cdk-lib/assertions";
import { beforeAll, describe, expect, it } from "vitest";
import { CUT_DAYS, ERASURES_DAYS, EXPORT_DAYS, SIGNAGE_DAYS } from "../../packages/functions/src/routes";
import { type DistributionProperties, distributionOf } from "./distribution";
import { resourcesOf, synthesised } from "./synth";

let template: Template;

let config: DistributionProperties["DistributionConfig"];

beforeAll(async () => {
  template = (await synthesised()).templates.Web;
  config = distributionOf(template);
});

const origin = (id: string) => config.Origins.find(({ Id }) => Id === id);

const membersOf = (id: string): string[] =>
  config.OriginGroups.Items.find(({ Id }) => Id === id)?.Members.Items.map(({ OriginId }) => OriginId) ?? [];

describe("buckets", () => {
  it("keeps every bucket private, encrypted and on TLS 1.2", () => {
    template.resourceCountIs("AWS::S3::Bucket", 2);
    const blocked = {
      BlockPublicAcls: true,
      BlockPublicPolicy: true,
      IgnorePublicAcls: true,
      RestrictPublicBuckets: true,
    };
    template.allResourcesProperties("AWS::S3::Bucket", {
      PublicAccessBlockConfiguration: blocked,
      BucketEncryption: {
        ServerSideEncryptionConfiguration: [{ ServerSideEncryptionByDefault: { SSEAlgorithm: "AES256" } }],
      },
    });
    template.resourceCountIs("AWS::S3::BucketPolicy", 2);
    template.allResourcesProperties("AWS::S3::BucketPolicy", {
      PolicyDocument: {
        Statement: Match.arrayWith([
          Match.objectLike({ Effect: "Deny", Condition: { NumericLessThan: { "s3:TlsVersion": 1.2 } } }),
        ]),
      },
    });
  });

  it("keeps production's pictures with their earlier versions", () => {
    template.hasResource("AWS::S3::Bucket", {
      DeletionPolicy: "Retain",
      Properties: { VersioningConfiguration: { Status: "Enabled" } },
    });
  });

  it("keeps no deleted file of a customer", () => {
    const rules = [
      {
        NoncurrentVersionExpiration: { NoncurrentDays: 90 },
        AbortIncompleteMultipartUpload: { DaysAfterInitiation: 1 },
        Status: "Enabled",
      },
      {
        Prefix: "upload/",
        NoncurrentVersionExpiration: { NoncurrentDays: 1 },
        ExpiredObjectDeleteMarker: true,
        Status: "Enabled",
      },
      {
        Prefix: "video/",
        NoncurrentVersionExpiration: { NoncurrentDays: 1 },
        ExpiredObjectDeleteMarker: true,
        Status: "Enabled",
      },
      {
        Prefix: "export/",
        ExpirationInDays: EXPORT_DAYS,
        NoncurrentVersionExpiration: { NoncurrentDays: 1 },
        Status: "Enabled",
      },
      {
        Prefix: "erasures/",
        ExpirationInDays: ERASURES_DAYS,
        NoncurrentVersionExpiration: { NoncurrentDays: 1 },
        Status: "Enabled",
      },
      {
        Prefix: "incoming/",
        ExpirationInDays: 1,
        NoncurrentVersionExpiration: { NoncurrentDays: 1 },
        Status: "Enabled",
      },
      {
        Prefix: "signage/",
        ExpirationInDays: SIGNAGE_DAYS,
        NoncurrentVersionExpiration: { NoncurrentDays: 1 },
        Status: "Enabled",
      },
      {
        Prefix: "image/cut/",
        ExpirationInDays: CUT_DAYS,
        NoncurrentVersionExpiration: { NoncurrentDays: 1 },
        Status: "Enabled",
      },
    ];
    template.hasResourceProperties("AWS::S3::Bucket", {
      VersioningConfiguration: { Status: "Enabled" },
      LifecycleConfiguration: { Rules: rules },
    });
  });

  it("lets pages send forms to the bucket of pictures, and serves nothing of what they sent", () => {
    const rules = {
      CorsRules: [
        {
          AllowedMethods: ["POST", "PUT"],
          AllowedOrigins: ["https://*.cloudfront.net"],
          ExposedHeaders: ["ETag"],
          MaxAge: 3600,
        },
      ],
    };
    const buckets = resourcesOf<{ CorsConfiguration?: unknown }>(template, "AWS::S3::Bucket");
    const found = Object.entries(buckets).map(([id, { Properties }]) => [id.slice(0, 4), Properties.CorsConfiguration]);
    expect(Object.fromEntries(found)).toEqual({ Medi: rules, Site: undefined });
    const media = config.CacheBehaviors.filter(({ TargetOriginId }) =>
      [TargetOriginId, ...membersOf(TargetOriginId)].some((id) =>
        /"Media/.test(JSON.stringify(origin(id)?.DomainName)),
      ),
    );
    expect(media.map(({ PathPattern }) => PathPattern)).toEqual(["/image/*", "/upload/*", "/video/*", "/signage/*"]);
  });
});
