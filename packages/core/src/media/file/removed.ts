import type { AttributeValue } from "@aws-sdk/client-dynamodb";
import { unmarshall } from "@aws-sdk/util-dynamodb";
import { type StoredFile, removeFile } from "./store";

/** The part of a stream's record that is needed here. */
interface RemovedRecord {
  dynamodb?: {
    Keys?: Record<string, { S?: string }>;
    OldImage?: Record<string, unknown>;
    NewImage?: Record<string, unknown>;
  };
}

/**
 * Takes a file out of the bucket when its record went, because no order used it in time. Doing it twice does no harm.
 * @throws upstream
 */
export async function removeLeftFile({ dynamodb }: RemovedRecord): Promise<void> {
  if (!dynamodb?.Keys?.pk?.S?.startsWith("upload#") || dynamodb.NewImage || !dynamodb.OldImage) return;
  await removeFile(unmarshall(dynamodb.OldImage as Record<string, AttributeValue>) as unknown as StoredFile);
}
