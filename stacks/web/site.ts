import { execFileSync } from "node:child_process";
import { resolve } from "node:path";
import { Duration } from "aws-cdk-lib";
import { LogGroup, RetentionDays } from "aws-cdk-lib/aws-logs";
import { BucketDeployment, CacheControl, Source } from "aws-cdk-lib/aws-s3-deployment";
import { NagSuppressions } from "cdk-nag";
import { type StackContext, dependsOn, use } from "sst/constructs";
import { Backoffice, Insight } from "../api/api";
import { Web } from "./web";

const FOLDER = resolve(".sst/site");

/**
 * The built pages of shop, back-office and displays. They are deployed last, so that no page meets an API older than
 * itself.
 */
export function Site({ app, stack }: StackContext) {
  dependsOn(Backoffice);
  dependsOn(Insight);
  const { site, distribution } = use(Web);
  if (app.mode === "remove") return;
  buildSite();
  const logGroup = new LogGroup(stack, "UploadLog", { retention: RetentionDays.ONE_WEEK });
  const shared = { destinationBucket: site, memoryLimit: 512, logGroup };
  const assets = new BucketDeployment(stack, "Assets", {
    ...shared,
    sources: [Source.asset(FOLDER, { exclude: ["*", "!assets", "!assets/**"] })],
    cacheControl: [CacheControl.setPublic(), CacheControl.maxAge(Duration.days(365)), CacheControl.immutable()],
    // A browser with an older page still loads that page's files.
    prune: false,
  });
  const pages = new BucketDeployment(stack, "Pages", {
    ...shared,
    sources: [Source.asset(FOLDER, { exclude: ["assets", "assets/**", ".vite", ".vite/**"] })],
    cacheControl: [CacheControl.setPublic(), CacheControl.maxAge(Duration.seconds(0)), CacheControl.mustRevalidate()],
    prune: false,
    distribution,
    distributionPaths: ["/", "/index.html", "/backend/*", "/display/*", "/build/*"],
  });
  pages.node.addDependency(assets);
  NagSuppressions.addStackSuppressions(stack, [
    {
      id: "AwsSolutions-IAM4",
      reason: "The CDK's upload function, which runs during a deployment only, brings Lambda's basic role.",
    },
    {
      id: "AwsSolutions-IAM5",
      reason:
        "The CDK's upload function copies files whose names it learns from the archive, and its role is the CDK's own.",
    },
    { id: "AwsSolutions-L1", reason: "The CDK chooses the runtime of its upload function." },
  ]);
}

/** A separate build, so that a development build is never deployed. */
function buildSite(): void {
  execFileSync(
    process.execPath,
    ["node_modules/vite/bin/vite.js", "build", "web", "--outDir", FOLDER, "--emptyOutDir", "--logLevel", "error"],
    {
      stdio: ["ignore", "ignore", "inherit"],
      env: { ...process.env, NODE_ENV: "production" },
    },
  );
}
