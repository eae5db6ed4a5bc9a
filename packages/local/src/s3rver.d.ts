declare module "s3rver" {
  import type { RequestListener } from "node:http";
  import type { Readable } from "node:stream";

  export interface S3rverOptions {
    directory: string;
    silent?: boolean;
    allowMismatchedSignatures?: boolean;
    configureBuckets?: { name: string; configs?: string[] }[];
  }

  export interface Written {
    size: number;
    /** In hex. */
    md5: string;
  }

  export interface StoredPart {
    number: number;
    etag: string;
  }

  interface StoredObject {
    bucket: string;
    key: string;
    content: Readable | Buffer;
    metadata: Record<string, string>;
  }

  export interface EmulatorStore {
    getResourcePath(bucket: string, key: string | undefined, resource: string): string;
    putMetadata(bucket: string, key: string, metadata: Record<string, string>, md5: string): Promise<void>;
    putObject(object: StoredObject): Promise<Written>;
    putPart(bucket: string, uploadId: string, partNumber: string, content: Readable): Promise<Written>;
    putObjectMultipart(bucket: string, uploadId: string, parts: readonly StoredPart[]): Promise<Written>;
  }

  export type S3ErrorClass = new (code: string, message: string) => Error;

  export default class S3rver {
    constructor(options: S3rverOptions);
    readonly store: EmulatorStore;
    configureBuckets(): Promise<unknown>;
    callback(): RequestListener;
    on(event: "error", listener: (error: Error & { status?: number }) => void): this;
  }
}

declare module "s3rver/lib/models/error.js" {
  import type { S3ErrorClass } from "s3rver";

  const S3Error: S3ErrorClass;
  export default S3Error;
}

declare module "s3rver/lib/models/account.js" {
  interface Account {
    createKeyPair(accessKeyId: string, secretAccessKey: string): void;
  }

  const accounts: { DUMMY_ACCOUNT: Account };
  export default accounts;
}
