/** Where browsers send files to the bucket, since its own address is of this machine alone and checks no form. */
export const UPLOAD_PATH = "/_local/bucket";
