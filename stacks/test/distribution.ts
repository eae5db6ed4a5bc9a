import { Template } from "aws-cdk-lib/assertions";
import { resourcesOf } from "./synth";

export interface Behavior {
  PathPattern?: string;
  TargetOriginId: string;
  AllowedMethods: string[];
  CachePolicyId: unknown;
  Compress: boolean;
  OriginRequestPolicyId?: unknown;
  ResponseHeadersPolicyId: { Ref: string };
  ViewerProtocolPolicy: string;
  FunctionAssociations?: { EventType: string; FunctionARN: { "Fn::GetAtt": [string, string] } }[];
}

export interface DistributionProperties {
  DistributionConfig: {
    Aliases?: string[];
    CacheBehaviors: Behavior[];
    DefaultCacheBehavior: Behavior;
    CustomErrorResponses?: unknown;
    Logging?: unknown;
    HttpVersion: string;
    Origins: {
      Id: string;
      DomainName: unknown;
      OriginAccessControlId?: unknown;
      S3OriginConfig?: unknown;
      CustomOriginConfig?: { OriginProtocolPolicy: string; OriginSSLProtocols: string[] };
      OriginCustomHeaders?: { HeaderName: string; HeaderValue: unknown }[];
    }[];
    OriginGroups: {
      Items: {
        Id: string;
        FailoverCriteria: { StatusCodes: { Items: number[] } };
        Members: { Items: { OriginId: string }[] };
      }[];
    };
    ViewerCertificate?: unknown;
  };
}

export function distributionOf(stack: Template): DistributionProperties["DistributionConfig"] {
  const [distribution] = Object.values(resourcesOf<DistributionProperties>(stack, "AWS::CloudFront::Distribution"));
  if (!distribution) throw new Error("There is no distribution");
  return distribution.Properties.DistributionConfig;
}

export interface PolicyConfig {
  CustomHeadersConfig: { Items: { Header: string; Value: string }[] };
  SecurityHeadersConfig: {
    ContentSecurityPolicy: { ContentSecurityPolicy: string };
    ContentTypeOptions: object;
    FrameOptions: { FrameOption: string };
    ReferrerPolicy: { ReferrerPolicy: string };
    StrictTransportSecurity: { AccessControlMaxAgeSec: number };
  };
}

export function headersOf({ CustomHeadersConfig, SecurityHeadersConfig: known }: PolicyConfig): Record<string, string> {
  return {
    ...Object.fromEntries(CustomHeadersConfig.Items.map(({ Header, Value }) => [Header, Value])),
    "content-security-policy": known.ContentSecurityPolicy.ContentSecurityPolicy,
    "x-content-type-options": "nosniff",
    "x-frame-options": known.FrameOptions.FrameOption,
    "referrer-policy": known.ReferrerPolicy.ReferrerPolicy,
    "strict-transport-security": String(known.StrictTransportSecurity.AccessControlMaxAgeSec),
  };
}
