import { parseArgs } from "node:util";
import { S3Client } from "@aws-sdk/client-s3";
import { readerClient, redrive } from "@tresen/core/health/redrive";
import { REGION } from "../environment";
import { StartFailure } from "../failure";
import { REDRIVEN, USAGE, redriveFailureText, redrivenText } from "./cli.texts";

main().catch((error: unknown) => {
  console.error(error instanceof StartFailure ? error.message : error);
  process.exit(1);
});

async function main(): Promise<void> {
  const bucket = readBucket(process.argv.slice(2));
  const region = process.env.AWS_REGION ?? REGION;
  let done = 0;
  let left = 0;
  for await (const { key, failure } of redrive({
    bucket,
    s3: new S3Client({ region }),
    lambda: readerClient({ region }),
  })) {
    if (failure === null) done += 1;
    else left += 1;
    console.log(`${key}  ${failure === null ? REDRIVEN : redriveFailureText(failure)}`);
  }
  console.log(redrivenText({ done, left }));
  process.exit(left > 0 ? 1 : 0);
}

function readBucket(args: string[]): string {
  try {
    const { values, positionals } = parseArgs({
      args,
      options: { bucket: { type: "string" } },
      allowPositionals: true,
    });
    if (values.bucket && positionals.join() === "redrive") return values.bucket;
  } catch {
    // An unknown option gets the same message as a missing one.
  }
  throw new StartFailure(USAGE.stream);
}
