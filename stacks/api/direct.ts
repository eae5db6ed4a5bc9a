import { Duration } from "aws-cdk-lib";
import type { IOrigin } from "aws-cdk-lib/aws-cloudfront";
import { FunctionUrlOrigin } from "aws-cdk-lib/aws-cloudfront-origins";
import { FunctionUrlAuthType } from "aws-cdk-lib/aws-lambda";
import type { IBucket } from "aws-cdk-lib/aws-s3";
import type { Function, Stack } from "sst/constructs";
import { httpFunctions } from "../../packages/functions/src/routes";
import { createFunction } from "../lambda";
import type { Stage } from "../stage";

interface Direct {
  handler: Function;
  origin: IOrigin;
}

/**
 * The functions that CloudFront calls at function URLs. These accept unsigned requests, since CloudFront cannot sign
 * requests with a body; the functions refuse callers without the key. See docs/decisions/0025.
 */
export function directFunctions({
  stack,
  stage,
  bucket,
  originKey,
  publicUrl,
}: {
  stack: Stack;
  stage: Stage;
  bucket: IBucket;
  originKey: string;
  publicUrl: string;
}): ReadonlyMap<string, Direct> {
  const definitions = httpFunctions.filter(({ isDirect }) => isDirect);
  return new Map(
    definitions.map((definition) => {
      const handler = createFunction({
        stack,
        stage,
        definition,
        bucket,
        publicUrl,
        environment: { ORIGIN_KEY: originKey },
      });
      const url = handler.addFunctionUrl({ authType: FunctionUrlAuthType.NONE });
      const origin = new FunctionUrlOrigin(url, {
        readTimeout: Duration.seconds(30),
        customHeaders: { "x-origin-key": originKey },
      });
      return [definition.name, { handler, origin }] as const;
    }),
  );
}
