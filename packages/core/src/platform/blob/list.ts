import { ListObjectsV2Command } from "@aws-sdk/client-s3";
import { fileEnv } from "../env";
import { client } from "./store";

/** The number of objects of a bucket, 1,000 at most, by one call. @throws errors of S3. */
export async function countObjects({ bucket }: { bucket: string }): Promise<number> {
  const { Contents = [] } = await client.send(new ListObjectsV2Command({ Bucket: bucket }));
  return Contents.length;
}

/** The keys of all objects of a folder, in their order, a page at a time. @throws errors of S3. */
export async function* listKeys({ folder, after }: { folder: string; after: string }): AsyncGenerator<string[]> {
  let next: string | undefined;
  do {
    const page = await client.send(
      new ListObjectsV2Command({
        Bucket: fileEnv.BUCKET_NAME,
        Prefix: folder,
        ...(next === undefined ? { StartAfter: after } : { ContinuationToken: next }),
      }),
    );
    yield (page.Contents ?? []).flatMap(({ Key: key }) => key ?? []);
    next = page.NextContinuationToken;
  } while (next !== undefined);
}
