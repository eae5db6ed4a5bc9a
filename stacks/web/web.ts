import { Annotations } from "aws-cdk-lib";
import { Certificate } from "aws-cdk-lib/aws-certificatemanager";
import {
  Distribution,
  HttpVersion,
  type IOrigin,
  PriceClass,
  SecurityPolicyProtocol,
} from "aws-cdk-lib/aws-cloudfront";
import { ServicePrincipal } from "aws-cdk-lib/aws-iam";
import { FunctionUrlAuthType } from "aws-cdk-lib/aws-lambda";
import { NagSuppressions } from "cdk-nag";
import { type StackContext, use } from "sst/constructs";
import { SOCKET_PATH, httpFunctions, migrateFunction } from "../../packages/functions/src/routes";
import { apiBehaviors, apiOrigin, mediaBehaviors, siteBehaviors, socketBehavior } from "./behaviors";
import { directFunctions } from "../api/direct";
import { Gateway } from "../api/gateway";
import { Socket } from "../api/socket";
import { createFunction } from "../lambda";
import { createMigration, migrateBefore } from "../data/migration-trigger";
import { filesBeside } from "../api/files-beside";
import { type Stage, stageOf } from "../stage";
import { createBuckets } from "../data/storage";

const IMAGE_PATH = "/image/{proxy+}";

/** One distribution for all requests of browsers: pages, API and pictures. */
export function Web({ app, stack }: StackContext) {
  const stage = stageOf(app);
  const { host, originKey } = use(Gateway);
  const { media, site } = createBuckets({ stack, stage });
  const definition = imageFunction();
  const image = createFunction({
    stack,
    stage,
    definition,
    bucket: media,
    publicUrl: earlyPublicUrl(stage),
    copyFiles: filesBeside(definition),
  });
  const functionUrl = image.addFunctionUrl({ authType: FunctionUrlAuthType.AWS_IAM });
  const direct = directFunctions({ stack, stage, bucket: media, originKey, publicUrl: earlyPublicUrl(stage) });
  migrateBefore({
    migration: createMigration({
      stack,
      stage,
      definition: migrateFunction,
      bucket: media,
      publicUrl: earlyPublicUrl(stage),
    }),
    functions: [image, ...[...direct.values()].map(({ handler }) => handler)],
  });
  const api = apiOrigin({ host, originKey });
  const socket = socketBehavior(use(Socket).host);
  const { pages, files, backoffice, assets, crawlers } = siteBehaviors({ stack, site, media, api });
  const { init, fullSlots, live, orders, publicOrders, login, calls, fonts } = apiBehaviors({
    stack,
    api,
    init: originOf({ direct, name: "init" }),
    orders: originOf({ direct, name: "orders" }),
    publicOrders: originOf({ direct, name: "public-orders" }),
  });
  const { images, uploads, videos } = mediaBehaviors({ stack, media, functionUrl });
  const distribution = new Distribution(stack, "Distribution", {
    comment: stack.stackName,
    defaultRootObject: "index.html",
    defaultBehavior: pages,
    additionalBehaviors: {
      "/assets/*": assets,
      "/api/init": init,
      "/api/branches/*/full-slots": fullSlots,
      "/api/branches/*/now": live,
      "/api/orders": orders,
      "/api/orders/public/*": publicOrders,
      "/api/login*": login,
      "/api/passkeys/login*": login,
      "/api/*": calls,
      [SOCKET_PATH]: socket,
      "/image/*": images,
      "/upload/*": uploads,
      "/video/*": videos,
      "/signage/*": videos,
      "/fonts/*": fonts,
      "/sitemap.xml": crawlers,
      "/robots.txt": crawlers,
      "/backend*": backoffice,
      "/display/*": files,
      // The last behavior: here a path with a dot is a file, every path without one a page.
      "/*.*": files,
    },
    ...(stage.domain
      ? {
          domainNames: [stage.domain.name],
          certificate: Certificate.fromCertificateArn(stack, "Certificate", stage.domain.certificateArn),
        }
      : {}),
    minimumProtocolVersion: SecurityPolicyProtocol.TLS_V1_2_2021,
    httpVersion: HttpVersion.HTTP2_AND_3,
    priceClass: PriceClass.PRICE_CLASS_100,
  });
  // Function URLs require this permission in addition to the one that the origin adds.
  image.addPermission("InvokeThroughUrl", {
    principal: new ServicePrincipal("cloudfront.amazonaws.com"),
    action: "lambda:InvokeFunction",
    sourceArn: distribution.distributionArn,
    invokedViaFunctionUrl: true,
  });
  suppressFindings({ distribution, stage });
  Annotations.of(distribution).acknowledgeWarning(
    "@aws-cdk/aws-cloudfront-origins:listBucketSecurityRisk",
    "The root is an entry page.",
  );
  const publicUrl = `https://${stage.domain?.name ?? distribution.distributionDomainName}`;
  stack.addOutputs({
    PublicUrl: publicUrl,
    DistributionDomainName: distribution.distributionDomainName,
    MediaBucketName: media.bucketName,
  });
  return { distribution, image, direct: [...direct.values()].map(({ handler }) => handler), media, site, publicUrl };
}

function imageFunction(): (typeof httpFunctions)[number] {
  const found = httpFunctions.find(({ paths }) => paths.includes(IMAGE_PATH));
  if (!found) throw new Error(`routes.ts names no function for ${IMAGE_PATH}.`);
  return found;
}

function originOf({ direct, name }: { direct: ReturnType<typeof directFunctions>; name: string }): IOrigin {
  const found = direct.get(name);
  if (!found) throw new Error(`routes.ts names no function ${name} with an address of its own.`);
  return found.origin;
}

/**
 * The distribution depends on these functions, so they cannot know its domain name if the stage has no domain of its
 * own. They read it from the headers of requests that carry CloudFront's key.
 */
function earlyPublicUrl({ domain }: Stage): string {
  return `https://${domain?.name ?? "localhost"}`;
}

function suppressFindings({ distribution, stage }: { distribution: Distribution; stage: Stage }): void {
  NagSuppressions.addResourceSuppressions(distribution, [
    {
      id: "AwsSolutions-CFR1",
      reason: "Guests order from wherever they are; whether a branch delivers there is checked with the order.",
    },
    {
      id: "AwsSolutions-CFR2",
      reason:
        "The HTTP API's throttle limits what an attack costs; a firewall costs more than a small shop's whole bill " +
        "and can be attached by hand.",
    },
    {
      id: "AwsSolutions-CFR3",
      reason:
        "CloudFront's log holds whole paths beside addresses of visitors: whoever reads it could open customers' " +
        "orders and files.",
    },
    ...(stage.domain
      ? []
      : [
          {
            id: "AwsSolutions-CFR4",
            reason: "CloudFront's own certificate comes with its own policy; with SITE_DOMAIN it is TLS 1.2.",
          },
        ]),
  ]);
}
